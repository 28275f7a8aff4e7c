import { alignedRow } from './align-row';
import { type Columns, guessColumns, hasName, headerAt, namedColumns } from './csv-columns';
import { type Delimiter, detectDelimiter, hasSeparatorLine } from './csv-delimiter';
import { type CsvRecord, readRecords } from './csv-records';
import { isText, tidyText } from './decode-text';
import { readEmail, saysNothing } from './read-cell';

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

const isBlank = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === '');

/** How a list is read: its columns, and whether its first row only names them. */
export interface ListReading {
  columns: Columns;
  header: boolean;
}

/**
 * A list whose rows have not been turned into guests yet. `records` includes the first row even if it is a header,
 * and leaves out blank rows and those of `above`.
 */
export interface OpenList {
  delimiter: Delimiter;
  /** Lines of the text, including blank ones. */
  lines: number;
  /** What was detected. Without a name column, the host has to choose one. */
  found: ListReading;
  /** The texts of the rows above the names of the columns, such as a title (rule: import-title-left-out). */
  above: string[];
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

/** Characters of a row above the names of the columns that are shown. */
const LONGEST_TITLE = 100;

const titleOf = ({ cells }: CsvRecord): string =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, LONGEST_TITLE);

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
  const above = sample.splice(0, headerAt(sample.map(({ cells }) => cells))).map(titleOf);
  const found = readingOf(sample);
  if (sample.length <= (found.header ? 1 : 0)) throw new GuestListRefused('csv_empty');
  const width = found.header ? (sample[0]?.cells.length ?? 0) : Infinity;
  const aligned = (record: CsvRecord) =>
    record.cells.length > width ? alignedRow(record, found.columns, width) : record;
  async function* records() {
    for (const record of sample) yield aligned(record);
    for await (const record of rest) yield aligned(record);
  }
  return { delimiter, lines, found, above, records: records() };
}

async function* filledRows(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord, undefined> {
  for await (const record of records) if (!isBlank(record)) yield record;
}

/** @throws GuestListRefused `csv_no_header` when no column is a name */
export function checkReading({ columns }: ListReading): void {
  if (!hasName(columns)) throw new GuestListRefused('csv_no_header');
}
