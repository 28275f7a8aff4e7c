import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';
import { FilteredListRepository, isPlain } from '../../store/filtered-list.repository';

type ListContacts = typeof contacts.calls.listContacts;

/** The guests that are asked for by id; undefined = all. With both filters, those in both. */
function idsOf(id: string | undefined, list: string | undefined): string[] | undefined {
  const listed = list?.split(',');
  if (id === undefined) return listed;
  return listed === undefined || listed.includes(id) ? [id] : [];
}

/**
 * Lists by name by default. Each word of `search` must begin a word of the name, the e-mail or the phone number
 * (rule: contact-list-filters).
 */
@Handles(contacts.calls.listContacts)
export class ListContactsHandler implements Handler<ListContacts> {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly filtered: FilteredListRepository,
  ) {}

  async handle(
    { page, pageSize, sort = 'name', search = '', state, tag, id, list, picked }: InputOf<ListContacts>,
    { party }: ContextOf<ListContacts>,
  ): Promise<OutputOf<ListContacts>> {
    const field = sort.replace('-', '') as 'name' | 'email' | 'createdAt';
    const order = { field, descending: sort.startsWith('-') };
    const asked = { page, pageSize, sort: order };
    const found = isPlain({ state, tag })
      ? await this.contacts.list(party.id, { search, ids: idsOf(id, list), sids: picked }, asked)
      : await this.filtered.list(party.id, { search, state, tag }, asked);
    return { ...found, page, pageSize };
  }
}
