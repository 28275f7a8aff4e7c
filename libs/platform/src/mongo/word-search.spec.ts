import { describe, expect, it } from '@jest/globals';
import { isFoundBy, matchingWords, wordsOf } from './word-search';

const found = (text: string, search: string): boolean => {
  type Begins = { words: { $regex: string } };
  const { $and = [], words } = matchingWords(search) as { $and?: Begins[]; words?: Partial<Begins['words']> };
  const all = words?.$regex === undefined ? $and : [{ words: { $regex: words.$regex } }];
  const begins = ({ words: { $regex } }: { words: { $regex: string } }) =>
    wordsOf(text).some((word) => new RegExp($regex).test(word));
  const finds = (words === undefined || '$regex' in words) && all.every(begins);
  expect(isFoundBy(search, wordsOf(text))).toBe(finds);
  return finds;
};

describe('search by words', () => {
  it('stores each distinct word together with what follows it up to the next blank', () => {
    expect(wordsOf('Anne-Marie  Dam', null, 'dam')).toEqual(['anne-marie', 'dam', 'marie']);
    expect(wordsOf('Mette Holm', 'mette.holm@post.example')).toEqual([
      'holm@post.example',
      'mette.holm@post.example',
      'post.example',
    ]);
    expect(wordsOf('(fætter)', '...', '')).toEqual(['fætter)']);
    expect(wordsOf('a@localhost', 'b@mail.firma.dk')).toEqual([
      'a@localhost',
      'b@mail.firma.dk',
      'firma.dk',
      'localhost',
      'mail.firma.dk',
    ]);
  });

  it.each(['ann', 'MARIE', 'dam anne', 'anne-m', '(dam', 'd & a', '', '  '])(
    'finds Anne-Marie Dam by "%s"',
    (search) => {
      expect(found('Anne-Marie Dam', search)).toBe(true);
    },
  );

  it.each(['nne', 'anne dan', 'annemarie', '.*', '&', 'a.*', 'marie-'])(
    'does not find Anne-Marie Dam by "%s"',
    (search) => {
      expect(found('Anne-Marie Dam', search)).toBe(false);
    },
  );

  it('finds a long word by its first 64 letters and by the whole word', () => {
    const long = 'x'.repeat(63) + 'yz';
    expect(wordsOf(long)).toEqual([long.slice(0, 64)]);
    expect(found(long, long)).toBe(true);
    expect(found(long, 'x'.repeat(64))).toBe(false);
  });

  it('searches first for the longest word, which the fewest documents contain', () => {
    expect(matchingWords('dam annemarie')).toEqual({
      $and: [{ words: { $regex: '^annemarie' } }, { words: { $regex: '^dam' } }],
    });
  });

  it('stores a bounded number of short words for a text without blanks', () => {
    const words = wordsOf(Array.from({ length: 1000 }, (_, n) => `${n}`).join('.'));
    expect(words.length).toBeLessThanOrEqual(1000);
    expect(Math.max(...words.map(({ length }) => length))).toBe(64);
  });
});
