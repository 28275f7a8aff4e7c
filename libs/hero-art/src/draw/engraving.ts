import { along, at, placeOn, placer, polar, trace, type Curve, type Point } from './geometry';
import { tint, type Colour } from './palette';
import type { Picture } from './picture';
import { disc, leaf } from './shapes';

/** What an engraving is printed on and in: the paper, the lines, and the colours laid under them by hand. */
export interface Inks {
  readonly paper: Colour;
  readonly line: Colour;
  readonly leaf: Colour;
  readonly berry: Colour;
}

/** How far the lit edge of a pressed line, and the colour under the lines, are from the lines, in px. */
const PRESSED = 1.6;
const BESIDE = 2.4;

/** A line pressed into the paper: ink, and light on the edge that faces it. */
export function pressed(picture: Picture, path: string, inks: Pick<Inks, 'paper' | 'line'>, width: number): void {
  picture.add(`<g transform="translate(${PRESSED} ${PRESSED})">`);
  picture.line(path, tint(inks.paper, 0.9), width + 0.5, 0.9);
  picture.add('</g>');
  picture.line(path, inks.line, width);
}

/** A printed piece: it hides what is behind it; its colour is a little beside its lines. */
function printed(picture: Picture, shape: string, colour: Colour, hatching: string, inks: Inks): void {
  picture.fill(shape, inks.paper);
  picture.add(`<g transform="translate(${BESIDE} ${BESIDE})">`);
  picture.fill(shape, colour, 0.75);
  picture.add('</g>');
  picture.line(hatching, inks.line, 0.8, 0.78);
  picture.line(shape, inks.line, 1.5);
}

/** A leaf from its base with a midrib and fine lines, closer on the side away from the light; lengths in px. */
export function engravedLeaf(
  picture: Picture,
  base: Point,
  angle: number,
  length: number,
  width: number,
  bend: number,
  inks: Inks,
): void {
  const to = placer(base, angle);
  const lines = Math.max(5, Math.round(length / 6));
  let hatching = `M${at(base)}Q${at(to(length * 0.5, bend * 0.25))} ${at(to(length * 0.94, bend * 0.9))}`;
  for (let index = 1; index < lines; index += 1) {
    const t = index / lines;
    const middle = bend * t * t;
    const edge = width * 1.9 * t * (1 - t) + 0.5;
    for (const side of [-1, 1]) {
      // The half in the shade has a line at every place; the lit one a short line at every second.
      if (side < 0 && index % 2 === 0) continue;
      const foot = to(length * t * 0.94, middle);
      const tip = to(length * Math.min(0.97, t * 0.94 + 0.09), middle + side * edge * (side > 0 ? 0.92 : 0.5));
      hatching += `M${at(foot)}L${at(tip)}`;
    }
  }
  printed(picture, leaf(base, angle, length, width, bend), inks.leaf, hatching, inks);
}

/** A twig: leaves in pairs along the stem, smaller towards its end, and one at the end. */
export function engravedTwig(
  picture: Picture,
  stem: Curve,
  leaves: number,
  length: number,
  width: number,
  inks: Inks,
): void {
  const { random } = picture;
  pressed(picture, trace(stem), inks, 1.7);
  for (const { x, y, t, angle } of along(stem, leaves, 0.1, 0.93)) {
    const size = 1 - 0.48 * t ** 1.5;
    for (const side of [-1, 1]) {
      const [turn, long] = [random.around(44, 9), length * size * random.around(1, 0.12)];
      engravedLeaf(picture, [x, y], angle + side * turn, long, width * size, side * -0.1 * long, inks);
    }
  }
  const end = placeOn(stem, 0.99);
  engravedLeaf(picture, [end.x, end.y], end.angle, length * 0.6, width * 0.55, 0, inks);
}

/** A twig of berries on fine stalks; `size` is their radius in px. */
export function engravedBerries(picture: Picture, stem: Curve, count: number, size: number, inks: Inks): void {
  const { random } = picture;
  pressed(picture, trace(stem), inks, 1.4);
  along(stem, count, 0.25, 1).forEach(({ x, y, t, angle }, index) => {
    const centre = polar([x, y], angle + (index % 2 ? 1 : -1) * random.around(42, 10), size * (4.6 - 2.6 * t));
    const radius = size * random.around(0.95, 0.15);
    picture.line(`M${at([x, y])}L${at(centre)}`, inks.line, 1.2);
    const shade = [0.25, 0.5, 0.75].map((share) => {
      const ends = [20 - share * 60, 70 + share * 60].map((turn) => at(polar(centre, turn, radius * 0.9)));
      return `M${ends.join('L')}`;
    });
    printed(picture, disc(centre, radius), inks.berry, shade.join(''), inks);
  });
}
