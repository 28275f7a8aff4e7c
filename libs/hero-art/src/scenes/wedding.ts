import { bloom, budSprig, coinSprig, daisy, EUCALYPTUS, shoot, sprig, type SprigStyle } from '../draw/flora';
import { placeOn, polar, sag, type Point } from '../draw/geometry';
import { HEIGHT, LIFTS, WIDTH, type Picture } from '../draw/picture';
import type { Colour, Palette } from '../draw/palette';
import type { Recipe } from '../draw/recipe';
import { blob } from '../draw/shapes';

const SAGE: Palette = ['#93a186', '#7f9078', '#a9b398', '#6f826d'];
const OLIVE: SprigStyle = { leaves: 13, length: 62, width: 19, splay: 44, colours: SAGE, stem: '#6d6a52' };

/** A woven background: uneven threads in both directions. */
function linen(picture: Picture, light: string, dark: string): void {
  const { random } = picture;
  for (let y = 0; y < HEIGHT; y += 8) {
    picture.add(
      `<path d="M0 ${y}H${WIDTH}" stroke="${random.chance(0.5) ? light : dark}" stroke-width="${random.between(0.8, 3).toFixed(1)}" stroke-opacity="${random.between(0.05, 0.26).toFixed(2)}"/>`,
    );
  }
  for (let x = 0; x < WIDTH; x += 8) {
    picture.add(
      `<path d="M${x} 0V${HEIGHT}" stroke="${random.chance(0.5) ? light : dark}" stroke-width="${random.between(0.8, 3).toFixed(1)}" stroke-opacity="${random.between(0.05, 0.22).toFixed(2)}"/>`,
    );
  }
}

export const wedding: readonly Recipe[] = [
  {
    name: 'linen-wreath',
    tone: 'light',
    place: 'within',
    crown: { left: 90, top: 0, width: 1420 },
    shadow: '#5a4636',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#f2eadd'],
            [1, '#e6dac8'],
          ],
          [0, 0],
          [1, 1],
        ),
      );
      linen(picture, '#fffaf0', '#b9a78e');
      const { random } = picture;
      // A wide oval around a title on a wide picture, a high one on an upright picture; whole above the card that covers
      // the lower edge.
      const [across, up, size] = picture.isUpright ? [372, 402, 0.8] : [640, 352, 1];
      const around = (angle: number, stray = 0): Point => {
        const [x, y] = polar([0, 0], angle, 1);
        return [800 + x * (across + stray), 450 + y * (up + stray)];
      };
      const steps = picture.isUpright ? 15 : 21;
      for (let step = 0; step < steps; step += 1) {
        const from = (step * 360) / steps + random.around(0, 3);
        const stray = random.around(0, 10);
        const stem = (t: number): Point => around(from + (t * 510) / steps, stray);
        if (step % 3 === 2) coinSprig(picture, stem, 8, 46 * size, EUCALYPTUS);
        else sprig(picture, stem, { ...OLIVE, length: 62 * size, width: 19 * size, leaves: 9 });
      }
      for (const [angle, radius] of [
        [198, 70],
        [216, 84],
        [237, 58],
        [18, 62],
        [40, 88],
        [60, 60],
      ] as const) {
        bloom(picture, around(angle, 8), radius * size, angle % 4 === 0 ? '#f3e3d3' : '#e9c9b8', '#c9955d');
      }
      for (const angle of [184, 264, 4, 80]) daisy(picture, around(angle), 34 * size, '#fbf4e8', '#cf9f52');
    },
  },
  {
    name: 'blush-blooms',
    tone: 'light',
    place: 'below',
    hangs: 436,
    shadow: '#6e3f38',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#faf1e8'],
            [1, '#f3e0d3'],
          ],
          [0, 0],
          [0.5, 1],
        ),
      );
      picture.glow([800, 520], 820, '#fffdf8', 0.8);
      const corner = (x: number, y: number, way: number): void => {
        const base: Point = [x, y];
        for (const [turn, length, sway] of [
          [8, 470, 20],
          [26, 400, -14],
          [48, 430, 18],
          [70, 420, -18],
          [86, 470, 16],
        ] as const) {
          const heading = way > 0 ? turn : 180 - turn;
          if (turn % 4 === 0) coinSprig(picture, shoot(base, heading, length, sway * way), 11, 64, EUCALYPTUS);
          else
            sprig(picture, shoot(base, heading, length, sway * way), { ...OLIVE, length: 84, width: 28, leaves: 11 });
        }
        budSprig(picture, shoot(base, way > 0 ? 36 : 144, 480, 10 * way), 9, 9, '#d99a8a', '#8c7a5c');
        bloom(picture, [x + way * 270, y + 66], 92, '#f1d9c8', '#c98a5a');
        bloom(picture, [x + way * 62, y + 280], 104, '#dba395', '#b8694f');
        bloom(picture, [x + way * 120, y + 92], 158, '#eabfae', '#bf7a5c');
        daisy(picture, [x + way * 226, y + 196], 52, '#fbf3e7', '#cf9f52');
        daisy(picture, [x + way * 388, y + 34], 42, '#fbf3e7', '#cf9f52');
        daisy(picture, [x + way * 40, y + 420], 44, '#fbf3e7', '#cf9f52');
      };
      picture.hung(0.6, () => {
        corner(110, -60, 1);
        corner(1490, -60, -1);
      });
    },
  },
  {
    name: 'eucalyptus-garland',
    tone: 'light',
    place: 'below',
    hangs: 376,
    shadow: '#4c4a40',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#f6f2e9'],
          [1, '#e9e4d6'],
        ]),
      );
      linen(picture, '#fffdf6', '#c9bfa8');
      const { random } = picture;
      const green = (base: Point, heading: number, length: number, kind: number): void => {
        const stem = shoot(base, heading, length, random.around(0, 22));
        if (kind % 3 === 0) coinSprig(picture, stem, 7, 50, EUCALYPTUS);
        else if (kind % 7 === 4) budSprig(picture, stem, 7, 6, '#f7eee0', '#8a8468');
        else
          sprig(picture, stem, { ...OLIVE, leaves: 7, length: 60, width: 19, colours: kind % 2 ? SAGE : EUCALYPTUS });
      };
      picture.hung(0.58, () => {
        for (const swag of [sag([-110, -40], [800, 0], 150), sag([1710, -40], [800, 0], 150)]) {
          for (let index = 0; index < 13; index += 1) {
            const place = placeOn(swag, 0.04 + index * 0.072);
            for (const way of [-1, 1])
              green(
                [place.x, place.y],
                place.angle + way * random.around(24, 10),
                random.between(110, 150),
                index + way,
              );
          }
        }
        for (const [x, heading, length] of [
          [786, 104, 130],
          [814, 78, 140],
          [800, 92, 160],
          [30, 88, 330],
          [80, 78, 240],
          [1570, 92, 330],
          [1520, 102, 240],
        ] as const) {
          green([x, 20], heading, length, Math.round(x) % 4);
        }
        for (const [x, y, size] of [
          [748, 34, 56],
          [856, 30, 60],
          [800, 56, 80],
          [330, 116, 62],
          [405, 126, 44],
          [1270, 116, 62],
          [1195, 126, 44],
        ] as const) {
          bloom(picture, [x, y], size, '#f8f0e2', '#d6b98a');
        }
      });
    },
  },
  {
    name: 'evening-meadow',
    tone: 'dark',
    place: 'above',
    shadow: '#070f0c',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#1c2f2b'],
          [0.55, '#2c443c'],
          [1, '#1b2c28'],
        ]),
      );
      picture.glow([800, 300], 800, '#a9a878', 0.26, 0.7);
      const { random } = picture;
      picture.standing(0.72, () => {
        for (let index = 0; index < 52; index += 1) {
          const x = -20 + (1640 * index) / 51 + random.around(0, 18);
          const side = Math.abs(x / 800 - 1);
          const height = 90 + 560 * side ** 2.6 + random.between(0, 110);
          const stem = shoot([x, 930], -90 + random.around(0, 12), height, random.around(0, 14));
          const tone: Palette = index % 2 ? ['#3f5d4e', '#557060', '#4a6857'] : ['#6c8470', '#82977d', '#5e7766'];
          if (index % 3 === 0)
            sprig(picture, stem, { leaves: 8, length: 58, width: 15, splay: 34, colours: tone, stem: '#4e6654' });
          else {
            sprig(picture, stem, { leaves: 4, length: 64, width: 12, splay: 24, colours: tone, stem: '#5e7562' });
            const [tipX, tipY] = stem(1);
            if (index % 3 === 1)
              daisy(
                picture,
                [tipX, tipY],
                random.between(22, 40),
                random.pick(['#f4e9d6', '#e9c7b0', '#f1dcc0']),
                '#d3a052',
                8,
              );
            else budSprig(picture, shoot(stem(0.6), -90, height * 0.5, 8), 7, 6, '#e3c9a5', '#7c8a6c');
          }
        }
      });
    },
  },
  {
    name: 'paper-arches',
    tone: 'light',
    place: 'within',
    crown: { left: 0, top: 270, width: 1600 },
    shadow: '#6b4435',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#ecd2bf'],
          [1, '#e3bfa8'],
        ]),
      );
      const arch = (half: number, top: number): string =>
        `M${800 - half} 960V${top + half}A${half} ${half} 0 0 1 ${800 + half} ${top + half}V960Z`;
      const arches: readonly (readonly [half: number, top: number, colour: Colour])[] = picture.isUpright
        ? [
            [392, -30, '#f0dccb'],
            [348, 35, '#f5e7d9'],
            [304, 100, '#fbf4ea'],
          ]
        : [
            [760, -210, '#f0dccb'],
            [640, -90, '#f5e7d9'],
            [525, 40, '#fbf4ea'],
          ];
      for (const [half, top, colour] of arches) picture.cut(arch(half, top), colour, LIFTS.high);
      picture.standing(0.6, () => {
        for (const way of [-1, 1]) {
          const base: Point = [800 + way * (picture.isUpright ? 560 : 600), 960];
          for (const [lean, length] of [
            [-34, 480],
            [-20, 620],
            [-4, 700],
            [14, 520],
            [32, 400],
          ] as const) {
            sprig(picture, shoot(base, -90 - way * lean * 0.8, length, way * 9), {
              ...OLIVE,
              length: 74,
              width: 23,
              colours: lean % 4 === 0 ? SAGE : ['#c9a58a', '#b98c70', '#d8bb9f'],
            });
          }
          bloom(picture, [800 + way * 600, 800], 112, '#e8b9a2', '#b9704f');
          bloom(picture, [800 + way * 450, 880], 82, '#f6e6d5', '#cf9f6a');
          daisy(picture, [800 + way * 700, 690], 56, '#fbf3e7', '#cf9f52');
          picture.cut(blob(picture.random, [800 + way * 520, 770], 15), '#b9704f', LIFTS.low);
        }
      });
    },
  },
];
