import { contacts } from '@festlig/contracts/contacts';
import type { InputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

@Handles(contacts.calls.countContacts)
export class CountContactsHandler implements Handler<typeof contacts.calls.countContacts> {
  constructor(private readonly contacts: ContactRepository) {}

  handle({ partyId }: InputOf<typeof contacts.calls.countContacts>) {
    return this.contacts.count(partyId);
  }
}
