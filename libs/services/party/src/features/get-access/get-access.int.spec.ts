import { party, type Party } from '@festlig/contracts/party';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { PartyModule } from '../../party.module';
import { PARTIES, type PartyDocument } from '../../store/party.schema';

const { createParty, describeParty, getAccess } = party.calls;
const host = aUser();

describe('access to a party', () => {
  let service: TestService;
  let existing: Party;
  const setSlug = (slug: string) =>
    service.app
      .get<Model<PartyDocument>>(getModelToken(PARTIES))
      .updateOne({ _id: existing.id }, { $set: { slug, addresses: [slug] } });
  const roleIn = async (partyId: string, userId: string | null) =>
    (await service.ask(getAccess, { partyId, userId })).party;
  beforeAll(async () => {
    service = await TestService.start({ service: 'party', module: PartyModule, now: '2026-05-01T10:00:00Z' });
    existing = await service.call(createParty, newParty, host);
    await setSlug('sofie40');
  });
  afterAll(() => service.stop());

  it('finds the party by id, short id and slug', async () => {
    for (const ref of [existing.id, existing.sid, 'sofie40', 'Sofie40'])
      expect(await roleIn(ref, host.id)).toEqual({ id: existing.id, role: 'owner' });
  });

  it('gives everybody but the hosts the role of guest', async () => {
    for (const userId of [aUser().id, null])
      expect(await roleIn(existing.sid, userId)).toEqual({ id: existing.id, role: 'guest' });
  });

  it('returns no party for an unknown id, short id or slug', async () => {
    for (const ref of ['0123456789abcdef01234567', 'ZZZZZZZZ', 'nobody', existing.sid.slice(1)])
      expect(await roleIn(ref, host.id)).toBeNull();
  });

  it('resolves a short id to its own party, although another party has it as slug', async () => {
    const victim = await service.call(createParty, newParty, aUser());
    await setSlug(victim.sid);
    expect(await roleIn(victim.sid, null)).toEqual({ id: victim.id, role: 'guest' });
  });

  it('refuses access and description of a party to browsers', async () => {
    expect(await service.refusal(getAccess, { partyId: existing.id, userId: host.id }, host)).toEqual({
      root: 'not_found',
    });
    expect(await service.refusal(describeParty, { partyId: existing.id }, host)).toEqual({ root: 'not_found' });
  });

  it('describes the party and its owner to other services', async () => {
    const { isOwner: _, isCohost: __, version: ___, pages: ____, ...described } = existing;
    const answer = await service.ask(describeParty, { partyId: existing.id });
    expect(answer.ownerId).toBe(host.id);
    expect(answer.party).toEqual({ ...described, slug: expect.any(String) });
  });
});
