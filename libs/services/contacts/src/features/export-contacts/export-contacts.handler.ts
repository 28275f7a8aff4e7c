import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { exportGuests } from '@festlig/domain/contacts/export';
import { exportPage } from '@festlig/domain/contacts/page-of-rows';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Parties } from '../../neighbours/parties';
import { ContactRepository, toContact } from '../../store/contact.repository';
import type { ContactDocument } from '../../store/contact.schema';
import { isPlain, matcher } from '../../store/filtered-list.repository';

type ExportContacts = typeof contacts.calls.exportContacts;

@Handles(contacts.calls.exportContacts)
export class ExportContactsHandler implements Handler<ExportContacts> {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly parties: Parties,
  ) {}

  async handle(
    { search, state, tag, picked, except, after }: InputOf<ExportContacts>,
    { party }: ContextOf<ExportContacts>,
  ): Promise<OutputOf<ExportContacts>> {
    const language = await this.parties.languageOf(party.id);
    const first = after === null;
    const read = (limit: number) => this.contacts.listByName(party.id, after, limit);
    const [those, leftOut, finds] = [new Set(picked), new Set(except), matcher({ search, state, tag })];
    const wants = (guest: ContactDocument) =>
      those.size > 0 ? those.has(guest.sid) : finds(guest) && !leftOut.has(guest.sid);
    const isWhole = !search?.trim() && isPlain({ state, tag }) && those.size + leftOut.size === 0;
    const wanted = isWhole ? {} : { wants };
    const { rows, last } = await exportPage({ first, read, ...wanted });
    const text = exportGuests(rows.map(toContact), language, first);
    return { text, next: last ? last._id + last.nameOrder : null };
  }
}
