import { contacts } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ContactsModule } from '../../contacts.module';

const { addContact, deleteContact, findLongestName, updateContact } = contacts.calls;

describe('the guest with the longest name', () => {
  const [partyId, other] = ['a'.repeat(24), 'b'.repeat(24)];
  const host = aUser();
  let service: TestService;
  beforeEach(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    for (const id of [partyId, other]) service.parties.set(id, { [host.id]: 'owner' });
  });
  afterEach(() => service.stop());
  const add = (name: string, party = partyId) =>
    service.call(addContact, aGuest(party, { name, email: null, receiveEmail: false }), host);
  const longest = async () => (await service.ask(findLongestName, { partyId })).guest;
  const LONG = 'Anne-Mette Ødegård Søndergård';

  it('is nobody on an empty list, and the longest of ordinary names otherwise', async () => {
    expect(await longest()).toBeNull();
    await add('Bo');
    const { sid } = await add('Karen Holm');
    await add('Ib');
    await add(`${LONG} the other`, other);
    expect(await longest()).toEqual({ name: 'Karen Holm', sid });
  });

  it('is the guest with the longest of long names, until that guest is renamed or removed', async () => {
    const { id, sid } = await add(`${LONG} Christensen`);
    const second = await add(LONG);
    const third = await add('x'.repeat(25));
    expect(await longest()).toEqual({ name: `${LONG} Christensen`, sid });
    await service.call(updateContact, { partyId, contactId: id, name: 'Mette' }, host);
    expect(await longest()).toMatchObject({ sid: second.sid });
    await service.call(deleteContact, { partyId, contactId: second.id }, host);
    expect(await longest()).toMatchObject({ sid: third.sid });
  });

  it('is told to services only', async () => {
    expect(await service.refusal(findLongestName, { partyId }, host)).toEqual({ root: 'not_found' });
  });
});
