import { describe, expect, it } from '@jest/globals';
import { accentRules } from './accent-rules';
import { DRAWINGS } from './drawings';
import { legible, NAME_FONTS, titleFontOf, typefaceOf, TYPEFACES } from './typefaces';

describe('the typefaces of the pictures (rule: typeface-of-picture)', () => {
  it('are each that of some drawing', () => {
    const used = Object.values(DRAWINGS).map(({ typeface }) => typeface);
    expect(new Set(used)).toEqual(new Set(Object.keys(TYPEFACES)));
  });

  it.each([
    ['wedding/linen-wreath-light', 'cormorant'],
    ['party/confetti-dusk-dark', 'bricolage'],
    ['birthday/balloon-morning-light', 'fraunces'],
    ['birthday/paper-chains-light', 'fredoka'],
    ['christmas/fir-and-stars-dark', 'young'],
    ['party/lantern-night-dark', 'cormorant'],
    ['birthday/candle-glow-dark', 'fraunces'],
    ['wedding/sealed-letter-light', 'vibes'],
    ['birthday/bunting-and-balloons-dark', 'caveat'],
  ] as const)('are found by the address of a picture, and of its part without a title: %s has %s', (name, typeface) => {
    expect(typefaceOf(`/media/hero-images/${name}.jpg`)).toBe(typeface);
    expect(typefaceOf(`https://festlig.dk/media/hero-images/${name.replace('/', '/parts/')}.jpg`)).toBe(typeface);
  });

  it.each([
    ["a host's own picture", '/media/images/1/2/c0123456789abcd-dark.jpg'],
    ["a host's own picture with the name of a drawing", '/media/images/1/2/linen-wreath-light.jpg'],
    ['a drawing that is not known', '/media/hero-images/wedding/another-light.jpg'],
    ['an invitation without a picture', null],
  ])('are none for %s', (_, path) => {
    expect(typefaceOf(path)).toBeNull();
  });

  it('have room between the lines of a title that a script fits', () => {
    const rules = accentRules({ typeface: 'cormorant', accent: { light: '#385540', dark: '#b2c7b7' } });
    expect(rules).toContain(`;--title:${TYPEFACES.cormorant}}`);
    expect(rules).toContain('@media (scripting:enabled){article [data-title]{line-height:1.14}}');
    expect(titleFontOf('cormorant', '1px')).toMatch(/^440 1px\/1\.14 "Cormorant/);
    const ofScript = accentRules({ typeface: 'vibes', accent: { light: '#385540', dark: '#b2c7b7' } });
    expect(ofScript).toContain('@media (scripting:enabled){article [data-title]{line-height:1.25;word-spacing:.1em}}');
    expect(ofScript).toMatch(/\}article \[data-title\]\{letter-spacing:0;--title:"Great Vibes"[^}]*\}$/);
    expect(rules).not.toContain('word-spacing');
    // Headings, days and times are not in it.
    expect(ofScript).toContain(';--title:var(--sans)}');
    expect(titleFontOf('fraunces', '2rem')).toMatch(/^440 2rem\/1\.06 "Fraunces/);
  });

  it.each(['SØLVBRYLLUP', '60 ÅR', 'Fest i DGI-byen'])('are no script for capitals beside each other: %s', (title) => {
    expect(legible('vibes', title)).toBe('cormorant');
    for (const typeface of ['caveat', 'young', 'cormorant'] as const) expect(legible(typeface, title)).toBe(typeface);
  });

  it.each(['Clara og Mikkel', 'Å', 'A B', '', 'Velkommen til Sørens 60-års fødselsdag'])(
    'are a script for a title in which capitals begin words: "%s"',
    (title) => expect(legible('vibes', title)).toBe('vibes'),
  );

  it('have something to stand in for each of them', () => {
    for (const fonts of [...Object.values(TYPEFACES), NAME_FONTS])
      expect(fonts).toMatch(/^"[^"]+", "(?:Fraunces|Titles) by .*serif$/);
  });
});
