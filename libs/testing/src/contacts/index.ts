import { contacts } from '@festlig/contracts/contacts';
import type { RequestOf } from '@festlig/contracts/define';

type NewContact = RequestOf<typeof contacts.calls.addContact>;

let made = 0;

/** A guest who receives e-mail; each one is another person. */
export function aGuest(partyId: string, fields: Partial<NewContact> = {}): NewContact {
  made++;
  return { partyId, name: `Gæst ${made}`, email: `gaest${made}@example.dk`, ...fields };
}
