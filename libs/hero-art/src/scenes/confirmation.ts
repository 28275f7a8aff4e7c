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
    const length = (outer - inner) * (index % 2 === 0 ? 1 : 0.74) * picture.random.around(1, 0.05);
    const reach = inner + length;
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
    place: 'below',
    hangs: 290,
    shadow: '#6b4a30',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#f4e8d3'],
          [1, '#f9f2e4'],
        ]),
      );
      // Most of the sun is above the sheet, so that its rays are a broad, low arc.
      const rise = picture.isUpright ? 330 : 820;
      const centre: Point = [800, -rise];
      const ring = (inner: number, outer: number, count: number, colours: Palette): void => {
        const rays90 = picture.isUpright ? count / 2 : count;
        rays(picture, centre, rise + inner, rise + outer, rays90, colours, 45, 135);
      };
      picture.hung(0.88, () => {
        ring(100, 280, 60, ['#ecdcbd', '#f3e7cf']);
        ring(70, 215, 48, ['#d9b26c', '#e6c78d', '#c9885f', '#e2bd7c']);
        ring(40, 150, 42, ['#7f9aa6', '#a9bbbf', '#93a9ac']);
        picture.cut(disc(centre, rise + 84), '#c97f56', LIFTS.high);
        picture.cut(disc(centre, rise + 48), '#e0a66a', LIFTS.mid);
      });
    },
  },
  {
    name: 'calm-flags',
    tone: 'light',
    place: 'below',
    hangs: 294,
    shadow: '#4c5560',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#e8edee'],
          [1, '#f5ede0'],
        ]),
      );
      picture.glow([800, 520], 840, '#fffdf8', 0.7);
      picture.hung(0.68, () => {
        bunting(picture, sag([-80, 30], [1680, 20], 84), 22, 96, ['#b9c8cc', '#f4ead8', '#cfd6c8', '#e6d2b4']);
        bunting(picture, sag([-80, 130], [860, -150], 140), 11, 124, CALM);
        bunting(picture, sag([740, -150], [1680, 130], 140), 11, 124, [
          '#c9885f',
          '#e9dcc3',
          '#6f8ea0',
          '#d9b26c',
          '#93a590',
        ]);
      });
    },
  },
  {
    name: 'threaded-garlands',
    tone: 'light',
    place: 'below',
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
        [415, 215],
        [530, 225],
        [645, 175],
        [750, 120],
        [850, 110],
        [955, 170],
        [1070, 220],
        [1185, 222],
        [1300, 590],
        [1415, 520],
        [1530, 710],
      ] as const;
      picture.hung(0.56, () => {
        for (const [x, bottom] of hung)
          threadedDiscs(
            picture,
            x,
            picture.isUpright && x > 100 && x < 1500 ? Math.min(bottom, 440) : bottom,
            30 + Math.abs(x / 800 - 1) * 12,
            ['#6f8ea0', '#e9dcc3', '#c98f6b', '#93a590', '#dcb878', '#b9c6c6'],
          );
      });
    },
  },
  {
    name: 'quarter-circles',
    tone: 'dark',
    place: 'below',
    shadow: '#0b1c22',
    paint(picture) {
      picture.ground('#214049');
      const size = 160;
      const tones: Palette = ['#2f5661', '#d9b26c', '#e9dcc3', '#6f93a0', '#c47f5a', '#8fa69a'];
      picture.hung(0.5125, () => {
        for (let row = 0; row < (picture.isUpright ? 11 : 6); row += 1) {
          for (let column = 0; column < 10; column += 1) {
            const side = Math.abs(column - 4.5) / 4.5;
            const depth =
              row === 0 ||
              (side > 0.95 && !(picture.isUpright && row > 2)) ||
              (side > 0.7 && row < (picture.isUpright ? 2 : 3));
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
      });
    },
  },
  {
    name: 'rising-sun',
    tone: 'light',
    place: 'below',
    shadow: '#5a4438',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#e3e9e6'],
          [1, '#f8e9d4'],
        ]),
      );
      rays(picture, [800, 1220], 0, 1700, 54, ['#f6ead3', '#f2e0c3'], 180, 360);
      picture.cut(disc([800, 1220], 1024), '#f9efdd', LIFTS.high);
      picture.standing(0.75, () => {
        hill(picture, 846, 30, '#c9d0c0', 0.9);
        hill(picture, 872, 22, '#9db0a4', 1.2);
      });
      picture.hung(0.62, () => {
        rosette(picture, [140, 60], 170, '#d9b26c', '#efd9a8');
        rosette(picture, [1470, 50], 178, '#7f9aa6', '#bccacb');
        rosette(picture, [370, 20], 116, '#c98f6b', '#e6c3a0');
        rosette(picture, [1236, 24], 120, '#e4c58c', '#f5e8cf');
        rosette(picture, [20, 270], 104, '#93a590', '#ccd4c2');
        rosette(picture, [1590, 268], 110, '#c98f6b', '#e9cbac');
      });
    },
  },
];
