import { along, at, placeOn, placer, polar, trace, type Curve, type Point } from './geometry';
import type { Colour } from './palette';
import type { Picture } from './picture';
import { blob, leaf } from './shapes';

/** A gouge: a sliver of bare paper, pointed at both ends, from one point to another. */
function gouge(from: Point, to: Point, width: number): string {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const heading = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
  return `M${at(from)}Q${at(polar([x, y], heading, width))} ${at(to)}Q${at(polar([x, y], heading, -width * 0.4))} ${at(from)}Z`;
}

/** A narrow leaf printed in one ink, with its rib and its light cut out; lengths in px. */
export function cutLeaf(
  picture: Picture,
  base: Point,
  angle: number,
  length: number,
  width: number,
  bend: number,
  ink: Colour,
  paper: Colour,
): void {
  const { random } = picture;
  const to = placer(base, angle);
  picture.fill(leaf(base, angle, length, width, bend), ink);
  let bare = gouge(to(length * 0.06, 0), to(length * 0.86, bend * 0.8), width * 0.07);
  const side = random.chance(0.5) ? 1 : -1;
  const count = Math.round(length / 11);
  for (let index = 1; index < count; index += 1) {
    const t = index / count;
    const wide = width * 1.72 * t * (1 - t);
    const middle = bend * t * t;
    // One half is cut to slivers of light, the other has a short one here and there.
    bare += gouge(
      to(length * (t * 0.92), middle + side * wide * 0.22),
      to(length * (t * 0.92 + 0.1), middle + side * wide * random.between(0.7, 0.92)),
      1.5,
    );
    if (index % 3 === 1)
      bare += gouge(
        to(length * (t * 0.92), middle - side * wide * 0.3),
        to(length * (t * 0.92 + 0.07), middle - side * wide * 0.62),
        1,
      );
  }
  picture.fill(bare, paper);
}

/** An olive on its stalk, with light cut out of it along its curve. */
export function cutOlive(
  picture: Picture,
  stalk: Point,
  centre: Point,
  size: number,
  ink: Colour,
  line: Colour,
  paper: Colour,
): void {
  const { random } = picture;
  const turn = random.around(80, 26);
  picture.line(`M${at(stalk)}Q${at([centre[0], stalk[1]])} ${at(centre)}`, line, 2.6);
  picture.add(`<g transform="translate(${at(centre)}) rotate(${turn.toFixed(1)})">`);
  picture.fill(blob(random, [0, 0], size, 0.03, 0.76), ink);
  let bare = '';
  for (const [across, from, to] of [
    [0.46, -0.5, 0.42],
    [0.28, -0.66, -0.06],
    [0.28, 0.16, 0.56],
    [0.6, -0.2, 0.3],
  ] as const)
    bare += gouge([size * from, size * across * 0.9 - 0.06 * size], [size * to, size * across * 0.86], size * 0.07);
  picture.fill(bare, paper);
  picture.add('</g>');
}

/** A branch along a curve with leaves in pairs and olives between them; `size` is the length of a leaf in px. */
export function oliveBranch(
  picture: Picture,
  stem: Curve,
  pairs: number,
  size: number,
  inks: { leaf: Colour; olive: Colour; paper: Colour },
): void {
  const { random } = picture;
  picture.line(trace(stem), inks.leaf, 5.5);
  picture.line(
    trace((t) => stem(0.06 + t * 0.8)),
    inks.paper,
    1,
    0.9,
  );
  along(stem, pairs, 0.06, 0.97).forEach(({ x, y, t, angle }, index) => {
    for (const side of [-1, 1]) {
      const long = size * (1.04 - 0.42 * t) * random.around(1, 0.12);
      cutLeaf(
        picture,
        [x, y],
        angle + side * random.around(46 - 14 * t, 9),
        long,
        long * 0.25,
        side * -0.08 * long,
        inks.leaf,
        inks.paper,
      );
    }
    if (index % 2 === 1 && t < 0.9) {
      const way = index % 4 === 1 ? 1 : -1;
      const place = polar([x, y], angle + way * random.around(76, 14), size * random.between(0.3, 0.42));
      cutOlive(picture, [x, y], place, size * 0.15, inks.olive, inks.leaf, inks.paper);
    }
  });
  const end = placeOn(stem, 0.99);
  cutLeaf(picture, [end.x, end.y], end.angle, size * 0.66, size * 0.16, 0, inks.leaf, inks.paper);
}
