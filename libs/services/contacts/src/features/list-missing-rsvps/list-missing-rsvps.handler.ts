import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type ListMissingRsvps = typeof contacts.calls.listMissingRsvps;

/** Searched like the guest list (rule: missing-replies). */
@Handles(contacts.calls.listMissingRsvps)
export class ListMissingRsvpsHandler implements Handler<ListMissingRsvps> {
  constructor(private readonly contacts: ContactRepository) {}

  async handle(
    { page, pageSize, sort = 'name', search = '' }: InputOf<ListMissingRsvps>,
    { party }: ContextOf<ListMissingRsvps>,
  ): Promise<OutputOf<ListMissingRsvps>> {
    const order = { field: 'name' as const, descending: sort.startsWith('-') };
    const found = await this.contacts.listSilent(party.id, search, { page, pageSize, sort: order });
    return { ...found, page, pageSize };
  }
}
