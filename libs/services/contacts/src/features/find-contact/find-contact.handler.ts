import { contacts } from '@festlig/contracts/contacts';
import type { InputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

@Handles(contacts.calls.findContact)
export class FindContactHandler implements Handler<typeof contacts.calls.findContact> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle({ partyId, cid }: InputOf<typeof contacts.calls.findContact>) {
    return { contact: await this.contacts.find(partyId, cid) };
  }
}
