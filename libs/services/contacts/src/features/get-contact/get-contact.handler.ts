import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type GetContact = typeof contacts.calls.getContact;

/**
 * Returns a guest's present fields, for a host whose change was refused because another host saved the same fields.
 */
@Handles(contacts.calls.getContact)
export class GetContactHandler implements Handler<GetContact> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle({ contactId }: InputOf<GetContact>, { party }: ContextOf<GetContact>): Promise<OutputOf<GetContact>> {
    const contact = await this.contacts.find(party.id, contactId);
    if (!contact) throw new CallError<GetContact>('not_found');
    return contact;
  }
}
