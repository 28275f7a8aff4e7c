import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type ListEmails = typeof contacts.calls.listEmails;

/** For the host's list of replies, to distinguish guests who share a name and to know whose guest was deleted (rules: reply-list, reply-unlisted). */
@Handles(contacts.calls.listEmails)
export class ListEmailsHandler implements Handler<ListEmails> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle({ partyId, ids }: InputOf<ListEmails>): Promise<OutputOf<ListEmails>> {
    return this.contacts.emails(partyId, ids);
  }
}
