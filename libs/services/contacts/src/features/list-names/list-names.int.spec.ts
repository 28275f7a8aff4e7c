import { contacts, NAMES_PAGE_SIZE } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactsModule } from '../../contacts.module';

const { addContact, deleteContact, listNames, restoreContact } = contacts.calls;

describe('the names of some contacts', () => {
  const [partyId, other] = ['a'.repeat(24), 'b'.repeat(24)];
  const host = aUser();
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    for (const id of [partyId, other]) service.parties.set(id, { [host.id]: 'owner' });
  });
  afterAll(() => service.stop());

  const guest = async (party: string, name: string) =>
    (await service.call(addContact, aGuest(party, { name }), host)).id;

  it('are returned by id for those on the list of the party, also when they were deleted and are restored', async () => {
    const [anna, bo] = [await guest(partyId, 'Anna Holm'), await guest(partyId, 'Bo Lund')];
    const ids = [anna, bo, await guest(other, 'Ib Dam'), 'c'.repeat(24)];
    const both = { names: { [anna]: 'Anna Holm', [bo]: 'Bo Lund' } };
    expect(await service.ask(listNames, { partyId, ids })).toEqual(both);
    await service.call(deleteContact, { partyId, contactId: bo }, host);
    expect(await service.ask(listNames, { partyId, ids })).toEqual({ names: { [anna]: 'Anna Holm' } });
    await service.call(restoreContact, { partyId, contactId: bo }, host);
    expect(await service.ask(listNames, { partyId, ids })).toEqual(both);
    expect(await service.ask(listNames, { partyId, ids: [] })).toEqual({ names: {} });
  });

  it('are refused for more ids than are asked for at once, and to all but services', async () => {
    const ids = Array.from({ length: NAMES_PAGE_SIZE + 1 }, (_, n) => n.toString(16).padStart(24, '0'));
    expect(await service.ask(listNames, { partyId, ids: ids.slice(1) })).toEqual({ names: {} });
    await expect(service.ask(listNames, { partyId, ids })).rejects.toThrow();
    expect(await service.refusal(listNames, { partyId, ids: [] }, host)).toEqual({ root: 'not_found' });
  });
});
