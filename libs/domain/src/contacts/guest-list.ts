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
import { alignedRow, isAddress, isTotal } from './align-row';
import type { ContactEntry } from './check-contact';
import { type Columns, guessColumns, hasName, namedColumns } from './csv-columns';
import { type Delimiter, detectDelimiter, hasSeparatorLine } from './csv-delimiter';
import { type CsvRecord, readRecords } from './csv-records';
import { isText, tidyText } from './decode-text';
import { showPhone } from './phone';
import { nameFromEmail, type ReadCell, readEmail, readPhone, saysNothing, UNREADABLE } from './read-cell';
import { readPeople } from './read-people';

/** A guest as given in a list. `maxPeople` null = any number. */
export interface ListedGuest extends ContactEntry {
  maxPeople: number | null;
}

/** A row of the list: a guest, or the error code that says why there is none. `line` counts from 1 in the file. */
export type ListedRow = { line: number; text: string; cells: AllCellTexts } & (ReadGuest | { reason: RowProblem });
export type AllCellTexts = Required<CellTexts>;
/** The row has neither a name nor an address, or is a row of totals. */
export type RowProblem = 'required' | 'total';

/** A guest as read from a row, with what was mended or dropped on the way. */
export interface ReadGuest {
  guest: ListedGuest;
  notes: readonly CellNote[];
}

/** Thrown when the whole list is refused. */
export class GuestListRefused extends Error {
  constructor(
    readonly code: 'csv_not_text' | 'csv_old_spreadsheet' | 'csv_empty' | 'csv_no_header' | 'csv_too_many_rows',
  ) {
    super(code);
  }
}

/** Rows that are examined to recognise columns without names. */
const SAMPLE = 20;
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
}

/**
 * Makes a guest of the texts of one row. A cell that cannot be read is left out, and the guest is kept (rule:
 * import-keeps-guests). The guest receives e-mail and texts where the row has an address for it (rule:
 * contact-ticks-follow).
 */
export function toGuest(texts: AllCellTexts, { tags = [], note: said = '' }: Added = {}): ReadGuest | RowProblem {
  let notes = NO_NOTES;
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
  return parts.map((part, at) => (at < parts.length - 1 && !/[.!?]$/.test(part) ? `${part}.` : part)).join(' ');
}

/** The first address in a column of which nothing else is known, after what the e-mail column says instead. */
function emailText(email: string, cells: readonly string[], columns: Columns): string {
  if (columns.email === undefined || /\S@\S+\.\S/.test(email)) return email;
  const known = new Set<unknown>(Object.values(columns));
  for (const { at } of columns.moreNotes ?? []) known.add(at);
  const other = cells.find((cell, at) => !known.has(at) && cell.includes('@') && EMAIL_PATTERN.test(cell.trim()));
  if (other === undefined) return email;
  return saysNothing(email) ? other.trim() : `${email}; ${other.trim()}`;
}

/** The texts from which a row's guest is read. `said`: what the host has entered instead of cells. */
export function cellTexts(cells: readonly string[], columns: Columns, said: CellTexts = {}): AllCellTexts {
  const cell = (at: number | undefined): string =>
    at === undefined ? '' : tidyLine((cells[at] ?? '').trim().slice(0, LONGEST_CELL));
  const parts = () => [columns.firstName, columns.middleName, columns.lastName].map(cell).filter((part) => part !== '');
  return {
    name: said.name ?? (cell(columns.name) || parts().join(' ')),
    email: said.email ?? emailText(cell(columns.email), cells, columns),
    phone: said.phone ?? cell(columns.phone),
    maxPeople: said.maxPeople ?? cell(columns.maxPeople),
  };
}

const isBlank = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === '');

/** How a list is read: its columns, and whether its first row only names them. */
export interface ListReading {
  columns: Columns;
  header: boolean;
}

/**
 * A list whose rows have not been turned into guests yet. `records` includes the first row even if it is a header,
 * and leaves out blank rows.
 */
export interface OpenList {
  delimiter: Delimiter;
  /** Lines of the text, including blank ones. */
  lines: number;
  /** What was detected. Without a name column, the host has to choose one. */
  found: ListReading;
  records: AsyncIterable<CsvRecord>;
}

/** Recognises the columns by the names in the first row, else by the data. */
function readingOf(sample: readonly CsvRecord[]): ListReading {
  const named = namedColumns(sample[0]?.cells ?? []);
  if (Object.keys(named).length > 0) return { columns: named, header: true };
  const columns = guessColumns(sample.map(({ cells }) => cells)) ?? {};
  return { columns, header: namesColumns(sample[0]?.cells ?? [], columns) };
}

/** Whether words stand where other rows have an address: a row of column names that are not known. */
function namesColumns(cells: readonly string[], { email, phone }: Columns): boolean {
  const found = [email, phone].flatMap((at) => (at === undefined ? [] : (cells[at]?.trim() ?? '')));
  return (
    found.some((cell) => !saysNothing(cell)) &&
    !found.some((cell) => /[@\d]/.test(cell) || readEmail(cell).value !== null)
  );
}

/** A row of a list, with what the host has entered instead of its cells. */
export type GivenRow = CsvRecord & { said?: CellTexts };

/** A row as a guest, or with the reason why it is none. */
export function toRow({ line, cells, said, surplus }: GivenRow, columns: Columns, delimiter: string): ListedRow {
  const text = cells.join(delimiter).replaceAll('\n', ' ').slice(0, SHOWN);
  const texts = cellTexts(cells, columns, said);
  const cell = (at: number | undefined): string => (at === undefined ? '' : (cells[at] ?? ''));
  const read = toGuest(texts, { tags: tagsOf(cell(columns.tags)), note: noteOf(cells, columns) });
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

/** A host has 200,000 guests, some of them with an address of several lines. */
const MOST_LINES = 500_000;

const [NEWLINE, RETURN] = [0x0a, 0x0d];

/**
 * Counts the lines of a text in place, and no further than one above `mostLines`: splitting seven million line ends
 * takes a second and half a gigabyte. A line ends with `\n`, `\r\n` or `\r`.
 */
export function linesOf(text: string, mostLines: number): number {
  let lines = 1;
  for (let at = 0; at < text.length && lines <= mostLines; at++) {
    const sign = text.charCodeAt(at);
    if (sign === NEWLINE || (sign === RETURN && text.charCodeAt(at + 1) !== NEWLINE)) lines++;
  }
  return lines;
}

/**
 * Opens a list and detects its delimiter and columns. `given` is a result of decodeText or pasted text.
 * @throws GuestListRefused `csv_not_text` for a file of another kind, `csv_empty` when there are no rows,
 * `csv_too_many_rows` for more lines than a list may have, because each line takes time, even a blank one
 */
export async function openList(given: string, mostLines = MOST_LINES): Promise<OpenList> {
  if (!isText(given)) throw new GuestListRefused('csv_not_text');
  const lines = linesOf(given, mostLines);
  if (lines > mostLines) throw new GuestListRefused('csv_too_many_rows');
  const text = tidyText(given);
  const delimiter = detectDelimiter(text);
  // Kept as a blank line, so that the following lines keep their numbers.
  const list = hasSeparatorLine(text) ? text.slice(text.indexOf('\n')) : text;
  const rest = filledRows(readRecords(list, delimiter));
  const sample: CsvRecord[] = [];
  while (sample.length < SAMPLE) {
    const { value, done } = await rest.next();
    if (done) break;
    sample.push(value);
  }
  const found = readingOf(sample);
  if (sample.length <= (found.header ? 1 : 0)) throw new GuestListRefused('csv_empty');
  const width = found.header ? (sample[0]?.cells.length ?? 0) : Infinity;
  const aligned = (record: CsvRecord) =>
    record.cells.length > width ? alignedRow(record, found.columns, width) : record;
  async function* records() {
    for (const record of sample) yield aligned(record);
    for await (const record of rest) yield aligned(record);
  }
  return { delimiter, lines, found, records: records() };
}

async function* filledRows(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord, undefined> {
  for await (const record of records) if (!isBlank(record)) yield record;
}

/** @throws GuestListRefused `csv_no_header` when no column is a name */
export function checkReading({ columns }: ListReading): void {
  if (!hasName(columns)) throw new GuestListRefused('csv_no_header');
}
