import { describe, expect, it } from '@jest/globals';
import { isWideFile, isWideGamut } from './icc-profile';

const profile = (kind: string, description: string): Uint8Array =>
  Buffer.concat([Buffer.alloc(16), Buffer.from(kind), Buffer.alloc(108), Buffer.from(description)]);
const wide = (text: string) => text.replaceAll(/./g, '\0$&');

describe('the colours of a picture with a colour profile', () => {
  it.each([
    ['Display P3', true],
    [wide('Display P3'), true],
    ['Adobe RGB (1998)', true],
    ['', true],
    [wide('Display P3 Gamut with sRGB Transfer'), true],
    [wide('sRGB Gamut with sRGB Transfer'), false],
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

describe('the colours of a picture file', () => {
  const head = Buffer.from('\xff\xd8 camera and place ICC_PROFILE\0', 'latin1');
  const tagged = (description: string) => {
    const own = Buffer.from(profile('RGB ', description));
    own.write('acsp', 36);
    return Buffer.concat([head, own, Buffer.from('the picture')]);
  };

  it('go beyond sRGB as its profile says, wherever that is in the file', () => {
    expect(isWideFile(tagged('Display P3'))).toBe(true);
    expect(isWideFile(tagged('sRGB IEC61966-2.1'))).toBe(false);
    expect(isWideFile(Buffer.from('....PNG....iCCPDisplay P3\0compressed'))).toBe(true);
    expect(isWideFile(Buffer.from('....PNG....iCCPsRGB IEC61966-2.1\0compressed'))).toBe(false);
  });

  it('do not without a profile, or with one that is cut off', () => {
    expect(isWideFile(head)).toBe(false);
    expect(isWideFile(Buffer.from('acsp'))).toBe(false);
    expect(isWideFile(new Uint8Array())).toBe(false);
  });
});
