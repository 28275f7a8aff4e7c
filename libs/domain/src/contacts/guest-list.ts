import { Email, tidyLine } from '@festlig/contracts/define';
import { checkContact, type ContactEntry, keptContact } from './check-contact';
import { type Columns, guessColumns, hasName, namedColumns } from './csv-columns';
import { type Delimiter, detectDelimiter, hasSeparatorLine } from './csv-delimiter';
import { type CsvRecord, readRecords } from './csv-records';
import { isText, tidyText } from './decode-text';

/** A guest as given in a list. `maxPeople` null = any number. */
export interface ListedGuest extends ContactEntry {
  maxPeople: number | null;
}

/** A row of the list: a guest, or the error code that says why it is refused. `line` counts from 1 in the file. */
export type ListedRow =
  { line: number; text: string; guest: ListedGuest } | { line: number; text: string; reason: RowProblem };
export type RowProblem = 'required' | 'too_long' | 'email_invalid' | 'phone_invalid' | 'invalid';

/** Thrown when the whole list is refused. */
export class GuestListRefused extends Error {
  constructor(readonly code: 'csv_not_text' | 'csv_empty' | 'csv_no_header' | 'csv_too_many_rows') {
    super(code);
  }
}

/** Rows that are examined to recognise columns without names. */
const SAMPLE = 20;
const LONGEST_NAME = 120;
/** Characters of a cell that are read: anything longer is too long for every column. */
const LONGEST_CELL = 1000;
/** Characters of a refused row that are shown to the host. */
const SHOWN = 200;

/**
 * Makes a guest of one row. The guest receives e-mail and texts where the row has an address for it (rule:
 * contact-ticks-follow).
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
    tags: [],
  };
  const problems = checkContact(entry);
  if (hasAddress && !address.success) problems.email = { code: 'email_invalid' };
  const first = problems.name ?? problems.email ?? problems.phone ?? problems.maxPeople;
  return first?.code ?? keptContact(entry);
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
  return { columns: guessColumns(sample.map(({ cells }) => cells)) ?? {}, header: false };
}

/** A row as a guest, or with the reason why it is refused. */
export function toRow({ line, cells }: CsvRecord, columns: Columns, delimiter: string): ListedRow {
  const guest = toGuest(cells, columns);
  const text = cells.join(delimiter).replaceAll('\n', ' ').slice(0, SHOWN);
  return typeof guest === 'string' ? { line, text, reason: guest } : { line, text, guest };
}

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
  async function* records() {
    yield* sample;
    yield* rest;
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
