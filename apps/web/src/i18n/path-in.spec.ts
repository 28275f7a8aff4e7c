import { describe, expect, it } from '@jest/globals';
import { pathIn } from './path-in';

describe('the same page in another language', () => {
  it.each([
    ['en', '/da/bryllup', '/en/wedding'],
    ['da', '/en/prices', '/da/priser'],
    ['en', '/da', '/en'],
    ['da', '/en/wedding/', '/da/bryllup'],
    ['en', '/da/terms', '/en/terms'],
    ['en', '/da/new/wedding', '/en/new/wedding'],
    ['da', '/en/nothing', '/da/nothing'],
  ] as const)('is in %s for %s: %s', (language, path, other) => expect(pathIn(language, path)).toBe(other));

  it.each(['/', '/emma-30', '/emma-30/contacts'])('is at the same address without a language: %s', (path) =>
    expect(pathIn('en', path)).toBe(path),
  );
});
