import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contacts } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { ContactsModule } from '../../contacts.module';

const { addContact, searchContacts } = contacts.calls;

describe('the ids of the guests whom a search finds', () => {
  const [partyId, other] = ['a'.repeat(24), 'b'.repeat(24)];
  const host = aUser();
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    for (const id of [partyId, other]) service.parties.set(id, { [host.id]: 'owner' });
  });
  afterAll(() => service.stop());

  const guest = async (party: string, name: string, email: string) =>
    (await service.call(addContact, aGuest(party, { name, email }), host)).id;
  const found = async (search: string) => (await service.ask(searchContacts, { partyId, search })).ids;

  it('are of those in whose name or address each of its words begins a word, in their order', async () => {
    const anne = await guest(partyId, 'Anne Jensen', 'anne@post.example');
    const jens = await guest(partyId, 'Jens Holm', 'jens@post.example');
    await guest(other, 'Jens Elsewhere', 'jens@else.example');
    expect(await found('jens')).toEqual([anne, jens].toSorted());
    expect(await found('an jen')).toEqual([anne]);
    expect(await found('jens@post')).toEqual([jens]);
    expect(await found('ensen')).toEqual([]);
    expect((await service.ask(searchContacts, { partyId, search: 'jens' })).atLeast).toBe(false);
  });

  it('are returned to services only', async () => {
    expect(await service.refusal(searchContacts, { partyId, search: 'a' }, host)).toEqual({ root: 'not_found' });
  });
});
