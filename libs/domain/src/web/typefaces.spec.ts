import { describe, expect, it } from '@jest/globals';
import { accentRules } from './accent-rules';
import { DRAWN } from './hero-colours';
import { drawingName } from './hero-name';
import { DRAWINGS, NAME_FONTS, titleFontOf, typefaceOf, TYPEFACES } from './typefaces';

describe('the typefaces of the pictures (rule: typeface-of-picture)', () => {
  it('are known of each drawing, one for each', () => {
    const names = Object.keys(DRAWN).map((name) => drawingName(`/${name}.jpg`));
    expect(Object.values(DRAWINGS).flat().sort()).toEqual(names.sort());
  });

  it.each([
    ['wedding/linen-wreath-light', 'cormorant'],
    ['party/confetti-dusk-dark', 'bricolage'],
    ['birthday/balloon-morning-light', 'fredoka'],
    ['christmas/fir-and-stars-dark', 'young'],
    ['party/lantern-night-dark', 'fraunces'],
  ] as const)('are found by the address of a picture, and of its part without a title: %s has %s', (name, typeface) => {
    expect(typefaceOf(`/media/hero-images/${name}.jpg`)).toBe(typeface);
    expect(typefaceOf(`https://festlig.dk/media/hero-images/${name.replace('/', '/parts/')}.jpg`)).toBe(typeface);
    expect(accentRules(`/media/hero-images/${name}.jpg`)).toContain(`;--title:${TYPEFACES[typeface]}}`);
  });

  it.each([
    ["a host's own picture", '/media/images/1/2/c0123456789abcd-dark.jpg'],
    ["a host's own picture with the name of a drawing", '/media/images/1/2/linen-wreath-light.jpg'],
    ['a drawing that is not known', '/media/hero-images/wedding/another-light.jpg'],
    ['an invitation without a picture', null],
  ])('are the product’s own for %s', (_, path) => {
    expect(typefaceOf(path)).toBe('fraunces');
    expect(accentRules(path)).not.toContain('--title');
  });

  it('have room between the lines of a title that a script fits', () => {
    const rules = accentRules('/media/hero-images/wedding/linen-wreath-light.jpg');
    expect(rules).toContain('@media (scripting:enabled){article [data-title]{line-height:1.14}}');
    expect(titleFontOf('/media/hero-images/wedding/linen-wreath-light.jpg', '1px')).toMatch(
      /^440 1px\/1\.14 "Cormorant/,
    );
    expect(titleFontOf(null, '2rem')).toMatch(/^440 2rem\/1\.06 "Fraunces/);
  });

  it('have something to stand in for each of them', () => {
    for (const fonts of [...Object.values(TYPEFACES), NAME_FONTS])
      expect(fonts).toMatch(/^"[^"]+", "(?:Fraunces|Titles) by .*serif$/);
  });
});
