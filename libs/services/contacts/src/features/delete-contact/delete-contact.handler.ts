import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { DeletedContactRepository } from '../../store/deleted-contact.repository';

type DeleteContact = typeof contacts.calls.deleteContact;

/**
 * Refused once the invitation has been received (rule: contact-invited-stays). A missing guest counts as deleted. For a day
 * the guest can be restored (rule: contact-deleted).
 */
@Handles(contacts.calls.deleteContact)
export class DeleteContactHandler implements Handler<DeleteContact> {
  constructor(private readonly deleted: DeletedContactRepository) {}

  async handle(
    { contactId }: InputOf<DeleteContact>,
    { party }: ContextOf<DeleteContact>,
  ): Promise<OutputOf<DeleteContact>> {
    const removed = await this.deleted.remove(party.id, [contactId]);
    if (removed === 0 && (await this.deleted.has(party.id, contactId)))
      throw new CallError<DeleteContact>('invitation_received');
    return { done: true as const };
  }
}
