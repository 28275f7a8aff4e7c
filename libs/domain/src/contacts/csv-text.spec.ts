import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { csvText } from './csv-text';

const danish = { language: 'da', first: false, columns: [] } as const;
/** The cells that a lenient spreadsheet sees when it splits by this delimiter. */
const read = (text: string, delimiter: string): string[] =>
  (parse(text, { delimiter, relax_quotes: true, relax_column_count: true }) as string[][]).flat();
const roughly = (text: string, delimiter: string): string[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => line.split(delimiter));
const isFormula = (cell: string) => /^["\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell);

describe('csvText', () => {
  const hostile = [
    'Ole,=HYPERLINK("http://x","y")',
    'x;=1+1;y',
    "x|=cmd|' /C calc'!A0|y",
    'a\n=1+1',
    'b\t=1+1',
    '"=1+1',
  ];

  it('quotes every cell, including empty ones', () => {
    expect(csvText([['Anne', '', 'A;"B"']], danish)).toBe('"Anne";"";"A;""B"""\r\n');
    expect(csvText([['Anne']], { ...danish, first: true, columns: ['Navn'] })).toBe('\uFEFF"Navn"\r\n"Anne"\r\n');
    expect(csvText([], danish)).toBe('');
  });

  it.each(['da', 'en'] as const)('contains no formula, whichever delimiter a spreadsheet uses (%s)', (language) => {
    const text = csvText([hostile, [...hostile].reverse()], { ...danish, language });
    for (const delimiter of [',', ';', '\t', '|']) {
      expect(read(text, delimiter).filter(isFormula)).toEqual([]);
      expect(roughly(text, delimiter).filter(isFormula)).toEqual([]);
    }
  });

  it('can be parsed back unchanged where no cell looks like a formula', () => {
    const row = ['Åse; Kjær', 'to\nlinjer', '"x"', ''];
    expect(parse(csvText([row], danish), { delimiter: ';' })).toEqual([row]);
  });
});
