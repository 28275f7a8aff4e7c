import type { Grant } from '@festlig/contracts/billing';
import { party } from '@festlig/contracts/party';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PartyModule } from '../party.module';
import { GrantRepository } from './grant.repository';
import { PARTIES, type PartyDocument } from './party.schema';

const premium: Grant = { id: 'a'.repeat(24), gives: 'premium' };
const pro: Grant = { id: 'b'.repeat(24), gives: 'pro' };
const photos: Grant = { id: 'c'.repeat(24), gives: 'unlimited_photos' };

describe('what a party was given', () => {
  let host: ReturnType<typeof aUser>;
  let service: TestService;
  let id: string;
  const grants = () => service.app.get(GrantRepository);
  const now = async () => {
    const { plan, limits, version } = await service.call(party.calls.getParty, { partyId: id }, host);
    return { plan, photos: limits.photos, version };
  };
  beforeAll(async () => {
    service = await TestService.start({ service: 'party', module: PartyModule, now: '2026-05-01T10:00:00Z' });
  });
  beforeEach(async () => {
    host = aUser();
    ({ id } = await service.call(party.calls.createParty, newParty, host));
    service.parties.set(id, { [host.id]: 'owner' });
  });
  afterAll(() => service.stop());

  it('raises the plan, and removes the limit of photos when that was bought', async () => {
    expect(await now()).toEqual({ plan: 'free', photos: 20, version: 0 });
    await grants().give(id, premium);
    expect(await now()).toMatchObject({ plan: 'premium', photos: 200 });
    await grants().give(id, photos);
    expect(await now()).toEqual({ plan: 'premium', photos: null, version: 2 });
    await grants().give(id, photos);
    expect(await now()).toMatchObject({ version: 2 });
  });

  it('is complete when several payments complete at the same time', async () => {
    await Promise.all([premium, pro, photos, pro].map((grant) => grants().give(id, grant)));
    expect(await now()).toEqual({ plan: 'pro', photos: null, version: 3 });
  });

  it('is lowered to what is left when one is taken back, also when it is taken back first', async () => {
    await grants().give(id, premium);
    await grants().takeBack(id, pro.id, []);
    await grants().give(id, pro);
    expect((await now()).plan).toBe('premium');
    await grants().give(id, photos);
    await grants().takeBack(id, photos.id, []);
    await grants().takeBack(id, premium.id, []);
    expect(await now()).toMatchObject({ plan: 'free', photos: 20 });
  });

  it('counts the other payments of a party whose plan was raised before grants were stored', async () => {
    await service.app.get<Model<PartyDocument>>(getModelToken(PARTIES)).updateOne({ _id: id }, { plan: 'pro' });
    await grants().takeBack(id, pro.id, [premium]);
    expect((await now()).plan).toBe('premium');
  });

  it('does not lower such a party when it is given less', async () => {
    await service.app.get<Model<PartyDocument>>(getModelToken(PARTIES)).updateOne({ _id: id }, { plan: 'pro' });
    await grants().give(id, premium);
    expect((await now()).plan).toBe('pro');
  });

  it('is ignored when the party is gone', async () => {
    await expect(grants().give('f'.repeat(24), pro)).resolves.toBeUndefined();
  });
});
