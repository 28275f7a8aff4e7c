import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { checkContact, keptContact } from '@festlig/domain/contacts/check-contact';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type UpdateContact = typeof contacts.calls.updateContact;

/**
 * The page asks before an invited guest's address is changed; the service does as told (rule: contact-address-change).
 */
@Handles(contacts.calls.updateContact)
export class UpdateContactHandler implements Handler<UpdateContact> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle(input: InputOf<UpdateContact>, { party }: ContextOf<UpdateContact>): Promise<OutputOf<UpdateContact>> {
    throwProblems<UpdateContact>(checkContact(input));
    const contact = await this.contacts.update(party.id, input.contactId, keptContact(input));
    if (!contact) throw new CallError<UpdateContact>('not_found');
    return contact;
  }
}
