import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type CountContacts = typeof contacts.calls.countContacts;

@Handles(contacts.calls.countContacts)
export class CountContactsHandler implements Handler<CountContacts> {
  constructor(private readonly contacts: ContactRepository) {}

  handle({ partyId }: InputOf<CountContacts>): Promise<OutputOf<CountContacts>> {
    return this.contacts.count(partyId);
  }
}
