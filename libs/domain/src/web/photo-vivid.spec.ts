import { describe, expect, it } from '@jest/globals';
import type { Colour } from '../media/title-box';
import { isEarthy, spreadOf } from './photo-hue';
import { vividOf } from './photo-vivid';

const of = (colour: Colour, count: number): Colour[] => Array.from({ length: count }, () => colour);
const ORANGE: Colour = [240, 150, 90];
const PLUM: Colour = [120, 80, 130];
const GREY: Colour = [120, 121, 120];

describe('the vivid colour of a photo (rule: accent-of-picture)', () => {
  it('is of the hue that most colourful pixels have', () => {
    expect(vividOf([...of(PLUM, 60), ...of([30, 90, 40], 20), ...of(GREY, 500)])).toEqual(PLUM);
    expect(vividOf([...of(PLUM, 20), ...of([30, 90, 40], 60)])).toEqual([30, 90, 40]);
  });

  it('is not brown where another hue has its part, as in the sunset behind mountains', () => {
    expect(isEarthy(ORANGE)).toBe(true);
    expect(vividOf([...of(ORANGE, 35), ...of(PLUM, 45)])).toEqual(PLUM);
    expect(vividOf([...of(ORANGE, 80), ...of(PLUM, 3)])).toEqual(ORANGE);
  });

  it('is the mean of its hue, in which a more colourful pixel counts more', () => {
    const [red, green, blue] = vividOf([
      [0, 0, 200],
      [80, 80, 180],
    ]);
    expect([red, green]).toEqual([green, red]);
    expect(red).toBeLessThan(40);
    expect(blue).toBeGreaterThan(190);
  });

  it('is grey for a photo without colours, and without pixels', () => {
    expect(spreadOf(vividOf(of([90, 90, 90], 10)))).toBe(0);
    expect(spreadOf(vividOf([]))).toBe(0);
  });
});
