import { contacts } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { decodeText, tidyText } from '@festlig/domain/contacts/decode-text';
import { GuestListRefused, identityOf, type ListedGuest, readGuestList } from '@festlig/domain/contacts/guest-list';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type ImportContacts = typeof contacts.calls.importContacts;

/** Guests written at a time. */
const BATCH = 1000;
/** Wrong rows that are listed; who has more has the wrong file. */
const MOST_ERRORS = 1000;

const textOf = ({ csv, file }: InputOf<ImportContacts>): string =>
  file === undefined ? tidyText(csv ?? '') : decodeText(Buffer.from(file, 'base64'));

interface Row {
  line: number;
  text: string;
  guest: ListedGuest;
}

/** Spec section 7, Contact import: good rows are kept; wrong ones, and guests who are on the list, are listed by line. */
@Handles(contacts.calls.importContacts)
export class ImportContactsHandler implements Handler<ImportContacts> {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly ids: Ids,
  ) {}

  async handle(input: InputOf<ImportContacts>, { party }: ContextOf<'editor'>): Promise<OutputOf<ImportContacts>> {
    const importId = this.ids.id();
    const result = { importId, created: 0, errors: [] as { line: number; reason: string; text: string }[], missing: 0 };
    const seen = new Set<string>();
    let batch: Row[] = [];
    const refuse = ({ line, text }: Omit<Row, 'guest'>, reason: string): void => {
      if (result.errors.length < MOST_ERRORS) result.errors.push({ line, reason, text });
    };
    const write = async (): Promise<void> => {
      if (batch.length === 0) return;
      // Not before there is something to put in their place.
      if (input.delete && result.created === 0) await this.contacts.removeNotInvited(party.id);
      const { fresh, known } = await this.sift(party.id, batch, seen);
      for (const row of known) refuse(row, 'already_on_list');
      const guests = fresh.map(({ guest }) => guest);
      await this.contacts.add(party.id, guests, importId);
      result.created += guests.length;
      result.missing += guests.filter(({ email, phone }) => email === null && phone === null).length;
      batch = [];
    };
    try {
      for await (const row of readGuestList(textOf(input))) {
        if ('guest' in row) {
          batch.push(row);
          if (batch.length === BATCH) await write();
        } else refuse(row, row.reason);
      }
    } catch (error) {
      throw error instanceof GuestListRefused ? new CallError(error.code) : error;
    }
    await write();
    result.errors.sort((one, other) => one.line - other.line);
    return result;
  }

  /** Parts a batch into new guests and those who are on the list, or stood further up in the file (`seen`). */
  private async sift(partyId: string, batch: readonly Row[], seen: Set<string>) {
    const addresses = batch.flatMap(({ guest }) => guest.email ?? []);
    for (const contact of await this.contacts.withAddress(partyId, addresses)) seen.add(identityOf(contact) ?? '');
    const fresh: Row[] = [];
    const known: Row[] = [];
    for (const row of batch) {
      const identity = identityOf(row.guest);
      (identity !== null && seen.has(identity) ? known : fresh).push(row);
      if (identity !== null) seen.add(identity);
    }
    return { fresh, known };
  }
}
