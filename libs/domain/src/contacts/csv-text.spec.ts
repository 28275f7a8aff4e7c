import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { csvText, neutralised } from './csv-text';

const danish = { language: 'da', first: false, columns: [] } as const;
/** Cells as a spreadsheet has them that splits by another character and takes quotes as they come. */
const read = (text: string, delimiter: string): string[] =>
  (parse(text, { delimiter, relax_quotes: true, relax_column_count: true }) as string[][]).flat();
const roughly = (text: string, delimiter: string): string[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => line.split(delimiter));
const isFormula = (cell: string) => /^["\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell);

describe('a cell that would be a formula', () => {
  it.each([
    '=1+1',
    '+45',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("http://x")',
    '\uFF1D1+1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF20SUM(A1)',
  ])('gets an apostrophe in front: %j', (cell) => {
    expect(neutralised(cell)).toBe(`'${cell}`);
  });

  it.each([
    ['  =1+1', "  '=1+1"],
    ['\u00a0=1+1', "\u00a0'=1+1"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\nx', "'\nx"],
    ['Ole,=HYPERLINK("http://x")', 'Ole,\'=HYPERLINK("http://x")'],
    ['"=1+1', '"\'=1+1'],
    ['Ole; =1+1', "Ole; '=1+1"],
    ['Ole\n=1+1', "Ole\n'=1+1"],
  ])('is no formula behind spaces or where it may be split either: %j', (cell, text) => {
    expect(neutralised(cell)).toBe(text);
  });

  it.each(['', 'Anne', 'a=b', '1+1', "'", 'kl. 18 - 20', 'karen@post.example', 'Anne-Mette, Bo; Åse'])(
    'is not seen in %j',
    (cell) => {
      expect(neutralised(cell)).toBe(cell);
    },
  );
});

describe('rows as CSV text', () => {
  const hostile = [
    'Ole,=HYPERLINK("http://x","y")',
    'x;=1+1;y',
    "x|=cmd|' /C calc'!A0|y",
    'a\n=1+1',
    'b\t=1+1',
    '"=1+1',
  ];

  it('have every cell quoted, the empty ones too', () => {
    expect(csvText([['Anne', '', 'A;"B"']], danish)).toBe('"Anne";"";"A;""B"""\r\n');
    expect(csvText([['Anne']], { ...danish, first: true, columns: ['Navn'] })).toBe('\uFEFF"Navn"\r\n"Anne"\r\n');
    expect(csvText([], danish)).toBe('');
  });

  it.each(['da', 'en'] as const)('hold no formula, whatever a spreadsheet splits them by (%s)', (language) => {
    const text = csvText([hostile, [...hostile].reverse()], { ...danish, language });
    for (const delimiter of [',', ';', '\t', '|']) {
      expect(read(text, delimiter).filter(isFormula)).toEqual([]);
      expect(roughly(text, delimiter).filter(isFormula)).toEqual([]);
    }
  });

  it('can be read back as they were where nothing looks like a formula', () => {
    const row = ['Åse; Kjær', 'to\nlinjer', '"x"', ''];
    expect(parse(csvText([row], danish), { delimiter: ';' })).toEqual([row]);
  });
});
