import { stringify } from 'csv-stringify/sync';
import { neutralised } from './formula-guard';

/** The delimiter that spreadsheets use in the country of the language. */
const DELIMITER = { da: ';', en: ',' };

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
