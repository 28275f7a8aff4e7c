import { describe, expect, it } from '@jest/globals';
import { isTypedWord } from './typed-word';

describe('the word that confirms a deletion', () => {
  it.each([
    ['SLET', true],
    [' slet ', true],
    ['sle', false],
    ['', false],
    ['slette', false],
  ])('%j matches: %s', (typed, right) => {
    expect(isTypedWord(typed, 'SLET')).toBe(right);
  });
});
