import { along, at, placer, polar, px, smooth, trace, type Curve, type Point } from './geometry';
import { shade, tint, type Colour } from './palette';
import type { Picture } from './picture';
import type { Random } from './random';
import { disc } from './shapes';

/** The outline of a flower cut by hand: round petals around a centre, none like the other; `notch` (0-1) is how deep the cuts between them are. */
export function flowerHead(
  random: Random,
  centre: Point,
  radius: number,
  petals: number,
  notch: number,
  squash = 1,
): string {
  const turn = random.between(0, 360);
  const each = 360 / petals;
  const points = Array.from({ length: petals }, (_, index): Point[] => {
    const middle = turn + each * (index + random.around(0, 0.12));
    const long = radius * random.around(1, 0.07);
    return [
      [-0.5, 1 - notch],
      [-0.3, 0.93],
      [0, 1],
      [0.3, 0.93],
    ].map(([side = 0, far = 0]): Point => {
      const [x, y] = polar([0, 0], middle + side * each, long * far * random.around(1, 0.03));
      return [centre[0] + x, centre[1] + y * squash];
    });
  }).flat();
  return smooth(points, true);
}

/** What a wide flower has within: a paler or deeper inner form, fine strokes around its middle, and the middle with its seeds. */
export interface Heart {
  readonly inner: Colour;
  readonly middle: Colour;
  readonly seeds: Colour;
}

/** A flower seen from above, painted flat; `radius` in px. */
export function openFlower(
  picture: Picture,
  centre: Point,
  radius: number,
  petals: number,
  colour: Colour,
  { inner, middle, seeds }: Heart,
): void {
  const { random } = picture;
  const turn = random.between(0, 360);
  const each = 360 / petals;
  // Every second petal lies below its neighbours.
  for (const layer of [0, 1])
    for (let index = layer; index < petals; index += 2) {
      const heading = turn + each * (index + random.around(0, 0.1));
      const to = placer(centre, heading);
      const long = radius * random.around(layer ? 0.97 : 1.03, 0.06);
      const half = Math.sin((each * Math.PI) / 360) * radius * random.around(1.12, 0.08);
      const tone = layer ? tint(colour, random.between(0, 0.1)) : shade(colour, random.between(0.05, 0.11));
      picture.fill(
        smooth(
          [
            to(0, 0),
            to(long * 0.4, -half * 0.72),
            to(long * 0.78, -half * 1.04),
            to(long * 0.98, -half * 0.5),
            to(long * random.between(0.93, 1), half * random.around(0, 0.12)),
            to(long * 0.98, half * 0.56),
            to(long * 0.78, half * 1.04),
            to(long * 0.4, half * 0.72),
          ],
          true,
        ),
        tone,
      );
      // Dry strokes of the brush from the middle outwards.
      for (let stroke = 0; stroke < radius * 0.07; stroke += 1) {
        const side = half * random.around(0, 0.8);
        const [from, end] = [long * random.between(0.4, 0.56), long * random.between(0.64, 0.9)];
        picture.line(
          `M${at(to(from, side * 0.7))}L${at(to(end, side))}`,
          random.chance(0.3) ? tint(colour, 0.4) : shade(colour, 0.24),
          random.between(0.8, 2.4),
          0.36,
        );
      }
    }
  picture.fill(flowerHead(random, centre, radius * 0.46, petals + 2, 0.14), inner);
  picture.fill(flowerHead(random, centre, radius * 0.25, 9, 0.05), middle);
  for (let ring = 0; ring < 2; ring += 1)
    for (let seed = 0; seed < 9 + ring * 6; seed += 1)
      picture.fill(
        disc(
          polar(centre, seed * (360 / (9 + ring * 6)) + random.around(0, 6), radius * (0.1 + ring * 0.24)),
          radius * (ring === 0 ? 0.022 : 0.017),
        ),
        seeds,
      );
}

/** A flower seen from its side, a cup of petals on its calyx; `turn` in degrees, 0 upright. */
export function cupFlower(
  picture: Picture,
  foot: Point,
  size: number,
  turn: number,
  back: Colour,
  front: Colour,
  green: Colour,
): void {
  const { random } = picture;
  const to = placer(foot, turn);
  const p = (right: number, up: number): Point =>
    to(right * size * random.around(1, 0.03), -up * size * random.around(1, 0.03));
  const petalOf = (way: number): Point[] => [
    p(way * 0.04, 0),
    p(way * 0.36, 0.16),
    p(way * 0.5, 0.5),
    p(way * 0.46, 0.86),
    p(way * 0.3, 1.06),
    p(way * 0.08, 0.8),
    p(-way * 0.1, 0.42),
    p(-way * 0.06, 0.1),
  ];
  picture.fill(smooth([p(-0.2, 0.3), p(-0.26, 0.74), p(0, 1.12), p(0.26, 0.74), p(0.2, 0.3)], true), back);
  picture.fill(smooth(petalOf(-1), true), front);
  picture.fill(smooth(petalOf(1), true), shade(front, 0.09));
  for (const side of [-0.3, -0.2, 0.18, 0.3])
    picture.line(
      `M${at(to(side * size * 0.7, -size * 0.2))}Q${at(to(side * size * 1.3, -size * 0.44))} ${at(to(side * size * 1.2, -size * random.between(0.62, 0.78)))}`,
      random.chance(0.4) ? tint(front, 0.45) : shade(front, 0.26),
      size * 0.018,
      0.5,
    );
  picture.fill(smooth([p(-0.16, 0.12), p(0, 0.2), p(0.16, 0.12), p(0.05, -0.08), p(-0.05, -0.08)], true), green);
}

/** A stem painted in one stroke of even width. */
export const stemOf = (picture: Picture, stem: Curve, width: number, colour: Colour): void =>
  picture.line(trace(stem, 18), colour, width);

/** A large leaf along its rib, painted flat; `wide` is its half width as a share of its length. */
export function broadLeaf(picture: Picture, rib: Curve, wide: number, colour: Colour, vein: Colour): void {
  const places = along(rib, 9);
  const [first, last] = [places[0], places[8]];
  if (!first || !last) return;
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const side = (way: number): Point[] =>
    places.map(({ x, y, t, angle }) =>
      polar([x, y], angle + 90 * way, length * wide * Math.sin(Math.PI * t ** 0.8) ** 0.9),
    );
  picture.fill(smooth([...side(-1), ...side(1).reverse().slice(1, -1)], true), colour);
  picture.line(
    trace((t) => rib(0.05 + t * 0.83)),
    vein,
    Math.max(1.4, length * 0.011),
  );
  for (const { x, y, t, angle } of along(rib, 8, 0.16, 0.8))
    for (const way of [-1, 1]) {
      const long = length * wide * Math.sin(Math.PI * t ** 0.8) * 0.78;
      picture.line(
        `M${px(x)} ${px(y)}Q${at(polar([x, y], angle + way * 44, long * 0.6))} ${at(polar([x, y], angle + way * 52, long))}`,
        vein,
        Math.max(1, length * 0.007),
      );
    }
}

/** A frond of round leaves in pairs along a stem; `size` is the radius of the largest in px. */
export function roundFrond(picture: Picture, stem: Curve, pairs: number, size: number, colour: Colour): void {
  picture.line(trace(stem, 18), colour, Math.max(3, size * 0.14));
  for (const { x, y, t, angle } of along(stem, pairs, 0.16, 0.98))
    for (const way of t > 0.97 ? [0] : [-1, 1]) {
      const radius = size * (1 - 0.5 * t) * picture.random.around(1, 0.08);
      const centre = polar([x, y], angle + way * 62, radius * (way === 0 ? 0.6 : 1.12));
      picture.add(
        `<ellipse transform="translate(${at(centre)}) rotate(${px(angle + way * 56)})" rx="${px(radius)}" ry="${px(radius * 0.66)}" fill="${colour}"/>`,
      );
    }
}
