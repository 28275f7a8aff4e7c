import { foliage, strings } from '../draw/garden';
import { bezier, sag, type Curve, type Point } from '../draw/geometry';
import { farWood, longTable, tree } from '../draw/long-table';
import type { Palette } from '../draw/palette';
import type { Recipe } from '../draw/recipe';
import { strew } from '../draw/scatter';
import { disc } from '../draw/shapes';
import { blot } from '../draw/watercolour';

const LEAVES: Palette = ['#151c28', '#1d2833', '#303c44'];

export const partyEvening: readonly Recipe[] = [
  {
    name: 'table-at-dusk',
    tone: 'dark',
    place: 'above',
    shadow: '#0b0a14',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#1c2747'],
          [0.3, '#343a63'],
          [0.56, '#5f4a6e'],
          [0.68, '#9a6169'],
          [0.78, '#dd9266'],
          [0.86, '#f6c583'],
          [1, '#f2b774'],
        ]),
      );
      const { random } = picture;
      for (const point of strew(picture, 60, ([, y]) => Math.max(0, 1 - y / 420), 40))
        picture.fill(disc(point, random.between(0.6, 1.7)), '#f3e6d2', 0.75);
      picture.standing(0.62, () => {
        for (const [x, y, radius, colour] of [
          [320, 690, 300, '#e9a377'],
          [1240, 676, 330, '#e7a080'],
          [860, 724, 260, '#fbd49a'],
        ] as const)
          blot(picture, [x, y], radius, colour, 0.5, 0.1);
        picture.glow([800, 800], 560, '#ffd596', 0.55, 0.34);
        // Lower and further apart in the upright format, whose title is as wide as the format.
        const limb = (...points: readonly [Point, Point, Point, Point]): Curve => {
          const [from, lead, tail, to] = points.map(([x, y]): Point =>
            picture.isUpright ? [x + (x < 800 ? -14 : 14), 930 - (930 - y) * 0.6] : [x, y],
          ) as [Point, Point, Point, Point];
          return bezier(from, lead, tail, to);
        };
        picture.fill(
          farWood(picture, (x) => 790 - 60 * Math.abs(x / 800 - 1) ** 2, 60),
          '#7c5563',
        );
        picture.fill(
          farWood(picture, (x) => 822 - 96 * Math.abs(x / 800 - 1) ** 2, 46),
          '#493a4c',
        );
        picture.fill(
          'M-700 846Q800 822 2300 846V960H-700Z',
          picture.linear([
            [0, '#4a4438'],
            [1, '#191c22'],
          ]),
        );
        picture.glow([800, 870], 540, '#ffb862', 0.5, 0.14);
        tree(
          picture,
          limb([150, 930], [140, 760], [196, 560], [130, 330]),
          52,
          [
            limb([166, 560], [220, 470], [270, 440], [298, 424]),
            limb([160, 470], [100, 360], [40, 330], [-30, 320]),
            limb([146, 400], [170, 280], [230, 230], [264, 190]),
            limb([136, 350], [110, 220], [60, 160], [30, 60]),
            limb([164, 600], [100, 540], [40, 530], [-20, 520]),
          ],
          LEAVES,
          28,
        );
        tree(
          picture,
          limb([1466, 930], [1480, 770], [1420, 560], [1478, 320]),
          48,
          [
            limb([1446, 560], [1390, 480], [1340, 450], [1316, 440]),
            limb([1450, 460], [1510, 360], [1570, 330], [1640, 330]),
            limb([1462, 400], [1430, 280], [1380, 240], [1350, 190]),
            limb([1474, 340], [1500, 220], [1550, 150], [1580, 50]),
            limb([1446, 600], [1510, 540], [1570, 530], [1630, 520]),
          ],
          LEAVES,
          28,
        );
        const away = picture.isUpright ? 20 : 0;
        strings(picture, sag([190 - away, 556], [1428 + away, 562], 58), 17, 0.62);
        strings(picture, sag([176 - away, 520], [1442 + away, 524], 140), 19, 0.7);
        longTable(picture, 396, 1204, 782, 900);
        for (const [x, y, radius] of [
          [20, 900, 150],
          [1590, 900, 150],
          [250, 950, 90],
          [1360, 950, 90],
        ] as const)
          foliage(picture, [x, y], radius, 150, LEAVES, 34);
      });
    },
  },
];
