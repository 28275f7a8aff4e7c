import { bunting, rosette, threadedDiscs } from '../draw/festoon';
import { polar, sag, type Point } from '../draw/geometry';
import { mix, type Palette } from '../draw/palette';
import { LIFTS, type Picture } from '../draw/picture';
import type { Recipe } from '../draw/recipe';
import { disc, sector } from '../draw/shapes';
import { hill } from '../draw/sky';

const CALM: Palette = ['#6f8ea0', '#e9dcc3', '#c9885f', '#93a590', '#d9b26c'];

/** A sunburst of paper rays around `centre`, radii in px, from `from` to `to` degrees. */
function rays(
  picture: Picture,
  centre: Point,
  inner: number,
  outer: number,
  count: number,
  colours: Palette,
  from = 0,
  to = 360,
): void {
  const step = (to - from) / count;
  for (let index = 0; index < count; index += 1) {
    const start = from + index * step;
    const reach = outer * (index % 2 === 0 ? 1 : 0.86) * picture.random.around(1, 0.02);
    picture.cut(
      sector(centre, inner, reach, start + step * 0.08, start + step * 0.92),
      colours[index % colours.length] ?? colours[0],
      LIFTS.low,
    );
  }
}

export const confirmation: readonly Recipe[] = [
  {
    name: 'paper-sunburst',
    tone: 'light',
    shadow: '#6b4a30',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#f4e8d3'],
          [1, '#f9f2e4'],
        ]),
      );
      const centre: Point = [800, -40];
      rays(picture, centre, 330, 620, 40, ['#ecdcbd', '#f3e7cf'], 0, 180);
      rays(picture, centre, 250, 455, 32, ['#d9b26c', '#e6c78d', '#c9885f', '#e2bd7c'], 0, 180);
      rays(picture, centre, 180, 300, 26, ['#7f9aa6', '#a9bbbf', '#93a9ac'], 0, 180);
      picture.cut(disc(centre, 196), '#c97f56', LIFTS.high);
      picture.cut(disc(centre, 140), '#e0a66a', LIFTS.mid);
    },
  },
  {
    name: 'calm-flags',
    tone: 'light',
    shadow: '#4c5560',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#e8edee'],
          [1, '#f5ede0'],
        ]),
      );
      picture.glow([800, 520], 840, '#fffdf8', 0.7);
      bunting(picture, sag([-80, 30], [1680, 20], 84), 22, 96, ['#b9c8cc', '#f4ead8', '#cfd6c8', '#e6d2b4']);
      bunting(picture, sag([-80, 130], [860, -150], 140), 11, 124, CALM);
      bunting(picture, sag([740, -150], [1680, 130], 140), 11, 124, [
        '#c9885f',
        '#e9dcc3',
        '#6f8ea0',
        '#d9b26c',
        '#93a590',
      ]);
    },
  },
  {
    name: 'threaded-garlands',
    tone: 'light',
    shadow: '#5b4a3e',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#f5eee2'],
            [1, '#ebe1d0'],
          ],
          [0, 0],
          [0.4, 1],
        ),
      );
      const hung = [
        [70, 690],
        [185, 540],
        [300, 600],
        [415, 400],
        [530, 300],
        [645, 190],
        [750, 120],
        [850, 110],
        [955, 180],
        [1070, 310],
        [1185, 380],
        [1300, 590],
        [1415, 520],
        [1530, 710],
      ] as const;
      for (const [x, bottom] of hung)
        threadedDiscs(picture, x, bottom, 30 + Math.abs(x / 800 - 1) * 12, [
          '#6f8ea0',
          '#e9dcc3',
          '#c98f6b',
          '#93a590',
          '#dcb878',
          '#b9c6c6',
        ]);
    },
  },
  {
    name: 'quarter-circles',
    tone: 'dark',
    shadow: '#0b1c22',
    paint(picture) {
      picture.ground('#214049');
      const size = 160;
      const tones: Palette = ['#2f5661', '#d9b26c', '#e9dcc3', '#6f93a0', '#c47f5a', '#8fa69a'];
      for (let row = 0; row < 6; row += 1) {
        for (let column = 0; column < 10; column += 1) {
          const side = Math.abs(column - 4.5) / 4.5;
          const depth = row === 0 || side > 0.95 || (side > 0.7 && row < 3) || (side > 0.4 && row < 2);
          const [x, y] = [column * size, row * size];
          const turn = 90 * Math.floor(picture.random.between(0, 4));
          const corner: Point = [turn === 90 || turn === 180 ? x + size : x, turn >= 180 ? y + size : y];
          const colour = picture.random.pick(tones);
          if (!depth) {
            picture.line(sector(corner, 0, size - 3, turn, turn + 90), '#6f93a0', 1, 0.1);
            continue;
          }
          picture.fill(
            `M${x} ${y}h${size}v${size}h${-size}Z`,
            picture.sheen(mix('#26474f', '#3a626b', picture.random.next())),
          );
          picture.cut(sector(corner, 0, size - 4, turn, turn + 90), colour, LIFTS.mid);
          if (picture.random.chance(0.6))
            picture.cut(
              sector(corner, 0, size * 0.56, turn, turn + 90),
              mix(colour, picture.random.pick(tones), 0.75),
              LIFTS.low,
            );
          if (picture.random.chance(0.45))
            picture.cut(disc(polar(corner, turn + 45, size * 0.26), 16), '#f3e7cf', LIFTS.low);
        }
      }
    },
  },
  {
    name: 'rising-sun',
    tone: 'light',
    shadow: '#5a4438',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#e3e9e6'],
          [1, '#f8e9d4'],
        ]),
      );
      rays(picture, [800, 960], 0, 1180, 34, ['#f6ead3', '#f2e0c3'], 180, 360);
      picture.cut(disc([800, 960], 560), '#f9efdd', LIFTS.high);
      hill(picture, 812, 40, '#c9d0c0', 0.9);
      hill(picture, 852, 30, '#9db0a4', 1.2);
      rosette(picture, [140, 60], 170, '#d9b26c', '#efd9a8');
      rosette(picture, [1470, 50], 178, '#7f9aa6', '#bccacb');
      rosette(picture, [370, 20], 116, '#c98f6b', '#e6c3a0');
      rosette(picture, [1236, 24], 120, '#e4c58c', '#f5e8cf');
      rosette(picture, [20, 270], 104, '#93a590', '#ccd4c2');
      rosette(picture, [1590, 268], 110, '#c98f6b', '#e9cbac');
    },
  },
];
