import { describe, expect, it } from '@jest/globals';
import { acceptedLanguage } from './page-language';

describe('the language a browser asks for', () => {
  it.each([
    ['da-DK,da;q=0.9,en;q=0.8', 'da'],
    ['en-GB,en;q=0.9', 'en'],
    ['de,en;q=0.4,da;q=0.7', 'da'],
    ['DE , EN ; q=0.5', 'en'],
    ['en, da', 'en'],
  ])('%s is %s', (header, language) => expect(acceptedLanguage(header)).toBe(language));

  it('is found in one go where the header is all spaces', () => {
    // So many that work which grows by the square would take minutes.
    expect(acceptedLanguage(`en${' '.repeat(400_000)}x, da`)).toBe('da');
  });

  it.each(['', '*', 'de-DE,de;q=0.9', 'en;q=0', 'en;q=much', 'english', undefined])('%s is none of ours', (header) =>
    expect(acceptedLanguage(header)).toBeUndefined(),
  );
});
