import {
  type CellNote,
  type CellTexts,
  distinctTags,
  LONGEST_NOTE,
  LONGEST_TAG,
  MOST_TAGS,
  type NotedField,
} from '@festlig/contracts/contacts';
import { EMAIL_PATTERN, tidyLine } from '@festlig/contracts/define';
import { withAddressFromName, withNameTurned } from './address-in-name';
import { isAddress, isTotal } from './align-row';
import type { ContactEntry } from './check-contact';
import type { Columns } from './csv-columns';
import type { CsvRecord } from './csv-records';
import { unguarded } from './formula-guard';
import { showPhone } from './phone';
import {
  type AllCellTexts,
  nameFromEmail,
  type ReadCell,
  readEmail,
  readPhone,
  saysNothing,
  UNREADABLE,
} from './read-cell';
import { readPeople } from './read-people';

/** A guest as given in a list. `maxPeople` null = any number. */
export interface ListedGuest extends ContactEntry {
  maxPeople: number | null;
}

/** A row of the list: a guest, or the error code that says why there is none. `line` counts from 1 in the file. */
export type ListedRow = { line: number; text: string; cells: AllCellTexts } & (ReadGuest | { reason: RowProblem });
/** The row has neither a name nor an address, or is a row of totals. */
export type RowProblem = 'required' | 'total';

/** A guest as read from a row, with what was mended or dropped on the way. */
export interface ReadGuest {
  guest: ListedGuest;
  notes: readonly CellNote[];
}

const LONGEST_NAME = 120;
/** Characters of a cell that are read: anything longer is too long for every column. */
const LONGEST_CELL = 1000;
/** Longer cells are no address, number or count; patterns are not tried on them. */
const LONGEST_READ = 400;
/** Characters of a row or cell that are shown to the host. */
const SHOWN = 200;

const NO_NOTES: readonly CellNote[] = [];

/** What else a row says of its guest. */
interface Added {
  tags?: string[];
  note?: string;
  /** What was mended before the texts were cells. */
  notes?: readonly CellNote[];
}

/**
 * Makes a guest of the texts of one row. A cell that cannot be read is left out, and the guest is kept (rule:
 * import-keeps-guests). The guest receives e-mail and texts where the row has an address for it (rule:
 * contact-ticks-follow).
 */
export function toGuest(
  texts: AllCellTexts,
  { tags = [], note: said = '', notes: before = NO_NOTES }: Added = {},
): ReadGuest | RowProblem {
  let notes = before;
  const note = (field: NotedField, how: CellNote['how'], now: string | null) => {
    notes = [...notes, { field, how, was: texts[field].slice(0, SHOWN), now }];
  };
  const read = <T extends string | number>(field: NotedField, by: (cell: string) => ReadCell<T>): T | null => {
    const cell = texts[field];
    if (saysNothing(cell)) return null;
    const { value, how } = cell.length > LONGEST_READ ? UNREADABLE : by(cell);
    if (how !== 'plain') note(field, how, value === null ? null : String(value));
    return value;
  };
  const email = read('email', readEmail);
  const phone = read('phone', readPhone);
  const maxPeople = read('maxPeople', readPeople);
  if (email === null && phone === null && isTotal(texts.name)) return 'total';
  const given = saysNothing(texts.name) && !/\p{L}/u.test(texts.name) ? '' : texts.name;
  const name = given || (email === null ? '' : nameFromEmail(email)) || (phone === null ? '' : showPhone(phone));
  if (name === '') return 'required';
  const shortened = name.slice(0, LONGEST_NAME).trim();
  if (shortened !== given) note('name', 'mended', shortened);
  const receives = { receiveEmail: email !== null, receiveSms: phone !== null };
  const kept = said.slice(0, LONGEST_NOTE).trim();
  if (kept !== said)
    notes = [...notes, { field: 'note', how: 'mended', was: said.slice(0, SHOWN), now: kept.slice(0, SHOWN) }];
  return { guest: { name: shortened, email, phone, ...receives, maxPeople, tags, note: kept }, notes };
}

/** The tags in a cell: several are separated by commas or semicolons (rule: import-tags). An address is no tag. */
function tagsOf(cell: string): string[] {
  const tags = cell
    .slice(0, LONGEST_CELL)
    .split(/[,;|]/)
    .map((tag) => tidyLine(tag.trim()).slice(0, LONGEST_TAG).trim());
  return distinctTags(tags.filter((tag) => !saysNothing(tag) && !isAddress(tag))).slice(0, MOST_TAGS);
}

/** The note in the cells of a row, each further column under its heading (rule: import-note). */
function noteOf(cells: readonly string[], { note, moreNotes = [] }: Columns): string {
  const own = note === undefined ? [] : [{ at: note, heading: '' }];
  const parts = [...own, ...moreNotes]
    .sort((one, other) => one.at - other.at)
    .flatMap(({ at, heading }) => {
      const said = tidyLine((cells[at] ?? '').trim().slice(0, LONGEST_CELL));
      const title = heading.trim().replace(/:$/, '').trim();
      return saysNothing(said) ? [] : title === '' ? said : `${title}: ${said}`;
    });
  return joined(parts);
}

/** The parts of a note as sentences. */
const joined = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part, at, all) => (at < all.length - 1 && !/[.!?]$/.test(part) ? `${part}.` : part))
    .join(' ');

/** The first address in a column of which nothing else is known, after what the e-mail column says instead. */
function emailText(email: string, cells: readonly string[], columns: Columns): string {
  if (columns.email === undefined || /\S@\S+\.\S/.test(email)) return email;
  const known = new Set<unknown>(Object.values(columns));
  for (const { at } of columns.moreNotes ?? []) known.add(at);
  const other = cells.find((cell, at) => !known.has(at) && cell.includes('@') && EMAIL_PATTERN.test(cell.trim()));
  if (other === undefined) return email;
  return saysNothing(email) ? other.trim() : `${email}; ${other.trim()}`;
}

/** The texts of the cells from which a row's guest is read. */
export function cellTexts(cells: readonly string[], columns: Columns): AllCellTexts {
  const cell = (at: number | undefined): string =>
    at === undefined ? '' : tidyLine((cells[at] ?? '').trim().slice(0, LONGEST_CELL));
  const parts = () => [columns.firstName, columns.middleName, columns.lastName].map(cell).filter((part) => part !== '');
  return {
    name: cell(columns.name) || parts().join(' '),
    email: emailText(cell(columns.email), cells, columns),
    phone: cell(columns.phone),
    maxPeople: cell(columns.maxPeople),
  };
}

/** A row of a list, with what the host has entered instead of its cells. */
export type GivenRow = CsvRecord & { said?: CellTexts };

/** A row as a guest, or with the reason why it is none. */
export function toRow(
  { line, cells: listed, said, surplus }: GivenRow,
  columns: Columns,
  delimiter: string,
): ListedRow {
  const cells = listed.map(unguarded);
  const text = cells.join(delimiter).replaceAll('\n', ' ').slice(0, SHOWN);
  const { texts: given, note, notes: mended } = withNameTurned(withAddressFromName(cellTexts(cells, columns)));
  const texts = { ...given, ...said };
  const cell = (at: number | undefined): string => (at === undefined ? '' : (cells[at] ?? ''));
  const read = toGuest(texts, {
    tags: tagsOf(cell(columns.tags)),
    note: joined([noteOf(cells, columns), note]),
    notes: mended.filter(({ field }) => field === 'note' || field === 'row' || said?.[field] === undefined),
  });
  const row = { line, text, cells: texts };
  if (typeof read === 'string') return { ...row, reason: read };
  // A row that the host has corrected has been looked at.
  if (surplus === undefined || said !== undefined) return { ...row, ...read };
  return { ...row, ...read, notes: [...read.notes, surplusNote(surplus)] };
}

const surplusNote = (surplus: string): CellNote => ({
  field: 'row',
  how: surplus === '' ? 'mended' : 'dropped',
  was: surplus.slice(0, SHOWN),
  now: null,
});
