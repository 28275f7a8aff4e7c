import { contacts } from '@festlig/contracts/contacts';
import type { InputOf } from '@festlig/contracts/define';
import { decodeText, tidyText } from '@festlig/domain/contacts/decode-text';
import { GuestListRefused, type ListedGuest, readGuestList } from '@festlig/domain/contacts/guest-list';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ContactRepository } from '../../store/contact.repository';

type Import = typeof contacts.calls.importContacts;

/** Guests written at a time. */
const BATCH = 1000;
/** Wrong rows that are listed; who has more has the wrong file. */
const MOST_ERRORS = 1000;

const textOf = ({ csv, file }: InputOf<Import>): string =>
  file === undefined ? tidyText(csv ?? '') : decodeText(Buffer.from(file, 'base64'));

/** Spec section 7, Contact import: good rows are kept, wrong ones listed by line. */
@Handles(contacts.calls.importContacts)
export class ImportContactsHandler implements Handler<Import> {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly ids: Ids,
  ) {}

  async handle(input: InputOf<Import>, { party }: ContextOf<'editor'>) {
    const importId = this.ids.id();
    const result = { importId, created: 0, errors: [] as { line: number; reason: string; text: string }[], missing: 0 };
    let batch: ListedGuest[] = [];
    const write = async (): Promise<void> => {
      if (batch.length === 0) return;
      // Not before there is something to put in their place.
      if (input.delete && result.created === 0) await this.contacts.removeNotInvited(party.id);
      await this.contacts.add(party.id, batch, importId);
      result.created += batch.length;
      batch = [];
    };
    try {
      for await (const row of readGuestList(textOf(input))) {
        if ('guest' in row) {
          batch.push(row.guest);
          if (row.guest.email === null && row.guest.phone === null) result.missing++;
          if (batch.length === BATCH) await write();
        } else if (result.errors.length < MOST_ERRORS) result.errors.push(row);
      }
    } catch (error) {
      throw error instanceof GuestListRefused ? new CallError(error.code) : error;
    }
    await write();
    return result;
  }
}
