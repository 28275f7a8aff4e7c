import { describe, expect, it } from '@jest/globals';
import { CONTRAST } from './contrast';
import type { Colour } from './title-box';
import { toneOf, veilFor, worstContrast } from './veil';

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

  it('decides for one tone over both formats, by the one that needs the stronger veil', () => {
    expect(toneOf([WHITE, of([200, 200, 200])])).toBe('light');
    expect(toneOf([BLACK, of([90, 90, 90])])).toBe('dark');
  });
});
