import { describe, expect, it } from '@jest/globals';
import { acceptedLanguage } from './page-language';

describe('acceptedLanguage', () => {
  it.each([
    ['da-DK,da;q=0.9,en;q=0.8', 'da'],
    ['en-GB,en;q=0.9', 'en'],
    ['de,en;q=0.4,da;q=0.7', 'da'],
    ['DE , EN ; q=0.5', 'en'],
    ['en, da', 'en'],
  ])('finds in %s the language %s', (header, language) => expect(acceptedLanguage(header)).toBe(language));

  it('is linear in the length of a header of spaces', () => {
    // So many spaces that quadratic work would take minutes.
    expect(acceptedLanguage(`en${' '.repeat(400_000)}x, da`)).toBe('da');
  });

  it.each(['', '*', 'de-DE,de;q=0.9', 'en;q=0', 'en;q=much', 'english', undefined])(
    'finds none of our languages in %s',
    (header) => expect(acceptedLanguage(header)).toBeUndefined(),
  );
});
