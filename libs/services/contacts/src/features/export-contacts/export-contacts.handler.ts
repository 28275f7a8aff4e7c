import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { party as parties } from '@festlig/contracts/party';
import { exportGuests } from '@festlig/domain/contacts/export';
import { EXPORT_ROWS, pageOfRows } from '@festlig/domain/contacts/page-of-rows';
import { nameOrder } from '@festlig/domain/contacts/name-order';
import { type ContextOf, type Handler, Handles, RpcClient } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type ExportContacts = typeof contacts.calls.exportContacts;

@Handles(contacts.calls.exportContacts)
export class ExportContactsHandler implements Handler<ExportContacts> {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly rpc: RpcClient,
  ) {}

  async handle(
    { after }: InputOf<ExportContacts>,
    { party }: ContextOf<ExportContacts>,
  ): Promise<OutputOf<ExportContacts>> {
    const { party: described } = await this.rpc.call(parties.calls.describeParty, { partyId: party.id });
    const size = after === null ? EXPORT_ROWS.first : EXPORT_ROWS.following;
    const found = await this.contacts.listByName(party.id, after, size);
    const guests = pageOfRows(found);
    const text = exportGuests(guests, described.language, after === null);
    const isLast = guests.length === found.length && found.length < size;
    const last = isLast ? undefined : guests.at(-1);
    return { text, next: last ? last.id + nameOrder(last.name) : null };
  }
}
