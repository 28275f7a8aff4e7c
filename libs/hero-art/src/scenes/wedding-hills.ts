import { smooth, type Point } from '../draw/geometry';
import { cypress, oliveTree, rows, villa } from '../draw/hills';
import type { Recipe } from '../draw/recipe';
import { blot, gull, layer, lowSun } from '../draw/watercolour';

const far = (x: number): number => 640 - 40 * Math.sin(x / 210 + 0.6) - 22 * Math.sin(x / 87);
const middle = (x: number): number => 700 - 46 * Math.sin(x / 260 + 2.2) - 12 * Math.sin(x / 97 + 1);
const left = (x: number): number => 700 + 180 * Math.max(0, (x - 60) / 900) ** 1.2 - 30 * Math.sin(x / 200);
const right = (x: number): number => 716 + 190 * Math.max(0, (1560 - x) / 950) ** 1.3 - 26 * Math.sin(x / 180 + 2);

export const weddingHills: readonly Recipe[] = [
  {
    name: 'cypress-glow',
    tone: 'light',
    place: 'above',
    shadow: '#6b5a44',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#ece7df'],
          [0.36, '#f8efe0'],
          [0.64, '#fbe3c4'],
          [0.8, '#f6d3ab'],
          [1, '#d9c79a'],
        ]),
      );
      for (const [x, y, radius, colour, opacity] of [
        [150, 120, 330, '#d5dcdb', 0.5],
        [1440, 90, 360, '#d9dcd8', 0.5],
        [760, 40, 300, '#dfe0da', 0.4],
        [60, 400, 260, '#f6cfae', 0.4],
        [1570, 380, 260, '#f6cdb0', 0.4],
      ] as const)
        blot(picture, [x, y], radius, colour, opacity, 0.3);
      picture.standing(0.66, () => {
        lowSun(picture, 990, 640, 34, '#fbc987');
        layer(picture, (x) => 624 - 24 * Math.sin(x / 170) - 20 * Math.sin(x / 66 + 1), 700, '#b9b5c4', 12, 0.62);
        layer(picture, far, 760, '#a9b3a8', 12, 0.7);
        layer(picture, middle, 840, '#b4b486', 10, 0.78);
        for (const [x, size] of [
          [486, 26],
          [530, 22],
          [590, 25],
          [1060, 22],
          [1110, 26],
          [1170, 23],
        ] as const)
          oliveTree(picture, [x, middle(x) + 12], size, '#7d8c68');
        villa(picture, [716, middle(716) + 14], 74, '#ecd2ab', '#b9694a');
        for (const [x, high] of [
          [646, 74],
          [664, 88],
          [806, 92],
          [826, 70],
          [876, 56],
          [914, 50],
          [950, 46],
        ] as const)
          cypress(picture, [x, middle(x) + 16], high, '#5d7353');
        layer(picture, right, 930, '#a3aa6c', 12, 0.86);
        rows(picture, right, 1180, 1520, [1230, 905], 11, '#7f8f55', 6);
        layer(picture, left, 930, '#8e9c66', 12, 0.88);
        rows(picture, left, 40, 300, [330, 905], 9, '#9a86ab', 6);
        // The way to the house between both hills.
        const way: readonly Point[] = [
          [720, 930],
          [742, 870],
          [836, 832],
          [838, 800],
          [764, 776],
          [736, 752],
          [722, middle(722) + 16],
        ];
        const back: readonly Point[] = [
          [728, middle(728) + 16],
          [746, 750],
          [780, 772],
          [866, 798],
          [868, 836],
          [800, 874],
          [838, 930],
        ];
        picture.fill(`${smooth(way)}L${smooth(back).slice(1)}Z`, '#f7e6c8', 0.9);
        for (const [x, y, high] of [
          [676, 868, 132],
          [900, 862, 128],
          [704, 822, 92],
          [908, 812, 90],
        ] as const)
          cypress(picture, [x, y], high, '#526a4b');
        for (const [x, y, high] of [
          [44, 800, 430],
          [126, 836, 500],
          [214, 852, 330],
          [288, 876, 214],
          [1574, 806, 450],
          [1486, 846, 380],
          [1404, 868, 250],
        ] as const)
          cypress(picture, [x, y], high, '#48624a');
        oliveTree(picture, [420, 892], 120, '#7f8f6b');
        oliveTree(picture, [1276, 896], 130, '#7f8f6b');
        oliveTree(picture, [540, 906], 84, '#8a9873');
        for (const [x, y, span] of [
          [1330, 300, 34],
          [1372, 330, 24],
          [1300, 346, 20],
        ] as const)
          if (!picture.isUpright) gull(picture, [x, y], span, '#8d8478');
      });
    },
  },
];
