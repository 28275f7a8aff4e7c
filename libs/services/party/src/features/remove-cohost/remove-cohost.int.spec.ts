import { userDeleted } from '@festlig/contracts/identity';
import { party, type Party, partyAccessChanged } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addCohost, invite, partyOf, startWithRoles } from '../../party.fixture';

const calls = party.calls;
const owner = aUser({ email: 'sofie@example.dk' });

describe('removing a co-host', () => {
  let service: TestService;
  let own: Party;
  const cohostsNow = async () => (await service.ask(calls.describeParty, { partyId: own.id })).cohosts;
  const changes = async () =>
    (await service.facts(partyAccessChanged)).filter(({ data }) => data.partyId === own.id).length;
  beforeAll(async () => {
    service = await startWithRoles();
  });
  beforeEach(async () => {
    own = await partyOf(service, owner);
  });
  afterAll(() => service.stop());

  it('ends their access to every call for hosts, and the party is no longer in their list', async () => {
    const cohost = aUser({ email: 'anne@example.dk' });
    const { inviteId } = await addCohost(service, own, owner, cohost);
    const partyId = own.id;
    await service.call(calls.updateSettings, { partyId, language: 'en' }, cohost);
    await service.call(calls.removeCohost, { partyId, inviteId }, owner);
    const refused = { root: 'not_found' };
    expect(await service.refusal(calls.updateSettings, { partyId, language: 'da' }, cohost)).toEqual(refused);
    expect(await service.refusal(calls.updateParty, { partyId, title: 'Ny' }, cohost)).toEqual(refused);
    expect(await service.refusal(calls.getRole, { partyId }, cohost)).toEqual(refused);
    expect(await service.refusal(calls.listCohosts, { partyId }, cohost)).toEqual(refused);
    expect(await service.refusal(calls.updateCohost, { partyId, inviteId, notices: false }, cohost)).toEqual(refused);
    expect((await service.call(calls.getParty, { partyId }, cohost)).isCohost).toBe(false);
    expect((await service.call(calls.listParties, {}, cohost)).total).toBe(0);
    expect(await changes()).toBe(2);
  });

  it('can be repeated by the owner, and tells nobody again', async () => {
    const { inviteId } = await addCohost(service, own, owner, aUser({ email: 'anne@example.dk' }));
    for (const _ of [1, 2]) {
      expect(await service.call(calls.removeCohost, { partyId: own.id, inviteId }, owner)).toEqual({ done: true });
    }
    expect(await changes()).toBe(2);
    expect(await cohostsNow()).toEqual([]);
  });

  it('lets co-hosts leave, and not remove each other or an invitation', async () => {
    const [anne, bo] = [aUser({ email: 'anne@example.dk' }), aUser({ email: 'bo@example.dk' })];
    const ofAnne = await addCohost(service, own, owner, anne);
    const ofBo = await addCohost(service, own, owner, bo);
    const pending = await invite(service, own, owner, 'carl@example.dk');
    const remove = ({ inviteId }: { inviteId: string }) => ({ partyId: own.id, inviteId });
    for (const other of [ofBo, pending])
      expect(await service.refusal(calls.removeCohost, remove(other), anne)).toEqual({ root: 'not_found' });
    await service.call(calls.removeCohost, remove(ofAnne), anne);
    expect(await cohostsNow()).toEqual([{ userId: bo.id, notices: true }]);
    expect(await service.refusal(calls.removeCohost, remove(ofAnne), anne)).toEqual({ root: 'not_found' });
  });

  it('lets co-hosts switch their own notices, and nobody else', async () => {
    const [anne, bo] = [aUser({ email: 'anne@example.dk' }), aUser({ email: 'bo@example.dk' })];
    const { inviteId } = await addCohost(service, own, owner, anne);
    await addCohost(service, own, owner, bo);
    const input = { partyId: own.id, inviteId, notices: false };
    for (const user of [owner, bo])
      expect(await service.refusal(calls.updateCohost, input, user)).toEqual({ root: 'not_found' });
    expect(await service.call(calls.updateCohost, input, anne)).toMatchObject({ notices: false, isMine: true });
    expect(await cohostsNow()).toEqual([
      { userId: anne.id, notices: false },
      { userId: bo.id, notices: true },
    ]);
    // The roles stay as they are.
    expect(await changes()).toBe(2);
  });

  it('happens when the account is deleted, however often the fact arrives', async () => {
    const cohost = aUser({ email: 'anne@example.dk' });
    await addCohost(service, own, owner, cohost);
    const fact = service.app.get(Facts).of(userDeleted, { userId: cohost.id });
    await service.bus.publish([fact]);
    await service.bus.publish([fact]);
    expect(await cohostsNow()).toEqual([]);
    expect((await service.call(calls.listCohosts, { partyId: own.id }, owner)).cohostInvites).toEqual([]);
    expect(await changes()).toBe(2);
  });

  it('is never possible for the co-host as if they were the owner', async () => {
    const cohost = aUser({ email: 'anne@example.dk' });
    await addCohost(service, own, owner, cohost);
    for (const call of Object.values(calls).filter(({ access }) => access === 'owner')) {
      const input = { partyId: own.id, email: 'x@example.dk', inviteId: 'a'.repeat(24) };
      expect([call.name, await service.refusal(call, input, cohost)]).toEqual([call.name, { root: 'not_found' }]);
    }
    expect((await service.call(calls.getParty, { partyId: own.id }, owner)).isOwner).toBe(true);
  });
});
