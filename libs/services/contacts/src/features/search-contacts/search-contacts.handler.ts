import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { AudienceRepository } from '../../store/audience.repository';

type SearchContacts = typeof contacts.calls.searchContacts;

/** Says who is found, for the search in what a send has become of (rules: contact-list, delivery-search). */
@Handles(contacts.calls.searchContacts)
export class SearchContactsHandler implements Handler<SearchContacts> {
  constructor(private readonly audiences: AudienceRepository) {}

  async handle({ partyId, search }: InputOf<SearchContacts>): Promise<OutputOf<SearchContacts>> {
    return this.audiences.idsFound(partyId, search);
  }
}
