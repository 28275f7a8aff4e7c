import { describe, expect, it } from '@jest/globals';
import { isTypedWord } from './typed-word';

describe('the typed word', () => {
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
