import { fir, firBranch, foldedStar, wovenHeart } from '../draw/fir';
import type { Point } from '../draw/geometry';
import type { Palette } from '../draw/palette';
import { LIFTS, type Picture } from '../draw/picture';
import type { Recipe } from '../draw/recipe';
import { canopy, strew } from '../draw/scatter';
import { disc } from '../draw/shapes';
import { flakes, hill, sparks } from '../draw/sky';

const FIR: Palette = ['#476650', '#6c8866'];

/** A thread from the top edge down to `y` px. */
const thread = (picture: Picture, x: number, y: number, colour: string): void =>
  picture.line(`M${x} -5V${y}`, colour, 1.4, 0.75);

const berries = (picture: Picture, centre: Point, size: number): void => {
  for (const [x, y] of [
    [0, 0],
    [1.5, 0.7],
    [0.4, 1.6],
  ] as const)
    picture.cut(disc([centre[0] + x * size, centre[1] + y * size], size), '#a8352f', LIFTS.low);
};

export const christmas: readonly Recipe[] = [
  {
    name: 'fir-and-stars',
    tone: 'dark',
    place: 'between',
    shadow: '#04100e',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#10241f'],
          [0.6, '#1f3d34'],
          [1, '#35564a'],
        ]),
      );
      picture.glow([800, 640], 760, '#c9b27a', 0.2, 0.6);
      sparks(
        picture,
        strew(picture, 90, ([x, y]) => 0.1 + 0.9 * canopy([x, y]), 46),
        10,
        '#f4dfae',
      );
      picture.hung(0.7, () => {
        for (const [x, y, radius] of [
          [560, 120, 40],
          [800, 92, 62],
          [1030, 130, 44],
          [330, 180, 34],
          [1280, 170, 36],
        ] as const) {
          thread(picture, x, y - radius, '#d8c18a');
          foldedStar(picture, [x, y], radius, '#e6c77f');
        }
      });
      picture.standing(0.66, () => {
        for (const [x, height] of [
          [380, 230],
          [500, 170],
          [1110, 180],
          [1230, 250],
          [690, 120],
          [930, 110],
          [600, 130],
          [1010, 140],
        ] as const)
          fir(picture, [x, 900], height, '#3f6353');
        for (const [x, height] of [
          [60, 560],
          [240, 380],
          [1370, 400],
          [1550, 580],
        ] as const)
          fir(picture, [x, 930], height, '#2c4f42', LIFTS.high);
        for (const [x, height] of [
          [150, 330],
          [1460, 340],
          [-10, 300],
          [1620, 310],
        ] as const)
          fir(picture, [x, 950], height, '#1f3d33', LIFTS.high);
      });
      hill(picture, 872, 12, '#dfe3d6', 1.4, LIFTS.mid);
    },
  },
  {
    name: 'snow-at-dusk',
    tone: 'dark',
    place: 'above',
    shadow: '#14182c',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#232d4d'],
          [0.4, '#41466c'],
          [0.62, '#6f5f80'],
          [0.84, '#d7a08f'],
          [1, '#eec3a0'],
        ]),
      );
      picture.glow([800, 790], 700, '#f7d3a6', 0.5, 0.3);
      flakes(
        picture,
        strew(picture, 240, ([, y]) => 0.3 + 0.7 * (1 - y / 900), 14),
        4.5,
        '#fdf6ec',
        0.75,
      );
      picture.standing(0.72, () => {
        hill(picture, 702, 30, '#8a86a4', 1.1);
        for (const [x, height] of [
          [330, 120],
          [380, 90],
          [440, 110],
          [1130, 100],
          [1190, 130],
          [1250, 92],
        ] as const)
          fir(picture, [x, 738], height, '#5d6484', LIFTS.low);
        hill(picture, 764, 34, '#b3a9bb', 1.3);
        for (const [x, height] of [
          [90, 330],
          [190, 250],
          [270, 170],
          [1370, 190],
          [1450, 280],
          [1550, 360],
        ] as const)
          fir(picture, [x, 830], height, '#3a4568');
        hill(picture, 838, 28, '#e9dcdc', 1.2, LIFTS.high);
      });
      flakes(picture, strew(picture, 46, canopy, 60), 10, '#fffaf2', 0.85);
    },
  },
  {
    name: 'woven-hearts',
    tone: 'light',
    place: 'below',
    hangs: 336,
    shadow: '#5a3a28',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#f7efe2'],
            [1, '#ecdcc6'],
          ],
          [0, 0],
          [0.5, 1],
        ),
      );
      picture.glow([700, 500], 820, '#fffdf6', 0.7);
      const hearts = [
        [620, 60, 74, 4, -3],
        [985, 40, 80, 4, 3],
        [800, 10, 60, 3, 0],
        [428, 84, 92, 4, 4],
        [1182, 90, 94, 5, -4],
        [205, 60, 124, 5, -3],
        [1405, 44, 128, 4, 3],
        [70, 400, 92, 4, 4],
        [1535, 420, 96, 4, -4],
      ] as const;
      picture.hung(0.6, () => {
        hearts.forEach(([x, y, side, strips, tilt], index) => {
          // The two lowest would be cut in a mail.
          if (picture.isInMail && y > 300) return;
          thread(picture, x, y + side * 0.02, '#8d7355');
          const [left, right] =
            index % 3 === 1
              ? (['#f8f0e2', '#4d6b54'] as const)
              : index % 3 === 2
                ? (['#d3a45f', '#faf3e6'] as const)
                : (['#faf3e6', '#b23a33'] as const);
          wovenHeart(picture, [x, y], side, left, right, strips, tilt);
        });
      });
    },
  },
  {
    name: 'fir-branches',
    tone: 'light',
    place: 'below',
    hangs: 420,
    shadow: '#4b4237',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#f6f1e6'],
            [1, '#eae1cf'],
          ],
          [0, 0],
          [0.4, 1],
        ),
      );
      picture.glow([800, 560], 800, '#fffdf6', 0.7);
      picture.hung(0.64, () => {
        for (const [x, y, angle, length] of [
          [-40, -30, 58, 430],
          [180, -60, 74, 330],
          [-60, 160, 30, 360],
          [420, -70, 60, 260],
          [1640, -30, 122, 430],
          [1420, -60, 106, 330],
          [1660, 160, 150, 360],
          [1180, -70, 120, 260],
          [640, -60, 88, 190],
          [960, -60, 92, 190],
        ] as const) {
          firBranch(picture, [x, y], angle, length, FIR);
        }
        for (const [x, y, size] of [
          [150, 120, 15],
          [330, 40, 13],
          [1440, 130, 15],
          [1290, 44, 13],
          [70, 290, 12],
          [1520, 300, 12],
          [560, 22, 10],
          [1030, 24, 10],
        ] as const)
          berries(picture, [x, y], size);
        for (const [x, y, radius] of [
          [492, 190, 46],
          [1108, 200, 48],
          [800, 120, 34],
          [258, 360, 40],
          [1340, 370, 42],
        ] as const) {
          thread(picture, x, y - radius, '#b89a62');
          foldedStar(picture, [x, y], radius, '#d9b871');
        }
      });
    },
  },
  {
    name: 'cranberry-stars',
    tone: 'dark',
    place: 'below',
    hangs: 560,
    shadow: '#2a0708',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#6d1f22'],
          [0.6, '#7f2a2a'],
          [1, '#5c191d'],
        ]),
      );
      picture.glow([800, 380], 820, '#c8593f', 0.35);
      const stars = [
        [800, 100, 66, '#f3e2c4'],
        [600, 160, 46, '#d9a968'],
        [1005, 170, 50, '#d9a968'],
        [430, 90, 78, '#f6ead3'],
        [1180, 86, 82, '#f6ead3'],
        [265, 250, 96, '#e3b878'],
        [1350, 260, 100, '#e3b878'],
        [95, 130, 74, '#c9524a'],
        [1510, 130, 78, '#c9524a'],
        [90, 460, 66, '#f3e2c4'],
        [1525, 480, 70, '#f3e2c4'],
      ] as const;
      picture.hung(0.6, () => {
        for (const [x, y, radius, colour] of stars) {
          thread(picture, x, y - radius, '#e9cfa0');
          foldedStar(picture, [x, y], radius, colour, radius > 70 ? 8 : 6, LIFTS.high);
        }
      });
      flakes(picture, strew(picture, 90, canopy, 34), 4.5, '#fbeed8', 0.7);
    },
  },
];
