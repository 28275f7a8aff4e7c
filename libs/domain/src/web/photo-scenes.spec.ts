import { describe, expect, it } from '@jest/globals';
import type { Colour } from '../media/title-box';
import { hueOf } from './photo-hue';
import { PLACES } from './photo-look';
import { vividOf } from './photo-vivid';

const { width: WIDE, height: HIGH } = PLACES.upright;
/** Rows of a picture, as parts of its height, whose colour goes from the first to the second. */
type Band = readonly [share: number, from: Colour, to: Colour];
/** A part of a picture, as shares of its width and height, in front of the bands. */
type Thing = readonly [left: number, top: number, right: number, bottom: number, colour: Colour];

const between = (from: Colour, to: Colour, at: number) => from.map((each, n) => each + (to[n]! - each) * at);

/** A scene with the small differences that a camera sees, always the same ones. */
function scene(bands: readonly Band[], things: readonly Thing[] = []): Colour[] {
  let noise = 7;
  const uneven = () => {
    noise = (noise * 16_807) % 2_147_483_647;
    return (noise / 2_147_483_647 - 0.5) * 14;
  };
  return Array.from({ length: WIDE * HIGH }, (_, n): Colour => {
    const [x, y] = [(n % WIDE) / WIDE, Math.floor(n / WIDE) / HIGH];
    const thing = things.findLast(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom);
    let above = 0;
    const band = bands.find(([share]) => y < (above += share)) ?? bands.at(-1)!;
    const colour = thing ? thing[4] : between(band[1], band[2], (y - above + band[0]) / band[0]);
    const [red = 0, green = 0, blue = 0] = colour.map((each) => Math.max(0, Math.min(255, each + uneven())));
    return [red, green, blue];
  });
}

const SCENES: readonly [name: string, pixels: Colour[], hue: string, from: number, to: number][] = [
  [
    'a purple and orange sunset over dark green land',
    scene([
      [0.16, [62, 54, 112], [104, 76, 140]],
      [0.16, [104, 76, 140], [150, 88, 142]],
      [0.05, [150, 88, 142], [190, 108, 122]],
      [0.05, [230, 140, 110], [244, 160, 92]],
      [0.58, [30, 66, 30], [10, 40, 14]],
    ]),
    'purple',
    270,
    335,
  ],
  [
    'an orange sunset over a dark green field',
    scene([
      [0.3, [226, 104, 40], [250, 150, 52]],
      [0.2, [250, 150, 52], [255, 206, 96]],
      [0.5, [30, 48, 24], [14, 28, 12]],
    ]),
    'orange',
    15,
    45,
  ],
  [
    'a blue sea under a pale sky',
    scene([
      [0.4, [168, 200, 226], [214, 226, 232]],
      [0.4, [36, 108, 160], [20, 78, 128]],
      [0.2, [214, 196, 160], [200, 180, 142]],
    ]),
    'blue',
    195,
    225,
  ],
  [
    'an autumn wood',
    scene([
      [0.2, [196, 204, 206], [214, 190, 150]],
      [0.5, [208, 104, 30], [170, 66, 24]],
      [0.3, [110, 62, 28], [70, 42, 22]],
    ]),
    'orange',
    10,
    40,
  ],
  [
    'a white dress on grass',
    scene(
      [
        [0.35, [60, 104, 48], [88, 132, 60]],
        [0.65, [96, 142, 62], [70, 112, 44]],
      ],
      [
        [0.35, 0.3, 0.65, 0.95, [240, 238, 232]],
        [0.44, 0.18, 0.56, 0.3, [214, 170, 144]],
      ],
    ),
    'green',
    80,
    140,
  ],
  [
    'a dinner by candle light',
    scene(
      [
        [0.5, [26, 16, 12], [54, 30, 18]],
        [0.5, [120, 70, 34], [60, 34, 20]],
      ],
      [
        [0.2, 0.35, 0.26, 0.5, [255, 214, 130]],
        [0.6, 0.3, 0.66, 0.5, [255, 206, 120]],
        [0.3, 0.6, 0.7, 0.72, [190, 130, 74]],
      ],
    ),
    'orange',
    10,
    45,
  ],
  [
    'snow under a blue sky',
    scene([
      [0.35, [82, 138, 204], [140, 182, 224]],
      [0.65, [232, 238, 246], [216, 226, 240]],
    ]),
    'blue',
    195,
    225,
  ],
  [
    'a spring wood',
    scene([
      [0.5, [120, 170, 60], [84, 140, 50]],
      [0.5, [60, 90, 40], [36, 62, 30]],
    ]),
    'green',
    80,
    140,
  ],
  [
    'a pink rose among dark leaves',
    scene([[1, [26, 50, 28], [18, 38, 20]]], [[0.3, 0.3, 0.68, 0.62, [216, 84, 130]]]),
    'pink',
    325,
    350,
  ],
];

describe('the automatic colour of a photo is the one that carries its mood (rule: accent-of-picture)', () => {
  it.each(SCENES)('%s', (_, pixels, hue, from, to) => {
    const found = hueOf(vividOf(pixels));
    expect([hue, found >= from && found <= to, Math.round(found)]).toEqual([hue, true, Math.round(found)]);
  });
});
