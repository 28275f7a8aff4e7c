import { describe, expect, it } from '@jest/globals';
import type { Colour } from '../media/title-box';
import { hueOf, isEarthy, spreadOf } from './photo-hue';
import { huesOf, vividOf } from './photo-vivid';

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
    expect(isEarthy(hueOf(ORANGE))).toBe(true);
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

describe('the hues that a host can choose from a photo (rule: look-chosen)', () => {
  const RED: Colour = [200, 40, 40];
  const GREEN: Colour = [40, 200, 40];
  const BLUE: Colour = [40, 40, 200];
  const YELLOW = '#c8c828';
  const CYAN: Colour = [40, 200, 200];

  it('are up to three, the most common first', () => {
    const photo = [...of(BLUE, 40), ...of(GREEN, 80), ...of(CYAN, 10), ...of(RED, 20)];
    expect(huesOf(photo, YELLOW)).toEqual([120, 240, 0]);
  });

  it('do not include those that look like a known one, or like one another', () => {
    expect(huesOf([...of(BLUE, 40), ...of(GREEN, 80)], '#22aa11')).toEqual([240]);
    expect(huesOf([...of(RED, 40)], '#aa1122')).toEqual([]);
    expect(huesOf([...of([200, 107, 40], 80), ...of([200, 133, 40], 40)], '#2828c8')).toEqual([25]);
  });

  it('do not include rare ones, and none of a grey photo', () => {
    expect(huesOf([...of(BLUE, 97), ...of(RED, 2)], YELLOW)).toEqual([240]);
    expect(huesOf([...of(BLUE, 90), ...of(RED, 10)], YELLOW)).toEqual([240, 0]);
    expect(huesOf([...of(GREY, 50), ...of([150, 130, 120], 50)], YELLOW)).toEqual([]);
    expect(huesOf([], YELLOW)).toEqual([]);
  });

  it('include a brown one, which is the host’s to choose', () =>
    expect(huesOf([...of(ORANGE, 50), ...of(PLUM, 50)], '#28c828')).toEqual([24, 288]));
});
