import { composed } from '@festlig/contracts/define';
import type { Columns } from './csv-columns';
import type { CsvRecord } from './csv-records';
import { toPhone } from './phone';
import { readEmail, readPhone, saysNothing } from './read-cell';
import { readPeople } from './read-people';

/** Columns in which cells are put together: each one tried takes time. */
const MOST_TRIED = 20;
/** Characters of a cell that are looked at. */
const LONGEST_TRIED = 400;

/** Whether a text is an e-mail address or a phone number, which is no name of a group. */
export const isAddress = (text: string): boolean => /\S@\S/.test(text) || toPhone(text) !== null;

/** Whether every known column holds what belongs there, or nothing. */
function fits(cells: readonly string[], columns: Columns): boolean {
  const holds = (at: number | undefined, test: (cell: string) => boolean): boolean => {
    const cell = at === undefined ? '' : (cells[at] ?? '').trim().slice(0, LONGEST_TRIED);
    return saysNothing(cell) || test(cell);
  };
  const isWords = (cell: string) => !isAddress(cell);
  return (
    [columns.name, columns.firstName, columns.middleName, columns.lastName, columns.tags].every((at) =>
      holds(at, isWords),
    ) &&
    holds(columns.email, (cell) => readEmail(cell).value !== null) &&
    holds(columns.phone, (cell) => readPhone(cell).value !== null) &&
    holds(columns.maxPeople, (cell) => readPeople(cell).value !== null)
  );
}

/**
 * Puts a row right that has more cells than the header, because a cell contains the delimiter without quotes: the
 * cells that belong together are one again where every column then holds what belongs there. Otherwise the row stays
 * as it is (rule: import-rows-aligned). `surplus` says what stands after the last column, blank if the row was put
 * right.
 */
export function alignedRow({ line, cells }: CsvRecord, columns: Columns, width: number): CsvRecord {
  const end = Math.max(width, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  const filled = cells.slice(0, end);
  if (end <= width) return { line, cells: filled };
  const places = Array.from({ length: Math.min(width, MOST_TRIED) }, (_, at) => at);
  // A note is the most likely to have the delimiter in it, and any text fits there.
  for (const at of columns.note === undefined ? places : [columns.note, ...places]) {
    const next = at + 1 + end - width;
    const together = filled.slice(at, next).filter((cell) => cell.trim() !== '');
    const put = [...filled.slice(0, at), together.join('; '), ...filled.slice(next)];
    if (fits(put, columns)) return { line, cells: put, surplus: '' };
  }
  return { line, cells: filled, surplus: filled.slice(width).join('; ') };
}

const SUM =
  /^(?:i ?alt|total(?:t|er)?|sum|subtotal|grand total|samlet)(?: (?:antal|gæster|personer|guests|people))?[:. ]*$/i;

/** Whether a row's name is that of a row of totals, such as "I alt" (rule: import-totals-left-out). */
export const isTotal = (name: string): boolean => SUM.test(composed(name.slice(0, 100)).trim());
