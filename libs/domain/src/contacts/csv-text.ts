import { stringify } from 'csv-stringify/sync';

/** The delimiter that spreadsheets use in the country of the language. */
const DELIMITER = { da: ';', en: ',' };

/** Characters with which a formula begins. Some spreadsheets convert the full-width forms. */
const FORMULA = '=+\\-@\uFF1D\uFF0B\uFF0D\uFF20';
const PASSED_OVER = '(?:[^\\S\\t\\r\\n]|")*';
/**
 * Positions at which a cell may begin: the start of the text, and after any character at which a spreadsheet of
 * another country or a simple parser would split.
 */
const BEGINNING = new RegExp(`(^[\\s"]*|[,;|\\t\\r\\n]${PASSED_OVER})([${FORMULA}])`, 'gu');

/** Keeps a guest's text from becoming a formula in the host's spreadsheet (rule: exports-are-safe). */
export const neutralised = (cell: string): string =>
  (/^[\t\r\n]/.test(cell) ? "'" : '') + cell.replace(BEGINNING, "$1'$2");

/**
 * Makes CSV text that a spreadsheet opens directly: lines ending with CR LF, every cell quoted, no formulas.
 * `first` adds the byte order mark and the column names.
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
