import { type Contact, type contacts } from '@festlig/contracts/contacts';
import type { RequestOf } from '@festlig/contracts/define';

type NewContact = RequestOf<typeof contacts.calls.addContact>;

let made = 0;

/** A guest with an e-mail address; each call makes a different person. */
export function aGuest(partyId: string, fields: Partial<NewContact> = {}): NewContact {
  made++;
  return { partyId, name: `Gæst ${made}`, email: `gaest${made}@example.dk`, ...fields };
}

/** A contact as findContact returns it. */
export const knownContact = (fields: Partial<Contact> & { id: string; sid: string }): Contact => ({
  name: 'Anne Hansen',
  email: 'anne@example.dk',
  phone: null,
  receiveEmail: true,
  receiveSms: false,
  maxPeople: null,
  hasEmail: true,
  tags: [],
  note: '',
  unsubscribed: false,
  texts: 'none',
  hasReceivedInvite: true,
  firstVisit: null,
  rsvp: null,
  version: 0,
  ...fields,
});
