import { stringify } from 'csv-stringify/sync';

/** What spreadsheets split by in the country of the language. */
const DELIMITER = { da: ';', en: ',' };

/** What a spreadsheet takes for the beginning of a formula; wide forms are folded by some. */
const FORMULA = '=+\\-@\uFF1D\uFF0B\uFF0D\uFF20';
const PASSED_OVER = '(?:[^\\S\\t\\r\\n]|")*';
/**
 * Where a cell may begin: at its own beginning, and behind what a spreadsheet of another country, or a simple reader,
 * splits by inside of it.
 */
const BEGINNING = new RegExp(`(^[\\s"]*|[,;|\\t\\r\\n]${PASSED_OVER})([${FORMULA}])`, 'gu');

/** A guest's text must not become a formula in the host's spreadsheet (rule: exports-are-safe). */
export const neutralised = (cell: string): string =>
  (/^[\t\r\n]/.test(cell) ? "'" : '') + cell.replace(BEGINNING, "$1'$2");

/**
 * Rows as CSV text that a spreadsheet opens by itself: lines ended by CR LF, every cell quoted, no formulas; `first`: byte
 * order mark and column names in front.
 */
export function csvText(
  rows: readonly (readonly string[])[],
  { language, first, columns }: { language: 'da' | 'en'; first: boolean; columns: readonly string[] },
): string {
  return stringify(first ? [[...columns], ...rows] : [...rows], {
    bom: first,
    delimiter: DELIMITER[language],
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: true,
    cast: { string: neutralised },
  });
}
