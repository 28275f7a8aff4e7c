import { party, partyAccessChanged, partyDeleted } from '@festlig/contracts/party';
import { newParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PartyModule } from '../../party.module';

const { createParty, deleteParty, describeParty, getAccess, getParty, listParties } = party.calls;
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
    service = await TestService.start({ service: 'party', module: PartyModule, now: '2026-05-01T10:00:00Z' });
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

  it('is allowed for the owner only', async () => {
    const { id: partyId } = await create();
    for (const user of [cohost, aUser()])
      expect(await service.refusal(deleteParty, { partyId }, user)).toEqual({ root: 'not_found' });
    expect(await service.refusal(deleteParty, { partyId })).toEqual({ root: 'needs_login' });
    expect((await service.call(getParty, { partyId })).id).toBe(partyId);
  });
});
