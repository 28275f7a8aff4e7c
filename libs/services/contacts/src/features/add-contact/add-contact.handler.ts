import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { checkContact, keptContact } from '@festlig/domain/contacts/check-contact';
import { throwProblems } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type AddContact = typeof contacts.calls.addContact;

/**
 * An address that is already on the list adds another guest, because families share one
 * (rule: same-address-is-family).
 */
@Handles(contacts.calls.addContact)
export class AddContactHandler implements Handler<AddContact> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle(input: InputOf<AddContact>, { party }: ContextOf<AddContact>): Promise<OutputOf<AddContact>> {
    throwProblems<AddContact>(checkContact(input));
    const [contact] = await this.contacts.add(party.id, [keptContact(input)]);
    if (!contact) throw new Error('nothing added');
    return contact;
  }
}
