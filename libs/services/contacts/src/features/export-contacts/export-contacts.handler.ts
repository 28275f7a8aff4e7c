import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { exportGuests } from '@festlig/domain/contacts/export';
import { exportPage } from '@festlig/domain/contacts/page-of-rows';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Parties } from '../../neighbours/parties';
import { ContactRepository, toContact } from '../../store/contact.repository';
import { isPlain, matcher } from '../../store/filtered-list.repository';

type ExportContacts = typeof contacts.calls.exportContacts;

@Handles(contacts.calls.exportContacts)
export class ExportContactsHandler implements Handler<ExportContacts> {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly parties: Parties,
  ) {}

  async handle(
    { search, state, tag, after }: InputOf<ExportContacts>,
    { party }: ContextOf<ExportContacts>,
  ): Promise<OutputOf<ExportContacts>> {
    const language = await this.parties.languageOf(party.id);
    const first = after === null;
    const read = (limit: number) => this.contacts.listByName(party.id, after, limit);
    const wanted = !search?.trim() && isPlain({ state, tag }) ? {} : { wants: matcher({ search, state, tag }) };
    const { rows, last } = await exportPage({ first, read, ...wanted });
    const text = exportGuests(rows.map(toContact), language, first);
    return { text, next: last ? last._id + last.nameOrder : null };
  }
}
