import { describe, expect, it } from '@jest/globals';
import { CONTRAST, veiled } from './contrast';
import type { Colour } from './title-box';
import { ACCENTS } from '../web/hero-accents';
import { channelsOf } from '../web/hero-colours';
import { COLOURS } from '../web/look';
import { photoAccent } from '../web/photo-accent';
import { PHOTO_GROUND, photoVeil, toneOf, veilFor, worstContrast } from './veil';

const of = (colour: Colour, count = 100): Colour[] => Array.from({ length: count }, () => colour);
const WHITE = of([255, 255, 255]);
const BLACK = of([0, 0, 0]);
const GREY = of([128, 128, 128]);
const BUSY = [...of([255, 255, 255], 50), ...of([0, 0, 0], 50)];

describe('the veil under which a title can be read', () => {
  it.each([
    ['a white picture', WHITE, 'light'],
    ['a black picture', BLACK, 'dark'],
  ] as const)('needs no veil on %s, whose title has the tone that can be read', (_, places, tone) => {
    expect(toneOf([places])).toBe(tone);
    expect(veilFor(places, tone)).toBe(0);
  });

  it.each([
    ['a white picture with a light title', WHITE, 'dark'],
    ['a black picture with a dark title', BLACK, 'light'],
    ['a grey picture', GREY, 'dark'],
    ['a picture that is black and white', BUSY, 'dark'],
    ['a picture that is black and white, with a dark title', BUSY, 'light'],
  ] as const)('is enough under the veil on %s', (_, places, tone) => {
    expect(worstContrast(places, tone)).toBeLessThan(CONTRAST);
    const strength = veilFor(places, tone);
    expect(strength).toBeGreaterThan(0);
    expect(worstContrast(places, tone, strength)).toBeGreaterThanOrEqual(CONTRAST);
    // No stronger than needed.
    expect(worstContrast(places, tone, strength - 0.05)).toBeLessThan(5);
  });

  it('is that of the worst place, but not of a single glint', () => {
    expect(veilFor([...of([0, 0, 0], 199), [255, 255, 255]], 'dark')).toBe(0);
    expect(veilFor([...of([0, 0, 0], 95), ...of([255, 255, 255], 5)], 'dark')).toBeGreaterThan(0);
  });

  it('of a photo is that of pale letters, unless it is bright and ink needs a faint veil at most', () => {
    expect(photoVeil([WHITE, of([225, 225, 225])])).toEqual({ tone: 'light', strength: 0 });
    expect(photoVeil([BLACK, of([20, 40, 90])])).toEqual({ tone: 'dark', strength: 0 });
    // Ink would need the weaker veil, under which it would be washed out.
    expect(toneOf([GREY])).toBe('light');
    expect(photoVeil([GREY]).tone).toBe('dark');
    // Ink on dark spots in snow would need a veil under which the snow is all that is left.
    const spotted = (dark: Colour) => [...of([255, 255, 255], 90), ...of(dark, 10)];
    expect(photoVeil([spotted([0, 0, 0])]).tone).toBe('dark');
    expect(photoVeil([spotted([128, 128, 128])]).tone).toBe('light');
  });

  it.each([
    ['a grey photo', [GREY]],
    ['one that is black and white', [BUSY]],
    ['one whose formats differ', [WHITE, BLACK]],
  ])('is enough in all formats of a photo: %s', (_, formats) => {
    const { tone, strength } = photoVeil(formats);
    for (const places of formats) expect(worstContrast(places, tone, strength)).toBeGreaterThanOrEqual(CONTRAST);
  });

  it('is enough on a photo whichever accent the page has', () => {
    const photos = ['ff0000', '00ff00', '0000ff', 'ffff00', '00ffff', 'f0965a', 'ff80c0'].map((colour) =>
      photoAccent(`/media/images/1/2/c0ffee-${colour.repeat(6)}-45-dark.jpg`),
    );
    const accents = [...Object.values(ACCENTS), ...Object.values(COLOURS), ...photos].flatMap(
      (accent) => accent?.light ?? [],
    );
    expect(accents.length).toBeGreaterThan(50);
    for (const accent of accents) {
      const ground = veiled(channelsOf(accent), PHOTO_GROUND.ink, 1 - PHOTO_GROUND.accent);
      for (const places of [GREY, of([220, 170, 140]), of([90, 146, 228]), of([61, 154, 75]), of([255, 243, 196])]) {
        const { tone, strength } = photoVeil([places, BLACK]);
        expect(tone).toBe('dark');
        expect(worstContrast(places, tone, strength, ground)).toBeGreaterThanOrEqual(CONTRAST);
      }
    }
  });

  it('decides for one tone over both formats, by the one that needs the stronger veil', () => {
    expect(toneOf([WHITE, of([200, 200, 200])])).toBe('light');
    expect(toneOf([BLACK, of([90, 90, 90])])).toBe('dark');
  });
});
