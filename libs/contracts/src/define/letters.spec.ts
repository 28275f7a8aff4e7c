import { describe, expect, it } from '@jest/globals';
import { bareLetters, composed, decomposed } from './letters';

const MARKS = '\u0301\u0316';

describe('composed, decomposed and bareLetters', () => {
  it('join letters with their marks into one character and separate them again', () => {
    expect(composed('A\u030ase')).toBe('Åse');
    expect(decomposed('Åse')).toBe('A\u030ase');
  });

  it('keep up to thirty marks on a letter', () => {
    const text = `x${MARKS.repeat(15)}`;
    expect(decomposed(text)).toHaveLength(31);
    expect(decomposed(`${text}y${MARKS}`)).toHaveLength(34);
  });

  it('drop marks after the thirtieth, in text of any length', () => {
    expect(decomposed(`x${MARKS.repeat(16)}y`)).toBe(decomposed(`x${MARKS.repeat(15)}y`));
    expect(decomposed(`x${MARKS.repeat(1_000_000)}y`)).toBe(decomposed(`x${MARKS.repeat(15)}y`));
    expect(composed(MARKS.repeat(1_000_000)).length).toBeLessThanOrEqual(30);
  });

  it('reduce letters for comparison: lower case, without marks, in their usual form', () => {
    expect(bareLetters('Å\u200bSE Ｆｅｓｔ 𝐅ﬁ')).toBe('ase fest ffi');
    expect(bareLetters(`x${MARKS.repeat(1_000_000)}`)).toBe('x');
  });
});
