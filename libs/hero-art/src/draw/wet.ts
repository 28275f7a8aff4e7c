import { at, polygon, type Point } from './geometry';
import { shade, type Colour } from './palette';
import type { Picture } from './picture';
import type { Random } from './random';

/** A polygon with a new point between each two, off the line between them by a part of its length. */
function strayed(random: Random, points: readonly Point[], share: number): Point[] {
  return points.flatMap((from, index): Point[] => {
    const to = points[(index + 1) % points.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const middle: Point = [
      (from[0] + to[0]) / 2 + random.around(0, length * share),
      (from[1] + to[1]) / 2 + random.around(0, length * share),
    ];
    return [from, middle];
  });
}

/**
 * A pool of wet paint: many nearly transparent coats of one shape, each with its own edges, so that it is full in its middle and runs
 * out at its edge; and the fine line of pigment where it dried. `radius` in px.
 */
export function pool(
  picture: Picture,
  [x, y]: Point,
  radius: number,
  squash: number,
  colour: Colour,
  strength = 1,
): void {
  const { random } = picture;
  let base: Point[] = Array.from({ length: 11 }, (_, index): Point => {
    const turn = (index / 11) * 2 * Math.PI;
    const far = radius * random.around(1, 0.2);
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * squash];
  });
  for (let round = 0; round < 2; round += 1) base = strayed(random, base, 0.3);
  const coats = 12;
  for (let coat = 0; coat < coats; coat += 1) {
    const shrink = 1 - 0.26 * random.next() ** 1.4;
    let points: Point[] = base.map(([px, py]): Point => [x + (px - x) * shrink, y + (py - y) * shrink]);
    for (let round = 0; round < 2; round += 1) points = strayed(random, points, 0.34);
    picture.fill(polygon(points), coat % 4 === 3 ? shade(colour, 0.12) : colour, Number((0.078 * strength).toFixed(3)));
  }
  const dried = strayed(random, strayed(random, base, 0.3), 0.3);
  picture.line(polygon(dried), shade(colour, 0.2), 1.3, 0.34 * strength);
}

/** Drops that the brush has thrown, around a point. */
export function splashes(picture: Picture, [x, y]: Point, reach: number, count: number, colour: Colour): void {
  const { random } = picture;
  for (let index = 0; index < count; index += 1) {
    const place: Point = [x + random.around(0, reach), y + random.around(0, reach * 0.7)];
    const radius = 1 + 6 * random.next() ** 3;
    if (picture.isTitle(place, 16)) continue;
    picture.add(
      `<circle cx="${at(place).replace(' ', '" cy="')}" r="${radius.toFixed(1)}" fill="${colour}" fill-opacity="${random.between(0.25, 0.6).toFixed(2)}"/>`,
    );
  }
}
