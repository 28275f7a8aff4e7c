import { bloom, budSprig, coinSprig, daisy, EUCALYPTUS, shoot, sprig, type SprigStyle } from '../draw/flora';
import { lemon } from '../draw/fruit';
import { placeOn, polar, sag, type Point } from '../draw/geometry';
import type { Colour, Palette } from '../draw/palette';
import type { Recipe } from '../draw/recipe';

const CITRUS: SprigStyle = {
  leaves: 6,
  length: 104,
  width: 36,
  splay: 46,
  colours: ['#64844f', '#7b9860', '#8dab70', '#567546'],
  stem: '#6d6a46',
};
const LEMONS: Palette = ['#f2cb4c', '#ecbf3a', '#f5d564'];
const NIGHT: SprigStyle = {
  leaves: 9,
  length: 88,
  width: 28,
  splay: 42,
  colours: ['#2f4a52', '#3d5b60', '#4b6b6b', '#27404a'],
  stem: '#55706c',
};
const FERN: SprigStyle = {
  leaves: 12,
  length: 66,
  width: 18,
  splay: 48,
  colours: ['#7f9178', '#92a286', '#a7b398', '#6c8069'],
  stem: '#6f7a5e',
};
const HOOP: Colour = '#c9a15f';

/** The pictures of weddings with fruit and flowers of a garden. */
export const weddingGarden: readonly Recipe[] = [
  {
    name: 'lemon-branches',
    tone: 'light',
    place: 'below',
    hangs: 334,
    shadow: '#3d4a3a',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#eef4f5'],
          [1, '#dfe9ec'],
        ]),
      );
      picture.glow([800, 560], 820, '#fbfdfb', 0.8);
      const { random } = picture;
      picture.hung(0.62, () => {
        for (const way of [-1, 1]) {
          const branch = sag([800 + way * 900, 40], [800 + way * 40, -100], 125);
          for (let index = 0; index < 9; index += 1) {
            const place = placeOn(branch, 0.06 + index * 0.1);
            const heading = way > 0 ? 180 - place.angle * 0.3 : place.angle * 0.3;
            for (const turn of [-54, 44]) {
              sprig(
                picture,
                shoot([place.x, place.y], heading + way * turn, random.between(120, 190), random.around(0, 18)),
                CITRUS,
              );
            }
          }
          for (const [t, length] of [
            [0.1, 172],
            [0.25, 150],
            [0.4, 164],
            [0.56, 138],
            [0.72, 128],
          ] as const) {
            const { x, y } = placeOn(branch, t);
            lemon(picture, [x, y + 12], 90 + random.around(0, 22), length, random.pick(LEMONS));
          }
          for (const [t, down, size] of [
            [0.03, 60, 40],
            [0.175, 34, 36],
            [0.325, 40, 42],
            [0.48, 24, 34],
            [0.645, 44, 40],
            [0.82, 52, 36],
          ] as const) {
            const { x, y } = placeOn(branch, t);
            daisy(picture, [x, y + down], size, '#fffdf6', '#e3b93f', 5);
          }
        }
      });
    },
  },
  {
    name: 'midnight-peonies',
    tone: 'dark',
    place: 'below',
    hangs: 504,
    shadow: '#060a14',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#1b2540'],
          [1, '#222d4a'],
        ]),
      );
      picture.glow([800, 560], 800, '#5a6690', 0.3, 0.8);
      const corner = (way: number): void => {
        const base: Point = [800 + way * 760, -50];
        for (const [turn, length, sway] of [
          [4, 520, 16],
          [20, 460, -12],
          [38, 430, 14],
          [58, 450, -16],
          [76, 500, 14],
          [92, 540, -10],
        ] as const) {
          sprig(picture, shoot(base, way > 0 ? 180 - turn : turn, length, sway * way), NIGHT);
        }
        for (const turn of [12, 48, 84])
          budSprig(picture, shoot(base, way > 0 ? 180 - turn : turn, 470, -8 * way), 10, 7, '#d9b36c', '#8d7a52');
        const at = (left: number, down: number): Point => [base[0] - way * left, base[1] + down];
        bloom(picture, at(330, 120), 96, '#f3e2d4', '#c98f58');
        bloom(picture, at(56, 350), 108, '#a8485c', '#6a1f38');
        bloom(picture, at(140, 140), 164, '#e6b4ad', '#b5645e');
        bloom(picture, at(250, 262), 74, '#7d2f49', '#d9a45f');
        daisy(picture, at(452, 82), 46, '#f6ead9', '#d3a052');
        daisy(picture, at(40, 500), 50, '#f6ead9', '#d3a052');
      };
      picture.hung(0.6, () => {
        corner(-1);
        corner(1);
      });
    },
  },
  {
    name: 'anemone-meadow',
    tone: 'light',
    place: 'above',
    shadow: '#4a4237',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#f4efe7'],
          [0.7, '#ece4d8'],
          [1, '#ddd5c2'],
        ]),
      );
      picture.glow([800, 320], 820, '#fffdf8', 0.7);
      const { random } = picture;
      picture.standing(0.66, () => {
        for (let index = 0; index < 40; index += 1) {
          const x = -20 + (1640 * index) / 39 + random.around(0, 18);
          const side = Math.abs(x / 800 - 1);
          const height = 110 + 420 * side ** 2.4 + random.between(0, 90);
          const stem = shoot([x, 940], -90 + random.around(0, 14), height, random.around(0, 18));
          if (index % 4 === 1) coinSprig(picture, stem, 8, 46, EUCALYPTUS);
          else if (index % 4 === 3) budSprig(picture, stem, 8, 7, '#cfa9a0', '#8a8468');
          else sprig(picture, stem, FERN);
        }
        for (const [x, y, size] of [
          [60, 560, 96],
          [205, 690, 112],
          [330, 800, 84],
          [470, 842, 96],
          [640, 868, 70],
          [800, 880, 84],
          [980, 862, 72],
          [1130, 838, 98],
          [1262, 796, 80],
          [1400, 680, 114],
          [1546, 560, 94],
        ] as const) {
          daisy(picture, [x, y], size, '#fdfaf3', '#2b3350', 8);
        }
        for (const [x, y, size] of [
          [120, 810, 74],
          [560, 800, 52],
          [1050, 796, 54],
          [1480, 812, 76],
        ] as const) {
          bloom(picture, [x, y], size, '#e3c4bb', '#a8705f');
        }
      });
    },
  },
  {
    name: 'garden-wreath',
    tone: 'light',
    place: 'within',
    crown: { left: 50, top: 0, width: 1500 },
    shadow: '#5b4a4a',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#f8efec'],
            [1, '#f0e1dd'],
          ],
          [0, 0],
          [1, 1],
        ),
      );
      picture.glow([800, 450], 760, '#fffaf7', 0.8);
      const { random } = picture;
      const [across, up, size] = picture.isUpright ? [366, 398, 0.74] : [636, 356, 1];
      const around = (angle: number, stray = 0): Point => {
        const [x, y] = polar([0, 0], angle, 1);
        return [800 + x * (across + stray), 450 + y * (up + stray)];
      };
      // A thin hoop of metal, with flowers on two sides of it.
      const hoop = (stray: number) =>
        `M${around(0, stray).join(' ')}A${across + stray} ${up + stray} 0 1 1 ${around(180, stray).join(' ')}A${across + stray} ${up + stray} 0 1 1 ${around(0, stray).join(' ')}Z`;
      picture.cut(hoop(0) + hoop(-7), HOOP);
      const flowers = (from: number, to: number): void => {
        const steps = Math.round(Math.abs(to - from) / 6);
        for (let step = 0; step <= steps; step += 1) {
          const angle = from + ((to - from) * step) / steps;
          const heading = angle + (step % 2 ? 78 : -78) + random.around(0, 22);
          const stem = shoot(around(angle, 6), heading, random.between(130, 210) * size, random.around(0, 20));
          if (step % 3 === 1) coinSprig(picture, stem, 6, 44 * size, EUCALYPTUS);
          else if (step % 5 === 3) budSprig(picture, stem, 7, 7 * size, '#d99aa0', '#8c7a5c');
          else sprig(picture, stem, { ...FERN, leaves: 7, length: 58 * size, width: 19 * size });
        }
      };
      flowers(108, 206);
      flowers(-62, 22);
      for (const [angle, radius, colour, heart] of [
        [124, 60, '#f6e7dc', '#cf9f6a'],
        [142, 84, '#e5aeb0', '#b5656c'],
        [163, 104, '#efc9c4', '#c47f78'],
        [185, 70, '#c9788a', '#8e3f55'],
        [-44, 58, '#f6e7dc', '#cf9f6a'],
        [-26, 92, '#e5aeb0', '#b5656c'],
        [-6, 72, '#c9788a', '#8e3f55'],
      ] as const) {
        bloom(picture, around(angle, 22), radius * size, colour, heart);
      }
      for (const angle of [110, 152, 200, -58, -14, 16])
        daisy(picture, around(angle, 40), 32 * size, '#fffaf2', '#cf9f52', 6);
    },
  },
];
