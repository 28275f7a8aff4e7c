import { even, Foil, foilBranch, foilMoon, foilStar } from '../draw/foil';
import { at, polar, polygon, type Point } from '../draw/geometry';
import type { Picture } from '../draw/picture';
import type { Recipe } from '../draw/recipe';
import { strew } from '../draw/scatter';
import { disc } from '../draw/shapes';

/** The power of an oval that is broader than an ellipse, of which it is 1. */
const BROAD = 0.82;
const power = (value: number): number => Math.sign(value) * Math.abs(value) ** BROAD;

/** Two lines around the sheet whose corners are cut out round, with a star in each. */
function frame(foil: Foil, across: number, up: number, corner: number): void {
  for (const [inset, width] of [
    [0, 2.4],
    [9, 0.8],
  ] as const) {
    const [w, h, r] = [across - inset, up - inset, corner];
    const to = (x: number, y: number): string => at([800 + x, 450 + y]);
    foil.line(
      `M${to(-w + r, -h)}H${800 + w - r}A${r} ${r} 0 0 0 ${to(w, -h + r)}V${450 + h - r}A${r} ${r} 0 0 0 ${to(w - r, h)}` +
        `H${800 - w + r}A${r} ${r} 0 0 0 ${to(-w, h - r)}V${450 - h + r}A${r} ${r} 0 0 0 ${to(-w + r, -h)}Z`,
      width,
    );
  }
  for (const x of [-1, 1])
    for (const y of [-1, 1]) foilStar(foil, [800 + x * (across - 6), 450 + y * (up - 6)], corner * 0.42);
}

/** Flakes of gold leaf of up to `size` px. */
function flakes(foil: Foil, { random }: Picture, points: readonly Point[], size: number): void {
  for (const point of points) {
    const reach = size * random.between(0.15, 1) ** 2 + 0.7;
    const turn = random.between(0, 360);
    foil.piece(
      reach < 1.6
        ? disc(point, reach)
        : polygon(
            Array.from({ length: 6 }, (_, index) => polar(point, turn + index * 60, reach * random.around(0.8, 0.4))),
          ),
    );
  }
}

export const weddingFoil: readonly Recipe[] = [
  {
    name: 'moonlit-wreath',
    tone: 'dark',
    place: 'within',
    crown: { left: 130, top: 0, width: 1340 },
    shadow: '#060a1a',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#18244a'],
            [0.5, '#121c3c'],
            [1, '#0d1530'],
          ],
          [0, 0],
          [0.6, 1],
        ),
      );
      picture.glow([800, 140], 620, '#3a4f8c', 0.5, 0.8);
      const foil = new Foil();
      const [across, up, middle, half, high, size, radius, crown] = picture.isUpright
        ? [384, 424, 464, 324, 338, 0.74, 54, 132]
        : [764, 418, 462, 610, 322, 1, 58, 148];
      frame(foil, across, up, picture.isUpright ? 44 : 56);
      for (const way of [-1, 1]) {
        const stem = even((t) => {
          const turn = ((86 - 149 * t) * Math.PI) / 180;
          return [800 + way * half * power(Math.cos(turn)), middle + high * power(Math.sin(turn))];
        });
        foilBranch(foil, picture, stem, picture.isUpright ? 22 : 24, 96 * size, -way);
      }
      foilStar(foil, [800, middle + high], 27 * size);
      for (const x of [-1, 1]) foil.piece(disc([800 + x * 37 * size, middle + high], 3.4 * size));
      foilMoon(foil, [800, crown], radius, 64);
      const oval = ([x, y]: Point): number => Math.hypot((x - 800) / half, (y - middle) / high);
      const sky = (point: Point): number => {
        const [x, y] = point;
        if (Math.abs(x - 800) > across - 30 || Math.abs(y - 450) > up - 30) return 0;
        if (Math.hypot(x - 800, y - crown) < radius * 2.1) return 0;
        return oval(point) < 1.22 && y > crown ? 0 : 1;
      };
      strew(picture, picture.isUpright ? 22 : 46, sky, 64).forEach((point, index) =>
        foilStar(foil, point, index % 5 === 0 ? 15 : picture.random.between(4, 9)),
      );
      flakes(
        foil,
        picture,
        strew(picture, 260, (point) => sky(point) * 0.7, 9),
        3.2,
      );
      foil.stamp(picture, '#050816');
    },
  },
];
