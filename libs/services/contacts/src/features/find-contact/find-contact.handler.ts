import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type FindContact = typeof contacts.calls.findContact;

@Handles(contacts.calls.findContact)
export class FindContactHandler implements Handler<FindContact> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle({ partyId, cid }: InputOf<FindContact>): Promise<OutputOf<FindContact>> {
    return { contact: await this.contacts.findShown(partyId, cid) };
  }
}
