import { brushStroke } from '../draw/brush';
import { bezier, polar, px, smooth, type Point } from '../draw/geometry';
import type { Colour, Palette } from '../draw/palette';
import type { Picture } from '../draw/picture';
import type { Recipe } from '../draw/recipe';
import { strew } from '../draw/scatter';
import { blob, disc } from '../draw/shapes';

const BRIGHT: Palette = ['#ff4f7b', '#ffb03b', '#2dd4c8', '#6a5cff', '#f6f1ff'];

/** A grid of printed dots that become smaller downwards, at its upper left corner; `gap` px from dot to dot. */
function halftone(picture: Picture, [x, y]: Point, columns: number, rows: number, gap: number, colour: Colour): void {
  let dots = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      dots += disc([x + (column + (row % 2) * 0.5) * gap, y + row * gap * 0.86], gap * 0.36 * (1 - row / rows) ** 0.8);
  picture.fill(dots, colour);
}

/** A line of loops drawn in one go with a thick pen. */
function scribble(picture: Picture, [x, y]: Point, loops: number, size: number, colour: Colour, width: number): void {
  const points = Array.from({ length: loops * 8 + 1 }, (_, step): Point => {
    const turn = (step / 8) * 2 * Math.PI;
    return [x + step * size * 0.17 + Math.cos(turn) * size * 0.5, y + Math.sin(turn) * size * (0.8 - 0.012 * step)];
  });
  picture.line(smooth(points), colour, width);
}

/** A ring, a cross or a triangle in outline; `size` px across. */
function sign(
  picture: Picture,
  kind: 'ring' | 'cross' | 'triangle',
  centre: Point,
  size: number,
  turn: number,
  colour: Colour,
): void {
  const corner = (angle: number): string =>
    polar(centre, turn + angle, size / 2)
      .map(px)
      .join(' ');
  const path = {
    ring: disc(centre, size / 2),
    cross: `M${corner(0)}L${corner(180)}M${corner(90)}L${corner(270)}`,
    triangle: `M${corner(0)}L${corner(120)}L${corner(240)}Z`,
  }[kind];
  picture.line(path, colour, size * 0.15);
}

export const confirmationBold: readonly Recipe[] = [
  {
    name: 'bold-strokes',
    tone: 'dark',
    place: 'below',
    shadow: '#07060f',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#1f1b3d'],
            [1, '#141a35'],
          ],
          [0, 0],
          [1, 1],
        ),
      );
      const { random } = picture;
      const drops = strew(
        picture,
        90,
        ([x, y]) => Math.max(0, 1 - y / (260 + 640 * Math.abs(x / 800 - 1) ** 2.4)) ** 0.7,
        16,
      );
      picture.hung(0.88, () => {
        halftone(picture, [-10, 560], 8, 13, 30, '#3a3578');
        halftone(picture, [1366, 320], 9, 11, 30, '#2a4a78');
        brushStroke(
          picture,
          bezier([1760, 330], [1380, -120], [1200, 300], [700, 40]),
          180,
          ['#2dd4c8', '#2f9dff', '#6a5cff'],
          1,
        );
        brushStroke(
          picture,
          bezier([-170, 470], [120, 20], [470, 270], [1010, -30]),
          210,
          ['#ff3d77', '#ff7a59', '#ffb03b'],
          1,
        );
        brushStroke(
          picture,
          bezier([1640, 420], [1500, 520], [1560, 720], [1440, 960]),
          110,
          ['#6a5cff', '#b04dff', '#ff4f9a'],
          1,
        );
        brushStroke(
          picture,
          bezier([-60, 700], [90, 650], [180, 780], [290, 760]),
          84,
          ['#ffd23f', '#ffd23f', '#ffb03b'],
          1,
        );
        scribble(picture, [1060, 130], 5, 62, '#f6f1ff', 8);
        scribble(picture, [70, 120], 4, 58, '#1f1b3d', 9);
        for (const [kind, x, y, size, turn, colour] of [
          ['ring', 620, 226, 62, 0, '#f6f1ff'],
          ['cross', 452, 60, 54, 20, '#2dd4c8'],
          ['triangle', 836, 226, 62, 14, '#ffd23f'],
          ['ring', 1300, 66, 46, 0, '#ffd23f'],
          ['cross', 1420, 560, 48, 32, '#ff4f7b'],
          ['triangle', 180, 560, 58, 40, '#2dd4c8'],
          ['ring', 1310, 800, 50, 0, '#2dd4c8'],
          ['cross', 300, 856, 40, 12, '#f6f1ff'],
          ['cross', 700, 40, 36, 40, '#f6f1ff'],
        ] as const)
          sign(picture, kind, [x, y], size, turn, colour);
      });
      for (const drop of drops)
        picture.fill(blob(random, drop, 2 + 9 * random.next() ** 3, 0.2), random.pick(BRIGHT), 0.95);
    },
  },
];
