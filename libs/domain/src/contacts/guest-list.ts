import { Email } from '@festlig/contracts/define';
import { checkContact, type ContactEntry } from './contact-rules';
import { type Columns, guessColumns, hasName, namedColumns } from './csv-columns';
import { type Delimiter, detectDelimiter, hasSeparatorLine } from './csv-delimiter';
import { type CsvRecord, readRecords } from './csv-records';

/** A guest as a list gives them. `maxPeople` null = any number. */
export interface ListedGuest extends ContactEntry {
  maxPeople: number | null;
}

/** A row of the list: a guest, or the error code of what is wrong with it. `line` counts from 1 in the file. */
export type ListedRow =
  { line: number; text: string; guest: ListedGuest } | { line: number; text: string; reason: RowProblem };
export type RowProblem = 'required' | 'too_long' | 'email_invalid' | 'phone_invalid' | 'invalid';

/**
 * Who a row is about: the same name at the same address is the same guest, another name at it is family. Null without an
 * address: two of one name may be two people.
 */
export const identityOf = ({ name, email }: { name: string; email: string | null }): string | null =>
  email === null ? null : `${email} ${name.normalize('NFC').toLowerCase()}`;

/** The whole list is refused. */
export class GuestListRefused extends Error {
  constructor(readonly code: 'csv_empty' | 'csv_no_header') {
    super(code);
  }
}

/** Rows that columns are told from when they have no names. */
const SAMPLE = 20;
const LONGEST_NAME = 120;
const MOST_PEOPLE = 999;
/** Characters of a refused row that are shown. */
const SHOWN = 200;

const tidy = (cell: string): string => cell.replace(/\s+/g, ' ').trim();

/** One row by the columns of its list: a guest who receives what there is an address for (spec section 5). */
export function toGuest(cells: readonly string[], columns: Columns): ListedGuest | RowProblem {
  const cell = (at: number | undefined): string => (at === undefined ? '' : tidy(cells[at] ?? ''));
  const parts = [columns.firstName, columns.middleName, columns.lastName].map(cell).filter((part) => part !== '');
  const name = cell(columns.name) || parts.join(' ');
  if (name.length > LONGEST_NAME) return 'too_long';
  const address = Email.safeParse(cell(columns.email).replace(/^mailto:/i, ''));
  const hasAddress = cell(columns.email) !== '';
  const people = cell(columns.maxPeople);
  const maxPeople = people === '' ? null : Number(people);
  const phone = cell(columns.phone) || null;
  const checked = checkContact({
    name,
    email: address.success ? address.data : null,
    phone,
    receiveEmail: address.success,
    receiveSms: phone !== null,
    maxPeople,
  });
  if ('problems' in checked && checked.problems.name) return checked.problems.name.code;
  if (hasAddress && !address.success) return 'email_invalid';
  if ('problems' in checked) return checked.problems.phone?.code ?? 'invalid';
  const isCount = maxPeople === null || (Number.isInteger(maxPeople) && maxPeople >= 1 && maxPeople <= MOST_PEOPLE);
  return isCount ? checked.contact : 'invalid';
}

const isBlank = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === '');

/** Columns by the names in the first row, else by the data. `skip`: rows that are no guests. */
function columnsOf(sample: readonly CsvRecord[]): { columns: Columns; skip: number } {
  const named = namedColumns(sample[0]?.cells ?? []);
  if (hasName(named)) return { columns: named, skip: 1 };
  const guessed = Object.keys(named).length > 0 ? null : guessColumns(sample.map(({ cells }) => cells));
  if (!guessed) throw new GuestListRefused('csv_no_header');
  return { columns: guessed, skip: 0 };
}

function toRow({ line, cells }: CsvRecord, columns: Columns, delimiter: Delimiter): ListedRow {
  const guest = toGuest(cells, columns);
  const text = cells.join(delimiter).replaceAll('\n', ' ').slice(0, SHOWN);
  return typeof guest === 'string' ? { line, text, reason: guest } : { line, text, guest };
}

/**
 * The guests of a list, row by row: delimiter and columns are found out, blank rows left out, duplicates kept (families
 * share an address). `text` is what decodeText answers.
 * @throws GuestListRefused before the first row, when there are no rows or no column can be a name.
 */
export async function* readGuestList(text: string): AsyncGenerator<ListedRow> {
  const delimiter = detectDelimiter(text);
  // Kept as a blank line, so that the lines after it keep their numbers.
  const list = hasSeparatorLine(text) ? text.slice(text.indexOf('\n')) : text;
  const sample: CsvRecord[] = [];
  let found: { columns: Columns; skip: number } | undefined;
  for await (const record of readRecords(list, delimiter)) {
    if (isBlank(record)) continue;
    if (found) {
      yield toRow(record, found.columns, delimiter);
      continue;
    }
    sample.push(record);
    if (sample.length < SAMPLE) continue;
    found = columnsOf(sample);
    for (const first of sample.slice(found.skip)) yield toRow(first, found.columns, delimiter);
  }
  if (found) return;
  if (sample.length === 0) throw new GuestListRefused('csv_empty');
  const { columns, skip } = columnsOf(sample);
  if (sample.length === skip) throw new GuestListRefused('csv_empty');
  for (const first of sample.slice(skip)) yield toRow(first, columns, delimiter);
}
