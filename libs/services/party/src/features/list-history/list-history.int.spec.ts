import { userDeleted } from '@festlig/contracts/identity';
import { party, type Party, partyAdministered } from '@festlig/contracts/party';
import { Facts } from '@festlig/platform/outbox';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addCohost, partyOf, startWithRoles } from '../../party.fixture';
import { HistoryRepository } from '../../store/history.repository';

const calls = party.calls;
const MINUTE = 60_000;
const owner = aUser({ name: 'Sofie', email: 'sofie@example.dk' });

describe('the history of a party', () => {
  let service: TestService;
  let own: Party;
  const history = async (input: object = {}) => {
    await service.facts(partyAdministered);
    return service.call(calls.listHistory, { partyId: own.id, ...input }, owner);
  };
  const told = async (input: object = {}) =>
    (await history(input)).items.map(({ name, act, fields }) => [name, act, ...fields]);
  const did = (act: string, more: object = {}) =>
    service.app
      .get(Facts)
      .of(partyAdministered, { partyId: own.id, userId: owner.id, name: 'Sofie', act, fields: [], ...more });
  beforeAll(async () => {
    service = await startWithRoles();
  });
  beforeEach(async () => {
    own = await partyOf(service, owner);
  });
  afterAll(() => service.stop());

  it('tells who did what and to which fields, the latest first', async () => {
    const cohost = aUser({ name: 'Anne', email: 'anne@example.dk' });
    const { inviteId } = await addCohost(service, own, owner, cohost);
    service.clock.advance(MINUTE);
    await service.call(calls.updateSettings, { partyId: own.sid, language: 'en', rsvpEnabled: false }, cohost);
    service.clock.advance(MINUTE);
    await service.call(calls.removeCohost, { partyId: own.id, inviteId }, owner);
    const lines = await told();
    expect(lines.slice(0, 2)).toEqual([
      ['Sofie', 'party.removeCohost'],
      ['Anne', 'party.updateSettings', 'rsvpEnabled', 'language'],
    ]);
    expect(lines.slice(2).sort()).toEqual([
      ['Anne', 'party.acceptCohost'],
      ['Sofie', 'party.inviteCohost', 'email'],
    ]);
    expect((await history()).items[0]?.at).toBe(service.clock.now().toISOString());
    // The names of fields, never their values.
    expect(JSON.stringify(await history())).not.toContain('example.dk');
  });

  it('holds nothing that was refused, read or changed nothing', async () => {
    await service.refusal(calls.updateSettings, { partyId: own.id, language: 'da' }, aUser());
    await service.refusal(calls.inviteCohost, { partyId: own.id, email: owner.email }, owner);
    await service.call(calls.listCohosts, { partyId: own.id }, owner);
    const cohost = aUser({ email: 'anne@example.dk' });
    const accepted = await addCohost(service, own, owner, cohost);
    await service.call(calls.acceptCohost, accepted, cohost);
    expect((await told()).map(([, act]) => act).sort()).toEqual(['party.acceptCohost', 'party.inviteCohost']);
  });

  it('has one line for a fact that arrives twice, and pages', async () => {
    const facts = ['contacts.addContact', 'contacts.deleteContact', 'messaging.send'].map((act) => did(act));
    await service.bus.publish([...facts, ...facts]);
    expect(await history({ pageSize: 2 })).toMatchObject({ total: 3, page: 1, items: [{}, {}] });
    expect((await history({ pageSize: 2, page: 2 })).items).toHaveLength(1);
  });

  it('joins what is saved again within ten minutes, by the same host only', async () => {
    const saved = async (fields: string[], more = {}) => {
      await service.bus.publish([did('messaging.updateTemplate', { fields, ...more })]);
      service.clock.advance(4 * MINUTE);
    };
    await saved(['name']);
    await saved(['email', 'name']);
    await saved(['email'], { userId: aUser().id, name: 'Anne' });
    service.clock.advance(10 * MINUTE);
    await saved(['text']);
    expect(await told()).toEqual([
      ['Sofie', 'messaging.updateTemplate', 'text'],
      ['Anne', 'messaging.updateTemplate', 'email'],
      ['Sofie', 'messaging.updateTemplate', 'name', 'email'],
    ]);
  });

  it('is for the owner only', async () => {
    const cohost = aUser({ email: 'anne@example.dk' });
    await addCohost(service, own, owner, cohost);
    for (const user of [cohost, aUser()])
      expect(await service.refusal(calls.listHistory, { partyId: own.id }, user)).toEqual({ root: 'not_found' });
    expect(await service.refusal(calls.listHistory, { partyId: own.id })).toEqual({ root: 'needs_login' });
  });

  it('loses the name of a host whose account was deleted', async () => {
    const cohost = aUser({ name: 'Anne', email: 'anne@example.dk' });
    await addCohost(service, own, owner, cohost);
    await history();
    await service.bus.publish([service.app.get(Facts).of(userDeleted, { userId: cohost.id })]);
    expect((await told()).filter(([, act]) => act === 'party.acceptCohost')).toEqual([['', 'party.acceptCohost']]);
  });

  it('leaves nothing behind when the party is deleted, and takes no line that arrives later', async () => {
    await service.bus.publish([did('messaging.send')]);
    const late = did('messaging.send');
    const other = await partyOf(service, owner);
    await service.call(calls.deleteParty, { partyId: own.id }, owner);
    await service.facts(partyAdministered);
    await service.bus.publish([late]);
    const stored = service.app.get(HistoryRepository);
    expect(await stored.list(own.id, { page: 1, pageSize: 20, latestFirst: true })).toEqual({ items: [], total: 0 });
    expect(await stored.list(other.id, { page: 1, pageSize: 20, latestFirst: true })).toEqual({ items: [], total: 0 });
  });
});
