import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { exportGuests } from '@festlig/domain/contacts/export';
import { EXPORT_ROWS, pageOfRows } from '@festlig/domain/contacts/page-of-rows';
import { nameOrder } from '@festlig/domain/contacts/name-order';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Parties } from '../../neighbours/parties';
import { ContactRepository } from '../../store/contact.repository';

type ExportContacts = typeof contacts.calls.exportContacts;

@Handles(contacts.calls.exportContacts)
export class ExportContactsHandler implements Handler<ExportContacts> {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly parties: Parties,
  ) {}

  async handle(
    { after }: InputOf<ExportContacts>,
    { party }: ContextOf<ExportContacts>,
  ): Promise<OutputOf<ExportContacts>> {
    const language = await this.parties.languageOf(party.id);
    const size = after === null ? EXPORT_ROWS.first : EXPORT_ROWS.following;
    const found = await this.contacts.listByName(party.id, after, size);
    const guests = pageOfRows(found);
    const text = exportGuests(guests, language, after === null);
    const isLast = guests.length === found.length && found.length < size;
    const last = isLast ? undefined : guests.at(-1);
    return { text, next: last ? last.id + nameOrder(last.name) : null };
  }
}
