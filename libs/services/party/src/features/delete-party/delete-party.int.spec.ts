import { party, partyAccessChanged, partyDeleted } from '@festlig/contracts/party';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PartyModule } from '../../party.module';
import { PARTIES, type PartyDocument } from '../../store/party.schema';

const { createParty, deleteParty, describeParty, getAccess, getParty, listParties, updateParty, updateSettings } =
  party.calls;
const host = aUser();
const cohost = aUser();

describe('deleting a party', () => {
  let service: TestService;
  const create = async () => {
    const created = await service.call(createParty, newParty, host);
    service.parties.set(created.id, { [host.id]: 'owner', [cohost.id]: 'editor' });
    return created;
  };
  beforeAll(async () => {
    service = await TestService.start({
      service: 'party',
      module: PartyModule,
      now: '2026-05-01T10:00:00Z',
      environment: { FEATURES: ' rsvp_fields, photos' },
    });
  });
  afterAll(() => service.stop());

  it('makes the party unknown to every call, and publishes the deletion once', async () => {
    const { id: partyId, sid } = await create();
    const kept = await create();
    expect(await service.call(deleteParty, { partyId }, host)).toEqual({ done: true });
    expect(await service.call(deleteParty, { partyId }, host)).toEqual({ done: true });
    for (const ref of [partyId, sid])
      expect(await service.ask(getAccess, { partyId: ref, userId: host.id })).toEqual({ party: null });
    expect((await service.call(listParties, {}, host)).items.map(({ id }) => id)).toEqual([kept.id]);
    // This also holds while a remembered role still grants access.
    expect(await service.refusal(getParty, { partyId }, host)).toEqual({ root: 'not_found' });
    await expect(service.ask(describeParty, { partyId })).rejects.toThrow('not_found');
    for (const event of [partyDeleted, partyAccessChanged])
      expect((await service.facts(event)).map(({ data }) => data)).toEqual([{ partyId }]);
  });

  it('leaves nothing in the store that the host has written', async () => {
    const { id: partyId } = await create();
    const secret = 'Annas hemmelighed';
    await service.call(
      updateSettings,
      {
        partyId,
        actions: { 'https://wish.example/list': secret },
        rsvpFields: [{ id: 'diet', name: secret, type: 'text' }],
      },
      host,
    );
    await service.call(updateParty, { partyId, title: secret, body: secret, location: { address: secret } }, host);
    const stored = () => service.app.get<Model<PartyDocument>>(getModelToken(PARTIES)).findById(partyId).lean();
    expect(JSON.stringify(await stored())).toContain(secret);
    await service.call(deleteParty, { partyId }, host);
    expect(JSON.stringify(await stored())).not.toContain(secret);
    expect(JSON.stringify(await stored())).not.toContain('wish.example');
  });

  it('is allowed for the owner only', async () => {
    const { id: partyId } = await create();
    for (const user of [cohost, aUser()])
      expect(await service.refusal(deleteParty, { partyId }, user)).toEqual({ root: 'not_found' });
    expect(await service.refusal(deleteParty, { partyId })).toEqual({ root: 'needs_login' });
    expect((await service.call(getParty, { partyId })).id).toBe(partyId);
  });
});
