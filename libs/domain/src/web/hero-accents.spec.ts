import { describe, expect, it } from '@jest/globals';
import { DRAWINGS } from './drawings';
import { heroAccent } from './hero-accents';
import { DRAWN } from './hero-colours';
import { drawingName } from './hero-name';

describe('the accents of the pictures (rule: accent-of-picture)', () => {
  it('are known of each drawing', () => {
    expect(Object.keys(DRAWINGS).sort()).toEqual(
      Object.keys(DRAWN)
        .map((name) => drawingName(`/${name}.jpg`))
        .sort(),
    );
  });

  it('are found by the address of a picture, and of its part without a title', () => {
    const accent = { light: '#385540', dark: '#aaccbb' };
    expect(heroAccent('/media/hero-images/wedding/linen-wreath-light.jpg')).toEqual(accent);
    expect(heroAccent('https://festlig.dk/media/hero-images/wedding/parts/linen-wreath-light.jpg')).toEqual(accent);
  });

  it.each([
    ["a host's own picture", '/media/images/1/2/c0123456789abcd-dark.jpg'],
    ["a host's own picture with the name of a drawing", '/media/images/1/2/linen-wreath-light.jpg'],
    ['a drawing that is not known', '/media/hero-images/wedding/another-light.jpg'],
    ['an invitation without a picture', null],
  ])('are none for %s', (_, path) => {
    expect(heroAccent(path)).toBeNull();
  });
});
