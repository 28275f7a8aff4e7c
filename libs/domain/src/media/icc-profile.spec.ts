import { describe, expect, it } from '@jest/globals';
import { isWideGamut } from './icc-profile';

const profile = (kind: string, description: string): Uint8Array =>
  Buffer.concat([Buffer.alloc(16), Buffer.from(kind), Buffer.alloc(108), Buffer.from(description)]);
const wide = (text: string) => text.replaceAll(/./g, '\0$&');

describe('the colours of a picture with a colour profile', () => {
  it.each([
    ['Display P3', true],
    [wide('Display P3'), true],
    ['Adobe RGB (1998)', true],
    ['', true],
    ['sRGB IEC61966-2.1', false],
    [wide('sRGB2014'), false],
  ])('go beyond sRGB as the description %j says: %s', (description, expected) =>
    expect(isWideGamut(profile('RGB ', description))).toBe(expected),
  );

  it('do not when they are those of print, or grey, or when the profile is cut off', () => {
    expect(isWideGamut(profile('CMYK', 'Coated FOGRA39'))).toBe(false);
    expect(isWideGamut(profile('GRAY', 'Dot Gain 20%'))).toBe(false);
    expect(isWideGamut(new Uint8Array(5))).toBe(false);
  });
});
