import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { DeletedContactRepository } from '../../store/deleted-contact.repository';

type RestoreContact = typeof contacts.calls.restoreContact;

/** Puts a deleted guest back on the list (rule: contact-deleted). A guest who is on it counts as restored. */
@Handles(contacts.calls.restoreContact)
export class RestoreContactHandler implements Handler<RestoreContact> {
  constructor(private readonly deleted: DeletedContactRepository) {}

  async handle(
    { contactId }: InputOf<RestoreContact>,
    { party }: ContextOf<RestoreContact>,
  ): Promise<OutputOf<RestoreContact>> {
    const restored = await this.deleted.restoreOne(party.id, contactId);
    if (!restored && !(await this.deleted.has(party.id, contactId))) throw new CallError<RestoreContact>('not_found');
    return { done: true as const };
  }
}
