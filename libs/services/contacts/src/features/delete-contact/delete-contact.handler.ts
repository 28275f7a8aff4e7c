import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type DeleteContact = typeof contacts.calls.deleteContact;

/**
 * Refused once the invitation has been received (rule: contact-invited-stays). A missing guest counts as deleted.
 */
@Handles(contacts.calls.deleteContact)
export class DeleteContactHandler implements Handler<DeleteContact> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle(
    { contactId }: InputOf<DeleteContact>,
    { party }: ContextOf<DeleteContact>,
  ): Promise<OutputOf<DeleteContact>> {
    if (!(await this.contacts.remove(party.id, contactId))) throw new CallError<DeleteContact>('invitation_received');
    return { done: true as const };
  }
}
