import { expect, it } from '@jest/globals';
import { asSentenceStart, beginsSentence } from './sentence-start';

const begins = (before: string) => beginsSentence([before, {}], 1);

it.each(['', ' ', 'Hej. ', 'Kommer I?\n', '<p>', '<p style="margin:0">', 'Vi ses<br>', '<p>Hej!</p><p>'])(
  'takes what follows “%s” for the beginning of a sentence',
  (before) => expect(begins(before)).toBe(true),
);

it.each(['Kære ', '<p>Kære ', '<p>Kære <strong>', 'Vi ses, ', 'Hej (', '<pre>'])(
  'takes what follows “%s” for the middle of one',
  (before) => expect(begins(before)).toBe(false),
);

it.each([
  ['ends in lines without words', 'Kære\n'.padEnd(20_000, '\n'), true],
  ['has many lines without words before its last word', '\n'.repeat(20_000) + 'Kære ', false],
  ['has many elements that do not end', '<p '.repeat(7_000), false],
])('knows the place after a long text that %s', (_, before, isStart) => expect(begins(before)).toBe(isStart));

it('takes a place after another value for the middle of a sentence, and one before every word for its beginning', () => {
  expect([beginsSentence(['Se ', {}, ' ', {}], 3), beginsSentence([{}], 0)]).toEqual([false, true]);
});

it('writes “Familien” with a capital at the beginning, and leaves other names (rule: greeted-by-name)', () => {
  expect(asSentenceStart('familien Krogh')).toBe('Familien Krogh');
  for (const name of ['anna', 'familiens venner', 'Familien Krogh', 'fam. Holm'])
    expect(asSentenceStart(name)).toBe(name);
});
