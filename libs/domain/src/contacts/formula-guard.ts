/** Characters with which a formula begins. Some spreadsheets convert the full-width forms. */
const FORMULA = '=+\\-@\uFF1D\uFF0B\uFF0D\uFF20';
const PASSED_OVER = '(?:[^\\S\\t\\r\\n]|")*';
/**
 * Positions at which a cell may begin: the start of the text, and after any character at which a spreadsheet of
 * another country or a simple parser would split.
 */
const START = `(^[\\s"]*|[,;|\\t\\r\\n]${PASSED_OVER})`;
const BEGINNING = new RegExp(`${START}([${FORMULA}])`, 'gu');
const GUARDED = new RegExp(`${START}'(?=[${FORMULA}])`, 'gu');

/** Keeps a guest's text from becoming a formula in the host's spreadsheet (rule: exports-are-safe). */
export const neutralised = (cell: string): string =>
  (/^[\t\r\n]/.test(cell) ? "'" : '') + cell.replace(BEGINNING, "$1'$2");

/** The text from which a cell was made: an exported list can be imported again (rule: contact-export). */
export const unguarded = (cell: string): string => (cell.includes("'") ? cell.replace(GUARDED, '$1') : cell);
