import { describe, expect, it } from '@jest/globals';
import { neutralised, unguarded } from './formula-guard';

describe('neutralised', () => {
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
  ])('puts an apostrophe before a cell that begins a formula: %j', (cell) => {
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
  ])('puts an apostrophe before a formula after spaces or after another delimiter: %j', (cell, text) => {
    expect(neutralised(cell)).toBe(text);
  });

  it.each(['', 'Anne', 'a=b', '1+1', "'", 'kl. 18 - 20', 'karen@post.example', 'Anne-Mette, Bo; Åse'])(
    'leaves a cell without a formula unchanged: %j',
    (cell) => {
      expect(neutralised(cell)).toBe(cell);
    },
  );
});

describe('unguarded', () => {
  it.each(['+1', '  =1+1', 'Ole; =1+1', 'Ole,=HYPERLINK("http://x")', '-1', 'Anne', '\uFF0B1'])(
    'reads the text from which a cell was made: %j',
    (cell) => {
      expect(unguarded(neutralised(cell))).toBe(cell);
    },
  );

  it.each(["'", "'t Hart", "d'Anjou", "O'Neill"])('keeps an apostrophe that stands before no formula: %j', (cell) => {
    expect(unguarded(cell)).toBe(cell);
  });
});
