import { bunting, chain } from '../draw/festoon';
import { sag, type Point } from '../draw/geometry';
import type { Colour, Palette } from '../draw/palette';
import type { Recipe } from '../draw/recipe';
import { canopy, confetti, strew } from '../draw/scatter';
import { balloon, candle, icing } from '../draw/treats';

const SWEET: Palette = ['#cf6f5c', '#e5b061', '#8ea895', '#d9a19b', '#f6e6cd', '#7d98a6'];
type Flown = readonly [x: number, y: number, radius: number, colour: Colour, lean: number];

export const birthday: readonly Recipe[] = [
  {
    name: 'balloon-morning',
    tone: 'light',
    place: 'between',
    hangs: 498,
    // Cool and pale: a brown one looked dirty so far from the balloons.
    shadow: '#8f8ba6',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#f8ecde'],
          [1, '#f6dfcc'],
        ]),
      );
      picture.glow([760, 460], 860, '#fffdf6', 0.75);
      const flown: readonly Flown[] = [
        [420, 84, 70, '#e8c9a4', -4],
        [1190, 86, 74, '#b7c2ac', 5],
        [610, 34, 52, '#d9a19b', 2],
        [1010, 40, 54, '#e5b061', -3],
        [276, picture.isUpright ? 210 : 318, 92, '#92a797', 6],
        [1360, picture.isUpright ? 206 : 314, 92, '#e0a493', -6],
        [90, 420, 112, '#e2ad62', -5],
        [1530, 440, 112, '#cf6f5c', 6],
        [190, 170, 128, '#cf6f5c', -6],
        [1430, 160, 132, '#efd3ac', 6],
      ];
      // Only strings beside the title reach the lower edge.
      const endOf = (x: number, y: number, radius: number): Point =>
        picture.isUpright || picture.isInMail || Math.abs(x - 800) < 480
          ? [x + (x < 800 ? -14 : 14), Math.max(y + radius * 1.5, picture.isUpright ? 345 : 215)]
          : [x < 800 ? 120 + x * 0.14 : 1480 - (1600 - x) * 0.14, 930];
      picture.hung(0.6, () => {
        for (const [x, low, radius, colour, lean] of flown) {
          const y = picture.isInMail ? Math.min(low, 330) : low;
          balloon(picture, [x, y], radius, colour, endOf(x, y, radius), lean);
        }
      });
      confetti(
        picture,
        strew(picture, 40, ([x, y]) => 0.6 * canopy([x, y * 0.8]), 60).filter(picture.isAbove),
        12,
        SWEET,
      );
    },
  },
  {
    name: 'candle-glow',
    tone: 'dark',
    place: 'above',
    shadow: '#120807',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#2b1a22'],
          [0.6, '#4a2a2c'],
          [1, '#6d4034'],
        ]),
      );
      picture.glow([800, 900], 1000, '#e59a58', 0.32, 0.6);
      const lit = [
        [60, 34, 500, '#c98a6a'],
        [142, 28, 420, '#e6cfae'],
        [222, 32, 450, '#a9584c'],
        [304, 26, 330, '#8f9f8c'],
        [384, 28, 250, '#e6cfae'],
        [470, 24, 160, '#d6a15c'],
        [1130, 24, 170, '#a9584c'],
        [1216, 28, 260, '#e6cfae'],
        [1298, 26, 340, '#d6a15c'],
        [1380, 32, 470, '#8f9f8c'],
        [1460, 28, 410, '#e6cfae'],
        [1542, 34, 516, '#c98a6a'],
      ] as const;
      picture.standing(0.6, () => {
        for (const [x, width, height, colour] of lit)
          candle(picture, [x, 920], width, height, colour, width % 4 === 0 ? '#f6e6cd' : undefined);
      });
    },
  },
  {
    name: 'icing-and-sprinkles',
    tone: 'light',
    place: 'below',
    hangs: 348,
    shadow: '#7a463d',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#f3d9c4'],
          [1, '#f9ecdc'],
        ]),
      );
      picture.hung(0.86, () => {
        icing(picture, 142, 160, 168, '#d98f83');
        icing(picture, 92, 132, 152, '#ecb9a6');
        icing(picture, 42, 100, 138, '#fbeede');
      });
      confetti(
        picture,
        strew(picture, 150, ([x, y]) => (y < 120 + 60 * Math.abs(x / 800 - 1) ? 0.9 : 0), 30),
        11,
        ['#cf6f5c', '#e0a64f', '#7f9c8b', '#fff6e6', '#7d98a6', '#b5606a'],
      );
    },
  },
  {
    name: 'paper-chains',
    tone: 'light',
    place: 'below',
    hangs: 390,
    shadow: '#5d4a40',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#eef0e6'],
          [1, '#f6ead8'],
        ]),
      );
      picture.glow([800, 540], 840, '#fffdf6', 0.7);
      picture.hung(0.64, () => {
        chain(picture, sag([-60, 150], [800, -40], 190), 21, 40, ['#8ea895', '#f3e4cb', '#d9a19b', '#e5b061']);
        chain(picture, sag([800, -40], [1660, 150], 190), 21, 40, ['#d9a19b', '#e5b061', '#7d98a6', '#f3e4cb']);
        chain(picture, sag([-60, 330], [560, -50], 150), 18, 46, ['#cf6f5c', '#e5b061', '#f6e6cd', '#7d98a6']);
        chain(picture, sag([1040, -50], [1660, 330], 150), 18, 46, ['#cf6f5c', '#f6e6cd', '#8ea895', '#e5b061']);
      });
    },
  },
  {
    name: 'bunting-and-balloons',
    tone: 'dark',
    place: 'below',
    hangs: 274,
    shadow: '#0d1f26',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#29505a'],
          [0.7, '#38646a'],
          [1, '#4c756f'],
        ]),
      );
      picture.glow([800, 260], 820, '#a9c4b0', 0.16);
      picture.standing(0.62, () => {
        // In a mail they would be cut.
        if (picture.isInMail) return;
        for (const [x, y, radius, colour, lean] of [
          [110, 480, 104, '#e5b061', -5],
          [1500, 500, 108, '#dd8a70', 6],
          [150, 660, 66, '#f3dfc0', 5],
          [1450, 676, 68, '#a9bfae', -4],
        ] as const)
          balloon(picture, [x, y], radius, colour, [x < 800 ? 170 : 1430, 940], lean);
      });
      picture.hung(0.7, () => {
        bunting(picture, sag([-60, 84], [800, 14], 132), 13, 92, ['#f5e6cc', '#e5b061', '#dd8a70', '#a9bfae']);
        bunting(picture, sag([800, 14], [1660, 84], 132), 13, 92, ['#dd8a70', '#f5e6cc', '#a9bfae', '#e5b061']);
      });
    },
  },
];
