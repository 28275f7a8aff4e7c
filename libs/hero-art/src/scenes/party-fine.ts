import { fireflies } from '../draw/fern';
import { Foil, foilCoupe, foilStar } from '../draw/foil';
import { along, bezier, placer, polygon, sag, type Point } from '../draw/geometry';
import { foliage, lightedJar, strings } from '../draw/garden';
import type { Colour } from '../draw/palette';
import { LIFTS, type Picture } from '../draw/picture';
import type { Recipe } from '../draw/recipe';
import { bokeh, strew } from '../draw/scatter';
import { seaweed } from '../draw/seaweed';
import { disc } from '../draw/shapes';

/** A hand-cut sheet of coloured paper with a leaf on it: its middle, size and turn, and the two colours. */
function pasted(picture: Picture, middle: Point, size: Point, ground: Colour, leafColour: Colour, flip: number): void {
  const { random } = picture;
  const [w, h] = [size[0] / 2, size[1] / 2];
  const tilt = random.around(0, 1.6);
  const to = placer(middle, tilt);
  const stray = (): number => random.around(0, 4);
  picture.cut(
    polygon([
      to(-w + stray(), -h + stray()),
      to(w + stray(), -h + stray()),
      to(w + stray(), h + stray()),
      to(-w + stray(), h + stray()),
    ]),
    ground,
    LIFTS.flat,
  );
  const bow = random.around(0, w * 0.5);
  const spine = bezier(
    to(random.around(0, w * 0.3), h * 0.84 * flip),
    to(bow, h * 0.3 * flip),
    to(-bow, -h * 0.3 * flip),
    to(random.around(0, w * 0.3), -h * 0.6 * flip),
  );
  picture.cut(seaweed(random, spine, 4 + Math.floor(random.next() * 2), w * 0.68), leafColour, LIFTS.low);
}

const PAIRS: readonly (readonly [Colour, Colour])[] = [
  ['#2c4d9e', '#f6efe0'],
  ['#ef9f3c', '#b8322f'],
  ['#f3b4b4', '#2c4d9e'],
  ['#2f7f62', '#f3c84b'],
  ['#e2583e', '#f6efe0'],
  ['#8cc0d6', '#3a2350'],
  ['#f3c84b', '#2f7f62'],
  ['#4b2c5e', '#f3b4b4'],
];

export const partyFine: readonly Recipe[] = [
  {
    name: 'cut-leaves',
    tone: 'light',
    place: 'below',
    shadow: '#4b3a2c',
    paint(picture) {
      picture.ground('#faf3e4');
      let next = 0;
      const place = (x: number, y: number, w: number, h: number): void => {
        const [ground, leafColour] = PAIRS[next % PAIRS.length] ?? ['#2c4d9e', '#f6efe0'];
        next += next % 8 === 7 ? 4 : 1;
        pasted(picture, [x + w / 2, y + h / 2], [w, h], ground, leafColour, next % 2 ? 1 : -1);
      };
      // Narrower in the upright format, which shows four of them.
      const each = picture.isUpright ? 137 : 200;
      const count = picture.isUpright ? 6 : 8;
      const left = 800 - (each * count) / 2;
      for (let index = 0; index < count; index += 1) {
        const high = picture.isUpright ? 236 : 250;
        place(left + index * each + 3, -24, each - 6, high + (index % 2 ? 24 : 0));
      }
      if (picture.isUpright) return;
      for (const [x, from] of [
        [3, 234],
        [1403, 258],
      ] as const) {
        place(x, from, 194, 212);
        place(x, from + 218, 194, 232);
        place(x, from + 456, 194, 250);
      }
    },
  },
  {
    name: 'champagne-glow',
    tone: 'dark',
    place: 'above',
    shadow: '#0c0a18',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#17162b'],
          [0.55, '#2b2140'],
          [1, '#4a2c47'],
        ]),
      );
      const { random } = picture;
      picture.glow([800, 930], 1000, '#d99a62', 0.4, 0.42);
      picture.standing(0.66, () => {
        for (const way of [-1, 1]) picture.glow([800 + way * 660, 640], 420, '#e0ae72', 0.3, 1);
      });
      bokeh(
        picture,
        strew(picture, 40, ([x, y]) => (y > 420 ? 0.3 + 0.7 * Math.abs(x / 800 - 1) : 0), 46),
        44,
        ['#f0c88c', '#d98f7a', '#b98ab0'],
        0.16,
      );
      const foil = new Foil();
      // The table, whose edge is where the facts may lie over it.
      picture.standing(0.6, () => {
        picture.fill(
          'M-400 852H2000V920H-400Z',
          picture.linear([
            [0, '#7a4a50', 0.75],
            [1, '#2b1a30', 0.9],
          ]),
        );
      });
      const wines: string[] = [];
      picture.standing(0.6, () => {
        const size = 138;
        // Towers at both sides, a glass less in each storey, and a row between them.
        const [inset, storeys] = picture.isUpright ? [296, 3] : [186, 4];
        for (const centre of [inset, 1600 - inset])
          for (let storey = 0; storey < storeys; storey += 1)
            for (let glass = 0; glass < storeys - storey; glass += 1)
              wines.push(
                foilCoupe(
                  foil,
                  [centre + (glass - (storeys - storey - 1) / 2) * size * 0.74, 862 - storey * size * 0.965],
                  size,
                  random.between(0.66, 0.86),
                ),
              );
        for (const x of [548, 674, 800, 926, 1052])
          wines.push(foilCoupe(foil, [x, 862], 132, random.between(0.66, 0.86)));
        const wine = picture.linear([
          [0, '#ffe7ac', 0.85],
          [1, '#e0a04e', 0.5],
        ]);
        for (const path of wines) picture.fill(path, wine);
        const sky = ([x, y]: Point): number =>
          (picture.isUpright && y < 450) || y < 120 ? 0 : 0.9 * Math.max(0, Math.abs(x / 800 - 1) - 0.25);
        for (const point of strew(picture, 150, sky, 13)) foil.piece(disc(point, random.between(0.8, 3)));
        strew(picture, 16, sky, 100).forEach((point) => foilStar(foil, point, random.between(7, 15)));
        foil.stamp(picture, '#0a0816');
      });
    },
  },
  {
    name: 'garden-lights',
    tone: 'dark',
    place: 'below',
    shadow: '#050b10',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#10243a'],
          [0.5, '#234457'],
          [0.82, '#3a5354'],
          [1, '#5b5a48'],
        ]),
      );
      picture.glow([800, 950], 900, '#f2b46a', 0.26, 0.3);
      picture.hung(0.66, () => {
        // Far away: strings of lights that are out of focus.
        for (const [from, to, drop, count] of [
          [[120, 30], [800, 96], 60, 9],
          [[800, 96], [1480, 20], 66, 9],
          [[300, 120], [1300, 110], 54, 13],
        ] as const)
          for (const { x, y } of along(sag(from, to, drop), count, 0.04, 0.96)) {
            picture.glow([x, y + 6], 40, '#f7c98a', 0.4);
            picture.fill(disc([x, y + 6], 8), '#ffe3b0', 0.8);
          }
        for (const [x, y, radius] of [
          [40, 250, 300],
          [1570, 230, 320],
          [250, 30, 200],
          [1350, 10, 220],
        ] as const)
          foliage(picture, [x, y], radius, 420, ['#17323a', '#1d3f42', '#234a45'], 30);
        strings(picture, sag([-60, 60], [800, 30], 150), 12, 1);
        strings(picture, sag([800, 30], [1660, 60], 150), 12, 1);
        strings(picture, sag([-60, 300], [470, -40], 110), 8, 1.5);
        strings(picture, sag([1130, -40], [1660, 300], 110), 8, 1.5);
        for (const [x, y, radius] of [
          [-40, 60, 230],
          [1640, 40, 240],
        ] as const)
          foliage(picture, [x, y], radius, 240, ['#0f2329', '#3d5f3f', '#15303a', '#56703f'], 44);
      });
      picture.standing(0.66, () => {
        for (const [x, y, radius] of [
          [-20, 900, 240],
          [1620, 900, 250],
          [190, 960, 130],
          [1400, 960, 140],
        ] as const)
          foliage(picture, [x, y], radius, 420, ['#12282c', '#1b3a38', '#2d4c3c', '#47603e'], 34);
        for (const [x, y] of [
          [300, 846],
          [1300, 846],
          [372, 872],
          [1228, 872],
        ] as const)
          lightedJar(picture, [x, y], y < 860 ? 58 : 40);
      });
      fireflies(
        picture,
        strew(picture, 26, ([, y]) => (y > 560 ? 0.8 : 0.1), 70),
        5,
        '#f8d793',
      );
    },
  },
];
