import { describe, expect, it } from '@jest/globals';
import { bareLetters, composed, decomposed } from './letters';

const MARKS = '\u0301\u0316';

describe('letters with marks', () => {
  it('become one character each, and apart again', () => {
    expect(composed('A\u030ase')).toBe('Åse');
    expect(decomposed('Åse')).toBe('A\u030ase');
  });

  it('keep all their marks up to thirty', () => {
    const text = `x${MARKS.repeat(15)}`;
    expect(decomposed(text)).toHaveLength(31);
    expect(decomposed(`${text}y${MARKS}`)).toHaveLength(34);
  });

  it('lose the marks after the thirtieth, in text of any length', () => {
    expect(decomposed(`x${MARKS.repeat(16)}y`)).toBe(decomposed(`x${MARKS.repeat(15)}y`));
    expect(decomposed(`x${MARKS.repeat(1_000_000)}y`)).toBe(decomposed(`x${MARKS.repeat(15)}y`));
    expect(composed(MARKS.repeat(1_000_000)).length).toBeLessThanOrEqual(30);
  });

  it('are compared bare: small, without marks, and alike where only the form differs', () => {
    expect(bareLetters('Å\u200bSE Ｆｅｓｔ 𝐅ﬁ')).toBe('ase fest ffi');
    expect(bareLetters(`x${MARKS.repeat(1_000_000)}`)).toBe('x');
  });
});
