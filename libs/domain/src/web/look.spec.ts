import { Lettering, type NamedColour, PageColour, PARTY_TYPES } from '@festlig/contracts/party';
import { describe, expect, it } from '@jest/globals';
import { heroAccent } from './hero-accents';
import { BY_PICTURE, COLOURS, lookOf } from './look';
import { DRAWN } from './hero-colours';
import { hueAccent, photoAccent } from './photo-accent';
import { typefaceOf, TYPEFACES } from './typefaces';

const PHOTO = `/media/images/1/2/c0ffee-${'304a90'.repeat(5)}-dark.jpg`;
const UNKNOWN = '/media/images/1/2/c0123456789abcd-dark.jpg';
const NAMED = Object.keys(COLOURS) as NamedColour[];
const BY_OCCASION = [
  ['wedding', 'cormorant', 'linen-wreath-light'],
  ['baptism', 'cormorant', 'dove-sky-light'],
  ['anniversary', 'cormorant', 'gold-arches-dark'],
  ['party', 'bricolage', 'confetti-dusk-dark'],
  ['confirmation', 'bricolage', 'paper-sunburst-light'],
  ['birthday', 'fraunces', 'balloon-morning-light'],
  ['christmas', 'young', 'fir-and-stars-dark'],
] as const;

describe('the look of an invitation (rules: accent-of-picture, typeface-of-picture)', () => {
  it.each(Object.keys(DRAWN))('is that of its drawing, whatever the occasion: %s', (name) => {
    const heroImage = `/media/hero-images/wedding/${name}.jpg`;
    for (const type of PARTY_TYPES)
      expect(lookOf({ ...BY_PICTURE, heroImage, type })).toEqual({
        typeface: typefaceOf(heroImage),
        accent: heroAccent(heroImage),
      });
  });

  it.each(BY_OCCASION)(
    'has for a %s with a photo the typeface %s, and the colour of the photo',
    (type, typeface, _) => {
      expect(lookOf({ ...BY_PICTURE, heroImage: PHOTO, type })).toEqual({ typeface, accent: photoAccent(PHOTO) });
    },
  );

  it.each(BY_OCCASION)(
    'has for a %s without a picture, or with a grey or unknown one, the typeface %s and the accent of %s',
    (type, typeface, drawing) => {
      const grey = `/media/images/1/2/c0ffee-${'8a8078'.repeat(5)}-dark.jpg`;
      for (const heroImage of [UNKNOWN, grey, null, '/media/hero-images/wedding/another-light.jpg'])
        expect(lookOf({ ...BY_PICTURE, heroImage, type })).toEqual({
          typeface,
          accent: heroAccent(`/hero-images/${drawing}.jpg`),
        });
    },
  );

  it('is said of every occasion', () =>
    expect(BY_OCCASION.map(([type]) => type).sort()).toEqual([...PARTY_TYPES].sort()));

  it.each([PHOTO, '/media/hero-images/wedding/linen-wreath-light.jpg', null])(
    'is what its host has chosen, and only that, with the picture %s (rule: look-chosen)',
    (heroImage) => {
      const usual = { ...BY_PICTURE, heroImage, type: 'wedding' } as const;
      for (const lettering of Lettering.options.filter((name) => name !== 'picture'))
        expect(lookOf({ ...usual, lettering })).toEqual({ ...lookOf(usual), typeface: lettering });
      for (const colour of NAMED.filter((name) => name !== 'picture'))
        expect(lookOf({ ...usual, colour })).toEqual({ ...lookOf(usual), accent: COLOURS[colour] });
      for (const hue of [0, 35, 359])
        expect(lookOf({ ...usual, colour: `hue-${hue}` })).toEqual({
          ...lookOf(usual),
          accent: hueAccent(`hue-${hue}`),
        });
    },
  );

  it('has Cormorant in the place of a script that its title cannot be read in, chosen or of its picture', () => {
    const heroImage = '/media/hero-images/wedding/sealed-letter-light.jpg';
    const [shouted, said] = ['SOFIE OG MIKKEL', 'Sofie og Mikkel'];
    for (const usual of [
      { ...BY_PICTURE, heroImage, type: 'wedding' },
      { ...BY_PICTURE, heroImage: null, type: 'birthday', lettering: 'vibes' },
    ] as const) {
      expect(lookOf({ ...usual, title: shouted }).typeface).toBe('cormorant');
      expect(lookOf({ ...usual, title: said }).typeface).toBe('vibes');
    }
  });

  it('can be chosen of every typeface, and of colours that differ (rule: look-chosen)', () => {
    expect(new Set(Lettering.options)).toEqual(new Set(['picture', ...Object.keys(TYPEFACES)]));
    const lights = Object.values(COLOURS).flatMap((accent) => accent?.light ?? []);
    expect(new Set(lights).size).toBe(NAMED.length - 1);
    for (const colour of NAMED) expect(PageColour.parse(colour)).toBe(colour);
  });
});
