import { shoot } from '../draw/flora';
import { bezier, polygon } from '../draw/geometry';
import { LIFTS } from '../draw/picture';
import type { Recipe } from '../draw/recipe';
import { handmade, lyingSprig, silk, twigShade, waxSeal } from '../draw/stationery';

const OLIVE = ['#8b9a72', '#748660', '#a5ae88', '#68795b'] as const;

export const weddingStationery: readonly Recipe[] = [
  {
    name: 'sealed-letter',
    tone: 'light',
    place: 'below',
    shadow: '#4b3a2c',
    paint(picture) {
      const { random, isUpright } = picture;
      picture.ground(
        picture.linear(
          [
            [0, '#d9c8b3'],
            [0.5, '#cdb9a1'],
            [1, '#bda68d'],
          ],
          [0, 0],
          [1, 1],
        ),
      );
      // Light that falls in through a window.
      picture.softened(34, () => {
        for (const [left, broad] of [
          [-330, 260],
          [10, 250],
          [1180, 230],
          [1500, 260],
        ] as const)
          picture.fill(
            polygon([
              [left + 330, -60],
              [left + 330 + broad, -60],
              [left + broad, 960],
              [left, 960],
            ]),
            '#fff4e0',
            0.42,
          );
      });
      const [width, height] = isUpright ? [742, 812] : [1040, 800];
      handmade(
        picture,
        [800 + (isUpright ? 6 : 14), 452],
        width + (isUpright ? 6 : 60),
        height - 22,
        isUpright ? 1.6 : 2.6,
        '#b9bfa6',
        LIFTS.high,
      );
      handmade(picture, [800, 452], width, height, -0.4, '#f8f2e7', LIFTS.mid);
      const y = isUpright ? 164 : 180;
      silk(picture, 800 - width / 2 - 3, 800 + width / 2 + 3, y, isUpright ? 42 : 50, '#c79a8a');
      const size = isUpright ? 0.8 : 1;
      for (const [across, rise, leaves] of [
        [-292, -78, 13],
        [286, 62, 13],
        [-236, 40, 11],
        [232, -84, 11],
        [-128, -88, 7],
        [128, 84, 7],
      ] as const) {
        const stem = bezier(
          [800, y],
          [800 + across * size * 0.35, y + rise * size * 0.1],
          [800 + across * size * 0.7, y + rise * size * 0.4],
          [800 + across * size, y + rise * size],
        );
        lyingSprig(picture, stem, leaves, 78 * size, OLIVE);
      }
      // The shadow of a tree in front of the window.
      picture.softened(9, () => {
        const shades = isUpright
          ? [
              twigShade(random, shoot([350, 40], 46, 190, 10), 10, 90),
              twigShade(random, shoot([1240, -10], 140, 170, 10), 9, 90),
            ]
          : [
              twigShade(random, shoot([-60, 120], 34, 470, 16), 20, 128),
              twigShade(random, shoot([-80, 420], 12, 350, -18), 16, 130),
              twigShade(random, shoot([1680, 860], -150, 480, 14), 20, 128),
              twigShade(random, shoot([1660, 560], -164, 330, 16), 14, 118),
              twigShade(random, shoot([1640, 40], 160, 250, 16), 11, 110),
            ];
        for (const shade of shades) picture.add(`<path d="${shade}" fill="#4b3a2c" fill-opacity=".2"/>`);
      });
      waxSeal(picture, [800, y], isUpright ? 70 : 82, '#8f3f36');
    },
  },
];
