import { Email, tidyLine } from '@festlig/contracts/define';
import { checkContact, type ContactEntry, keptContact } from './check-contact';
import { type Columns, guessColumns, hasName, namedColumns } from './csv-columns';
import { type Delimiter, detectDelimiter, hasSeparatorLine } from './csv-delimiter';
import { type CsvRecord, readRecords } from './csv-records';
import { isText, tidyText } from './decode-text';

/** A guest as a list gives them. `maxPeople` null = any number. */
export interface ListedGuest extends ContactEntry {
  maxPeople: number | null;
}

/** A row of the list: a guest, or the error code of what is wrong with it. `line` counts from 1 in the file. */
export type ListedRow =
  { line: number; text: string; guest: ListedGuest } | { line: number; text: string; reason: RowProblem };
export type RowProblem = 'required' | 'too_long' | 'email_invalid' | 'phone_invalid' | 'invalid';

/** The whole list is refused. */
export class GuestListRefused extends Error {
  constructor(readonly code: 'csv_not_text' | 'csv_empty' | 'csv_no_header' | 'csv_too_many_rows') {
    super(code);
  }
}

/** Rows that columns are told from when they have no names. */
const SAMPLE = 20;
const LONGEST_NAME = 120;
/** Characters of a cell that are looked at: whatever goes on after them is too long for any column. */
const LONGEST_CELL = 1000;
/** Characters of a refused row that are shown. */
const SHOWN = 200;

/**
 * One row by the columns of its list: a guest who receives what there is an address for (rule: contact-ticks-follow).
 */
export function toGuest(cells: readonly string[], columns: Columns): ListedGuest | RowProblem {
  const cell = (at: number | undefined): string =>
    at === undefined ? '' : tidyLine((cells[at] ?? '').trim().slice(0, LONGEST_CELL));
  const parts = [columns.firstName, columns.middleName, columns.lastName].map(cell).filter((part) => part !== '');
  const name = cell(columns.name) || parts.join(' ');
  if (name.length > LONGEST_NAME) return 'too_long';
  const address = Email.safeParse(cell(columns.email).replace(/^mailto:/i, ''));
  const hasAddress = cell(columns.email) !== '';
  const people = cell(columns.maxPeople);
  const maxPeople = people === '' ? null : Number(people);
  const phone = cell(columns.phone) || null;
  const entry = {
    name,
    email: address.success ? address.data : null,
    phone,
    receiveEmail: address.success,
    receiveSms: phone !== null,
    maxPeople,
  };
  const problems = checkContact(entry);
  if (hasAddress && !address.success) problems.email = { code: 'email_invalid' };
  const first = problems.name ?? problems.email ?? problems.phone ?? problems.maxPeople;
  return first?.code ?? keptContact(entry);
}

const isBlank = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === '');

/** How a list is read: what its columns hold, and whether its first row only names them. */
export interface ListReading {
  columns: Columns;
  header: boolean;
}

/** A list whose rows have not been made guests yet. `records` has the first row too, header or not; blank rows are left out. */
export interface OpenList {
  delimiter: Delimiter;
  /** Lines of the text, blank ones too. */
  lines: number;
  /** What was found out. Without a column that can be a name, somebody has to say which it is. */
  found: ListReading;
  records: AsyncIterable<CsvRecord>;
}

/** Columns by the names in the first row, else by the data. */
function readingOf(sample: readonly CsvRecord[]): ListReading {
  const named = namedColumns(sample[0]?.cells ?? []);
  if (Object.keys(named).length > 0) return { columns: named, header: true };
  return { columns: guessColumns(sample.map(({ cells }) => cells)) ?? {}, header: false };
}

/** A row as a guest, or with what is wrong with it. */
export function toRow({ line, cells }: CsvRecord, columns: Columns, delimiter: string): ListedRow {
  const guest = toGuest(cells, columns);
  const text = cells.join(delimiter).replaceAll('\n', ' ').slice(0, SHOWN);
  return typeof guest === 'string' ? { line, text, reason: guest } : { line, text, guest };
}

/** A host has 200,000 guests, and some of them an address of some lines. */
const MOST_LINES = 500_000;

const [NEWLINE, RETURN] = [0x0a, 0x0d];

/**
 * Lines of a text as it came, counted in place and no further than there may be: to make anything of seven million ends of
 * lines takes a second and half a gigabyte. A line ends by `\n`, `\r\n` or `\r`.
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
 * Opens a list: delimiter and columns are found out. `given` is what decodeText answers, or what was pasted.
 * @throws GuestListRefused `csv_not_text` for a file of another kind, `csv_empty` when there are no rows,
 *   `csv_too_many_rows` for more lines than any list has: each costs some time, a blank one too
 */
export async function openList(given: string, mostLines = MOST_LINES): Promise<OpenList> {
  if (!isText(given)) throw new GuestListRefused('csv_not_text');
  const lines = linesOf(given, mostLines);
  if (lines > mostLines) throw new GuestListRefused('csv_too_many_rows');
  const text = tidyText(given);
  const delimiter = detectDelimiter(text);
  // Kept as a blank line, so that the lines after it keep their numbers.
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
  async function* records() {
    yield* sample;
    yield* rest;
  }
  return { delimiter, lines, found, records: records() };
}

async function* filledRows(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord, undefined> {
  for await (const record of records) if (!isBlank(record)) yield record;
}

/** @throws GuestListRefused `csv_no_header` when no column is said to be a name */
export function checkReading({ columns }: ListReading): void {
  if (!hasName(columns)) throw new GuestListRefused('csv_no_header');
}
