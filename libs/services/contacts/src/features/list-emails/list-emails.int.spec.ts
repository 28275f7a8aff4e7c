import { contacts, EMAILS_PAGE_SIZE } from '@festlig/contracts/contacts';
import { aGuest } from '@festlig/testing/contacts';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactsModule } from '../../contacts.module';

const { addContact, listEmails } = contacts.calls;

describe('the e-mail addresses of some contacts', () => {
  const [partyId, other] = ['a'.repeat(24), 'b'.repeat(24)];
  const host = aUser();
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start({ service: 'contacts', module: ContactsModule, now: '2026-05-01T10:00:00Z' });
    for (const id of [partyId, other]) service.parties.set(id, { [host.id]: 'owner' });
  });
  afterAll(() => service.stop());

  const guest = async (party: string, fields: object) =>
    (await service.call(addContact, aGuest(party, { name: 'Jens Hansen', ...fields }), host)).id;

  it('are returned by id for contacts of the party, without contacts who have none, and with those who are not on its list', async () => {
    const father = await guest(partyId, { email: 'far@example.dk' });
    const son = await guest(partyId, { email: 'soen@example.dk' });
    const none = await guest(partyId, { email: null, receiveEmail: false });
    const elsewhere = await guest(other, { email: 'anden@example.dk' });
    await guest(partyId, { email: 'uspurgt@example.dk' });
    expect(await service.ask(listEmails, { partyId, ids: [son, elsewhere, none, father, 'c'.repeat(24)] })).toEqual({
      emails: { [father]: 'far@example.dk', [son]: 'soen@example.dk' },
      gone: [elsewhere, 'c'.repeat(24)],
    });
    expect(await service.ask(listEmails, { partyId, ids: [] })).toEqual({ emails: {}, gone: [] });
  });

  it('are refused for more ids than a page', async () => {
    const ids = Array.from({ length: EMAILS_PAGE_SIZE + 1 }, (_, n) => n.toString(16).padStart(24, '0'));
    expect(await service.ask(listEmails, { partyId, ids: ids.slice(1) })).toMatchObject({ emails: {} });
    await expect(service.ask(listEmails, { partyId, ids })).rejects.toThrow();
  });

  it('are returned to services only', async () => {
    expect(await service.refusal(listEmails, { partyId, ids: [] }, host)).toEqual({ root: 'not_found' });
  });
});
