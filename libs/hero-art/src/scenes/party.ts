import { bulbs, lantern, rosette } from '../draw/festoon';
import { bezier, sag, type Point } from '../draw/geometry';
import type { Colour, Palette } from '../draw/palette';
import type { Recipe } from '../draw/recipe';
import { bokeh, canopy, confetti, streamer, strew } from '../draw/scatter';

type Hung = readonly [x: number, y: number, radius: number, colour: Colour];

const WARM: Palette = ['#d9694f', '#e9a76b', '#f1d5a2', '#c98a93', '#8fa896', '#f8ecd8'];

export const party: readonly Recipe[] = [
  {
    name: 'confetti-dusk',
    tone: 'dark',
    place: 'below',
    shadow: '#190c1c',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#2c1f3d'],
          [0.42, '#4f2c4a'],
          [0.76, '#7c3f4c'],
          [1, '#96504c'],
        ]),
      );
      picture.glow([800, 1060], 900, '#f0b27a', 0.3, 0.4);
      bokeh(
        picture,
        strew(picture, 46, ([x, y]) => 0.25 + 0.75 * canopy([x, y]), 40),
        46,
        ['#f6cf9a', '#e79a7c', '#b9819c'],
        0.16,
      );
      confetti(picture, strew(picture, 190, canopy, 30), 17, WARM);
      confetti(
        picture,
        strew(picture, 44, (point) => canopy(point) ** 1.3, 84),
        36,
        WARM,
      );
    },
  },
  {
    name: 'paper-lanterns',
    tone: 'light',
    place: 'below',
    hangs: 510,
    shadow: '#7a4632',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#f9ecda'],
          [0.6, '#f6e0c8'],
          [1, '#eec9ab'],
        ]),
      );
      picture.glow([420, 60], 900, '#fffaf0', 0.85);
      const hung: readonly Hung[] = [
        [1190, 92, 62, '#e8c9a0'],
        [560, 96, 58, '#dfae9c'],
        [905, 70, 70, '#b4bda2'],
        [60, 330, 92, '#e6b879'],
        [1545, 370, 104, '#d98d72'],
        [720, 180, 64, '#f3e3c7'],
        [350, 196, 90, '#cf7458'],
        [1068, 160, 78, '#d9a24f'],
        [1345, 210, 116, '#a9b49a'],
        [215, 165, 124, '#efd5b2'],
      ];
      picture.hung(0.6, () => {
        for (const [x, y, radius, colour] of hung) lantern(picture, [x, y], radius, colour);
      });
    },
  },
  {
    name: 'lantern-night',
    tone: 'dark',
    place: 'below',
    hangs: 518,
    shadow: '#05090c',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#0f1f2a'],
          [0.55, '#1c3640'],
          [1, '#3d4c4a'],
        ]),
      );
      picture.glow([800, 1010], 1000, '#d79a63', 0.45, 0.36);
      picture.hung(0.62, () => {
        bulbs(picture, sag([-40, 30], [860, 60], 120), 14, '#f5c987');
        bulbs(picture, sag([740, 40], [1650, 10], 150), 14, '#f5c987');
        const hung: readonly Hung[] = [
          [640, 110, 44, '#e9b060'],
          [968, 96, 52, '#e58a55'],
          [110, 390, 70, '#e0824f'],
          [1500, 420, 74, '#e7a552'],
          [396, 178, 66, '#e9b060'],
          [1204, 176, 70, '#e3a068'],
          [1360, 130, 58, '#d96d4c'],
          [250, 130, 92, '#d9704b'],
        ];
        for (const [x, y, radius, colour] of hung) lantern(picture, [x, y], radius, colour, true);
      });
    },
  },
  {
    name: 'streamers',
    tone: 'light',
    place: 'below',
    hangs: 452,
    shadow: '#6d4538',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#fbf3e6'],
            [1, '#f3e2cd'],
          ],
          [0, 0],
          [0.4, 1],
        ),
      );
      const ribbon = (x: number, longest: number, drift: number, swing: number, colour: Colour): void => {
        const isAtEdge = Math.abs(x - 800) > 600;
        const most = picture.isInMail ? 430 : picture.isUpright && !isAtEdge ? 350 : longest;
        const length = Math.min(longest, most);
        streamer(
          picture,
          bezier([x, -70], [x + drift, length * 0.3], [x - drift, length * 0.65], [x + drift * 0.6, length]),
          Math.round(length / 62),
          swing,
          24,
          colour,
        );
      };
      picture.hung(0.6, () => {
        ribbon(90, 720, 50, 44, '#cf6a4e');
        ribbon(215, 430, -40, 34, '#e5b568');
        ribbon(310, 560, 26, 26, '#94a58d');
        ribbon(450, 250, -20, 30, '#cf6a4e');
        ribbon(600, 225, -20, 30, '#d9a0a0');
        ribbon(770, 180, 20, 24, '#e5b568');
        ribbon(960, 230, -24, 28, '#7f9aa0');
        ribbon(1130, 250, 30, 32, '#cf6a4e');
        ribbon(1300, 520, -36, 36, '#d9a0a0');
        ribbon(1400, 380, 30, 30, '#94a58d');
        ribbon(1500, 760, 46, 44, '#dba24c');
      });
      confetti(picture, strew(picture, 70, canopy, 44).filter(picture.isAbove), 12, WARM);
    },
  },
  {
    name: 'paper-fans',
    tone: 'light',
    place: 'below',
    shadow: '#6b3c35',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#f7e9e0'],
          [1, '#f2dccf'],
        ]),
      );
      picture.glow([500, 500], 900, '#fffaf0', 0.6);
      const fans: readonly (readonly [Point, number, Colour, Colour])[] = [
        [[770, 20], 150, '#e9cfae', '#f4e6d2'],
        [[1030, 70], 118, '#c9867a', '#e2b6a6'],
        [[545, 85], 124, '#d79a76', '#efd0ae'],
        [[310, 30], 190, '#b5626a', '#d6989a'],
        [[1290, 40], 196, '#d7a45d', '#edcf98'],
        [[80, 240], 172, '#e6c3a0', '#f5e3cc'],
        [[1530, 270], 178, '#a95f5f', '#d89c8c'],
        [[1390, 260], 92, '#f0dcc4', '#d9a790'],
        [[200, 350], 84, '#a3a98d', '#cfd0b8'],
        [[1560, 520], 96, '#a3a98d', '#d6d6c0'],
        [[20, 500], 110, '#cf8b78', '#e9bfa8'],
        [[430, 190], 66, '#f4e6d4', '#c9867a'],
        [[1168, 190], 70, '#9fa78f', '#d0d2bb'],
      ];
      picture.hung(0.62, () => {
        for (const [centre, radius, outer, inner] of fans) rosette(picture, centre, radius, outer, inner);
      });
    },
  },
];
