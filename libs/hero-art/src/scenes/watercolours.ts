import { Foil } from '../draw/foil';
import { polygon, polar, smooth, type Point } from '../draw/geometry';
import type { Colour, Palette } from '../draw/palette';
import type { Recipe } from '../draw/recipe';
import { pool, splashes } from '../draw/wet';

interface Washed {
  readonly name: string;
  readonly shadow: Colour;
  readonly paper: readonly [Colour, Colour];
  readonly paints: Palette;
}

/** How far the paint reaches from the upper edge, in px: further at the sides, where no title is. */
const reach = (x: number): number =>
  128 + 250 * Math.abs(x / 800 - 1) ** 2.4 + 26 * Math.sin(x / 118) + 16 * Math.sin(x / 47 + 2);
/** The same from the lower edge. */
const rise = (x: number): number => 300 * Math.max(0, Math.abs(x / 800 - 1.02) - 0.42) ** 1.3 + 8 * Math.sin(x / 60);

const washed = ({ name, shadow, paper, paints }: Washed): Recipe => ({
  name,
  tone: 'light',
  place: 'below',
  shadow,
  paint(picture) {
    picture.ground(
      picture.linear([
        [0, paper[0]],
        [1, paper[1]],
      ]),
    );
    const { random } = picture;
    let foil = new Foil();
    const paintOf = (index: number): Colour => paints[(index * 2 + Math.floor(index / 3)) % paints.length] ?? paints[0];
    const flow = (edge: (x: number) => number, at: (y: number) => number): void => {
      for (const [layer, step, most] of [
        [0, 150, 230],
        [1, 118, 130],
      ] as const)
        for (let x = -40; x < 1680; x += step) {
          const radius = Math.min(most, 46 + edge(x) * 0.62) * random.between(0.86, 1.16);
          const depth = edge(x) - radius * (layer === 0 ? 0.82 : random.between(1, 1.7));
          if (edge(x) < 24) continue;
          pool(
            picture,
            [x + random.around(0, 30), at(depth)],
            radius,
            0.86,
            paintOf(Math.round(x / step) + layer * 2),
            layer === 0 ? 1.1 : 0.8,
          );
          if (layer === 0) splashes(picture, [x, at(edge(x) + 20)], radius * 0.7, 6, paintOf(Math.round(x / step)));
        }
    };
    /** A thin line of gold along the edge of the paint, which breaks off here and there. */
    const gilt = (edge: (x: number) => number, at: (y: number) => number, away: number, width: number): void => {
      let points: Point[] = [];
      for (let x = -40; x < 1660; x += 13) {
        if (edge(x) > 40 && !random.chance(0.05)) points.push([x, at(edge(x) + away + random.around(0, 3.4))]);
        else {
          if (points.length > 2) foil.line(smooth(points), width);
          points = [];
        }
      }
      if (points.length > 2) foil.line(smooth(points), width);
    };
    const lower = (y: number): number => 900 - y;
    const upper = (y: number): number => y;
    // Gold leaf in flakes, most of them where the pools meet.
    const flake = (centre: Point, size: number): void => {
      const turn = random.between(0, 360);
      foil.piece(
        polygon(
          Array.from({ length: 5 + Math.floor(random.next() * 4) }, (_, index) =>
            polar(centre, turn + index * 48 + random.around(0, 16), size * random.between(0.35, 1.15)),
          ),
        ),
      );
    };
    const spread = (edge: (x: number) => number, at: (y: number) => number, count: number, most: number): void => {
      for (let index = 0; index < count; index += 1) {
        const x = random.between(0, 1600);
        if (edge(x) > 40)
          flake(
            [x, at(edge(x) * (1 - 0.5 * random.next() ** 2) + random.around(8, 34))],
            1 + (most - 1) * random.next() ** 3,
          );
      }
    };
    for (const [edge, at, draw] of [
      [reach, upper, (inner: () => void) => picture.hung(0.74, inner)],
      [rise, lower, (inner: () => void) => picture.standing(0.62, inner)],
    ] as const)
      draw(() => {
        flow(edge, at);
        const gold = new Foil();
        foil = gold;
        gilt(edge, at, 4, 1.7);
        gilt(edge, at, -15, 0.9);
        spread(edge, at, 200, 5.5);
        spread(edge, at, 26, 13);
        gold.stamp(picture, '#7a5a2c');
      });
  },
});

export const weddingWashed: readonly Recipe[] = [
  washed({
    name: 'blush-watercolour',
    shadow: '#7a5a52',
    paper: ['#fbf6f0', '#f9f1e9'],
    paints: ['#d98f86', '#e9b39c', '#efc9b2', '#c9a0a8', '#b98592'],
  }),
];

export const baptismWashed: readonly Recipe[] = [
  washed({
    name: 'sky-watercolour',
    shadow: '#4f6478',
    paper: ['#f8f8f4', '#f7f2e9'],
    paints: ['#7fa8c4', '#a5c4d2', '#c5d8dc', '#9fb6cf', '#e3c9ae'],
  }),
];
