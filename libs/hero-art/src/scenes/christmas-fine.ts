import { cabin, drift, spruce, woods } from '../draw/winter';
import { lace, snowflake } from '../draw/papercut';
import { bezier, px } from '../draw/geometry';
import type { Colour } from '../draw/palette';
import type { Picture } from '../draw/picture';
import type { Recipe } from '../draw/recipe';
import { canopy, strew } from '../draw/scatter';
import { flakes } from '../draw/sky';

/** A band of paper along the upper edge that ends in scallops `width` px wide. */
function band(picture: Picture, foot: number, width: number, shift: number, colour: Colour): void {
  const count = Math.ceil(1600 / width / 2) * 2 + 2;
  const left = 800 - (count / 2) * width + shift;
  let [outline, holes] = [`M${px(left)} -30V${px(foot)}`, ''];
  for (let index = 0; index < count; index += 1) {
    // The middle one is a tree, and both sides are alike.
    const scallop = lace(left + (index + 0.5) * width, width, foot, index + (shift === 0 ? 1 : 0));
    outline += scallop.edge;
    holes += scallop.holes;
  }
  picture.cut(`${outline}V-30Z${holes}`, colour, { drop: 8, reach: 20, strength: 0.3 });
}

type Hung = readonly [x: number, y: number, radius: number, kind: number];
/** The snowflakes at the sides of the title, and of the upright format, which has them above it. */
const FAR: readonly Hung[] = [
  [150, 452, 104, 0],
  [1450, 452, 104, 0],
  [316, 640, 58, 1],
  [1284, 640, 58, 1],
  [66, 716, 74, 1],
  [1534, 716, 74, 1],
];
const NEAR: readonly Hung[] = [
  [330, 318, 48, 1],
  [1270, 318, 48, 1],
  [430, 284, 30, 0],
  [1170, 284, 30, 0],
];

export const christmasFine: readonly Recipe[] = [
  {
    name: 'paper-lace',
    tone: 'dark',
    place: 'below',
    shadow: '#3a0609',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#8d1c20'],
          [0.6, '#7c161c'],
          [1, '#651117'],
        ]),
      );
      picture.glow([800, 520], 820, '#a8302e', 0.5, 0.7);
      const white: Colour = '#f8f1e6';
      picture.hung(0.76, () => {
        band(picture, 176, 208, 104, '#b5473f');
        for (const [x, y, radius, kind] of picture.isUpright ? NEAR : FAR) {
          picture.line(`M${x} 0V${y - radius}`, '#f1dccb', 1.2, 0.75);
          picture.cut(snowflake([x, y], radius, kind), white, { drop: 10, reach: 24, strength: 0.3 });
        }
        band(picture, 148, 208, 0, white);
      });
      flakes(
        picture,
        strew(picture, 70, ([x, y]) => 0.15 + canopy([x, y * 0.7]), 36),
        4,
        '#f8ead9',
        0.7,
      );
    },
  },
  {
    name: 'cabin-at-dusk',
    tone: 'dark',
    place: 'above',
    shadow: '#101a2c',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#16263f'],
          [0.4, '#2b4362'],
          [0.66, '#4a5a7a'],
          [0.8, '#9b8a9e'],
          [1, '#d8b7a8'],
        ]),
      );
      const { random } = picture;
      flakes(
        picture,
        strew(picture, 120, ([, y]) => (y < 520 ? 0.5 : 0.1), 26),
        2.6,
        '#f2ecdf',
        0.75,
      );
      const side = (x: number): number => Math.abs(x / 800 - 1);
      // Woods behind each other, each in its own mist.
      for (const [foot, high, colour, mist] of [
        [700, 30, '#76829c', '#a9a6b4'],
        [742, 44, '#5d6d8b', '#9a9fb2'],
        [784, 62, '#425574', '#8e98b0'],
      ] as const) {
        woods(picture, (x) => foot - 60 * side(x) ** 2 + 9 * Math.sin(x / 150 + foot), high, colour);
        picture.fill(
          `M-20 ${foot - 40}H1620V${foot + 90}H-20Z`,
          picture.linear([
            [0, mist, 0],
            [0.5, mist, 0.55],
            [1, mist, 0.75],
          ]),
        );
      }
      const snow = (x: number): number => 806 - 40 * Math.exp(-(((x - 1010) / 260) ** 2)) + 14 * Math.sin(x / 210);
      drift(picture, snow, '#c9d0de');
      picture.standing(0.8, () => {
        cabin(picture, [picture.isUpright ? 930 : 1010, 782], 62);
      });
      drift(picture, (x) => 846 + 12 * Math.sin(x / 170 + 2) - 70 * side(x) ** 3, '#dfe3ea');
      picture.standing(0.62, () => {
        for (const [x, foot, high] of [
          [330, 858, 240],
          [1296, 856, 250],
          [226, 876, 400],
          [1392, 872, 430],
          [84, 900, 540],
          [1528, 900, 572],
        ] as const)
          spruce(
            picture,
            bezier([x, foot], [x, foot - high * 0.3], [x, foot - high * 0.7], [x, foot - high]),
            high,
            '#172a40',
            '#e8ebf0',
          );
      });
      drift(picture, (x) => 884 + 8 * Math.sin(x / 130 + 4) - 40 * side(x) ** 2, '#f0f0f2');
      for (const point of strew(picture, 46, ([, y]) => (y > 560 ? 0.5 : 0.1), 60))
        picture.glow(point, random.between(4, 8), '#ffffff', 0.7);
    },
  },
];
