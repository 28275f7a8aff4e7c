import type { Recipe } from '../draw/recipe';
import { blot, layer, ripples } from '../draw/watercolour';
import { disc } from '../draw/shapes';
import { cygnet, reeds, swan } from '../draw/swan';

const HORIZON = 690;

export const baptismFine: readonly Recipe[] = [
  {
    name: 'swan-glow',
    tone: 'light',
    place: 'above',
    shadow: '#5a6c7a',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#d3e0e6'],
          [0.34, '#e9edea'],
          [0.62, '#f8ece0'],
          [0.76, '#f8dccb'],
          [1, '#dfe6e6'],
        ]),
      );
      picture.glow([800, 560], 780, '#fffaf0', 0.7, 0.6);
      for (const [x, y, radius, colour, opacity] of [
        [180, 90, 320, '#b9d0dc', 0.5],
        [1420, 120, 340, '#c3d3dd', 0.5],
        [700, 30, 300, '#c6d8e0', 0.34],
        [60, 330, 240, '#f3d2c2', 0.4],
        [1560, 350, 250, '#f3d6c4', 0.44],
      ] as const)
        blot(picture, [x, y], radius, colour, opacity, 0.34);
      picture.standing(0.62, () => {
        // The moon is still there in the morning.
        const moon = picture.isUpright ? ([1190, 560] as const) : ([1330, 250] as const);
        picture.glow(moon, 170, '#fffdf4', 0.9);
        picture.fill(disc(moon, 62), '#fffaf0', 0.92);
        blot(picture, [moon[0] - 14, moon[1] - 10], 34, '#e3dccf', 0.5, 0.8);
        blot(picture, [moon[0] + 20, moon[1] + 18], 24, '#e6ded2', 0.5, 0.7);
        // Woods on the other shore, the nearer the deeper.
        layer(
          picture,
          (x) => HORIZON - 44 - 26 * Math.sin(x / 190) - 14 * Math.sin(x / 71),
          HORIZON + 4,
          '#b4c6cb',
          16,
          0.7,
        );
        layer(
          picture,
          (x) => HORIZON - 14 - 64 * Math.abs(x / 800 - 1) ** 1.7 - 10 * Math.sin(x / 55),
          HORIZON + 8,
          '#8fabb0',
          14,
          0.7,
        );
        picture.fill(
          `M-900 ${HORIZON}H2500V960H-900Z`,
          picture.linear([
            [0, '#f3dccd'],
            [0.25, '#d9e2e1'],
            [0.7, '#b3c9d1'],
            [1, '#93b2be'],
          ]),
          0.92,
        );
        ripples(picture, HORIZON + 6, 900, 130, '#8fb0bc');
        ripples(picture, HORIZON + 6, 900, 110, '#fbf3ea');
        swan(picture, [566, 824], 278, 1, '#a9b7c4');
        cygnet(picture, [800, 828], 72, 1, '#a39d97');
        cygnet(picture, [886, 846], 68, 1, '#aca59c');
        cygnet(picture, [966, 826], 64, 1, '#a39d97');
        ripples(picture, 838, 864, 26, '#fdf8f0', 590);
        ripples(picture, 842, 862, 14, '#fdf8f0', 890);
        const greens = ['#6f8f80', '#a3b58e', '#c8a98a'] as const;
        reeds(picture, [50, 900], 190, 560, 70, greens);
        reeds(picture, [1560, 900], 190, 520, 70, greens);
        reeds(picture, [300, 920], 120, 210, 26, greens);
        reeds(picture, [1300, 920], 120, 200, 26, greens);
      });
    },
  },
];
