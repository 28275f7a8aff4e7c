import type { CellTexts, MailLess, NotedRow, RowKind } from '@festlig/contracts/contacts';
import { reachedOnce } from '@festlig/domain/contacts/reached-once';
import type { ListReading } from '@festlig/domain/contacts/guest-list';
import { isNameOnly, KnownGuests } from '@festlig/domain/contacts/known-guests';
import { type ListedRow, toRow } from '@festlig/domain/contacts/read-row';
import { textReachOf } from '@festlig/domain/contacts/standing';
import { textCountry } from '@festlig/domain/contacts/text-countries';
import { Injectable } from '@nestjs/common';
import { ImportChunkRepository } from '../store/import-chunk.repository';
import type { KeptList } from '../store/import.schema';
import { ImportedContactRepository } from '../store/imported-contact.repository';
import { UnsubscribeRepository } from '../store/unsubscribe.repository';

type WithGuest = Extract<ListedRow, { guest: unknown }>;
export type WrongRow = Exclude<ListedRow, WithGuest>;
/**
 * A row that is a guest. `duplicate`: the same guest is on the list or earlier in the file; `family`: the name
 * of another guest with whom only the address is shared.
 */
export type GuestRow = WithGuest & { duplicate: 'list' | 'file' | null; family: string | null };

/** How many guests have a cell that was left out, and how many others one that was mended. */
export interface Mended {
  dropped: number;
  mended: number;
}

/** What a row can show of a cell, so that it can be mended. */
const LONGEST_SHOWN = 300;

const shownCells = (cells: CellTexts): CellTexts =>
  Object.fromEntries(Object.entries(cells).map(([field, text]) => [field, text.slice(0, LONGEST_SHOWN)]));

const isAbroad = (phone: string | null): boolean => phone !== null && textCountry(phone) === null;

/** Of the best and the worst of a row's notes the worst counts. */
function howRead({ notes }: Pick<WithGuest, 'notes'>): keyof Mended | null {
  if (notes.length === 0) return null;
  return notes.some(({ how }) => how === 'dropped') ? 'dropped' : 'mended';
}

function kindsOf(row: ListedRow): RowKind[] {
  if ('reason' in row) return ['wrong'];
  const { email, phone } = row.guest;
  const kinds: RowKind[] = [];
  const how = howRead(row);
  if (how !== null) kinds.push(how);
  if (email === null) kinds.push(phone === null ? 'missing' : 'phoneOnly');
  return kinds;
}

/** How a row is noted for the host. `where`: the same guest is already there, and is not added. */
export function toNotedRow(
  row: ListedRow & { family?: string | null },
  where: 'list' | 'file' | null = null,
): NotedRow {
  const { line, text, cells } = row;
  const shares = where === null ? (row.family ?? null) : null;
  const kinds: RowKind[] = where === null ? kindsOf(row) : ['duplicate'];
  if (shares !== null) kinds.push('family');
  const [notes, phone] = 'guest' in row ? [row.notes, row.guest.phone] : [[], null];
  return { line, text, kinds, cells: shownCells(cells), notes: [...notes], where, abroad: isAbroad(phone), shares };
}

/** The rows of one chunk of a list. */
export interface ClassifiedRows {
  guests: GuestRow[];
  wrong: WrongRow[];
}

/** How many of some guests a mail reaches today, and of the others a text; and how many have only a phone number, or neither. */
export interface Reach {
  mail: number;
  text: number;
  phoneOnly: number;
  missing: number;
  unreachable: MailLess[];
}

/** Reads a list chunk by chunk, and separates new guests, known guests and wrong rows. */
@Injectable()
export class ListRows {
  constructor(
    private readonly chunks: ImportChunkRepository,
    private readonly contacts: ImportedContactRepository,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  async read({ _id: importId, delimiter }: KeptList, { columns, header }: ListReading, n: number) {
    const rows = await this.chunks.rows(importId, n);
    return rows.slice(header && n === 0 ? 1 : 0).map((row) => toRow(row, columns, delimiter));
  }

  /** `seen`: the guests earlier in the file; the guests of these rows are added to it. */
  async classify(list: KeptList, rows: ListedRow[], seen: KnownGuests, replaces: boolean): Promise<ClassifiedRows> {
    const good = rows.filter((row): row is WithGuest => 'guest' in row);
    const listed = new KnownGuests();
    const people = good.map(({ guest }) => guest);
    const known = await this.contacts.findKnown(list.partyId, list._id, people, replaces);
    for (const contact of known) listed.add(contact);
    const guests = good.map((row): GuestRow => {
      // Two guests with one name in a file may be two people, but one who is on the list was added when the file
      // was imported before.
      const isNamesake = isNameOnly(row.guest) && listed.namesake(row.guest);
      const onList = isNamesake ? 'same' : listed.relationOf(row.guest);
      const inFile = seen.relationOf(row.guest);
      const family =
        onList === 'family' ? listed.nameAt(row.guest) : inFile === 'family' ? seen.nameAt(row.guest) : null;
      seen.add(row.guest);
      const duplicate = onList === 'same' ? 'list' : inFile === 'same' ? 'file' : null;
      return { ...row, duplicate, family };
    });
    return { guests, wrong: rows.filter((row): row is WrongRow => 'reason' in row) };
  }

  /** Counted as a send counts. */
  async reach(rows: readonly GuestRow[]): Promise<Reach> {
    const guests = rows.map(({ guest }) => guest);
    const goneOf = await this.unsubscribes.goneAmong(guests);
    const reached = reachedOnce(
      guests,
      (guest) => guest.email !== null && !goneOf(guest).mail,
      (guest) => textReachOf(guest, goneOf(guest).text) === 'text',
    );
    return { ...reached, ...this.mailLess(rows) };
  }

  /** Counts the guests with mended and with dropped cells. */
  mended(rows: readonly GuestRow[]): Mended {
    const how = rows.map(howRead);
    const count = (one: keyof Mended) => how.filter((each) => each === one).length;
    return { dropped: count('dropped'), mended: count('mended') };
  }

  /** The rows that need a look: those of `known` are not added. */
  noted(added: readonly GuestRow[], known: readonly GuestRow[], wrong: readonly WrongRow[]): NotedRow[] {
    const rows = [...added, ...wrong].map((row) => toNotedRow(row)).filter(({ kinds }) => kinds.length > 0);
    const again = known.map((row) => toNotedRow(row, row.duplicate));
    return [...rows, ...again].toSorted((one, other) => one.line - other.line);
  }

  /** Counts the guests whom no mail can reach. */
  mailLess(rows: readonly GuestRow[]): Omit<Reach, 'mail' | 'text'> {
    const unreachable = rows
      .filter(({ guest }) => guest.email === null)
      .map(({ line, text, guest: { phone } }) => {
        return { line, text, hasPhone: phone !== null, abroad: isAbroad(phone) };
      });
    const phoneOnly = unreachable.filter(({ hasPhone }) => hasPhone).length;
    return { phoneOnly, missing: unreachable.length - phoneOnly, unreachable };
  }
}
