import { along, at, bezier, placeOn, placer, polar, px, smooth, trace, type Curve, type Point } from './geometry';
import type { Colour } from './palette';
import type { Picture } from './picture';
import { disc, leaf } from './shapes';

/** How far the wash of a flower is beside its lines, in px. */
const BESIDE: Point = [7, 5];
const FINE = 1.3;

/** A patch of thin colour that is not quite under the lines. */
function patch(picture: Picture, path: string, colour: Colour, opacity = 0.62): void {
  picture.add(`<g transform="translate(${BESIDE[0]} ${BESIDE[1]})">`);
  picture.fill(path, colour, opacity);
  picture.add('</g>');
}

/** A stem from the ground at `x` to the point of its flower. */
export const stemTo = (x: number, [endX, endY]: Point, sway: number): Curve =>
  bezier(
    [x, 930],
    [x + sway * 0.2, 930 - (930 - endY) * 0.4],
    [endX - sway * 0.3, 930 - (930 - endY) * 0.72],
    [endX, endY],
  );

/** Cow parsley: an umbel of umbels, `reach` px wide to each side, on a stem. */
export function parsley(picture: Picture, stem: Curve, reach: number, ink: Colour, wash: Colour): void {
  const { random } = picture;
  const { x, y, angle } = placeOn(stem, 0.995);
  let lines = trace(stem, 10);
  let dots = '';
  const rays = 11;
  for (let index = 0; index < rays; index += 1) {
    const share = index / (rays - 1) - 0.5;
    const end = polar([x, y], angle + share * 138, reach * random.around(1.02 - 0.16 * Math.abs(share), 0.06));
    lines += `M${at([x, y])}Q${at(polar([x, y], angle + share * 96, reach * 0.5))} ${at(end)}`;
    patch(picture, disc(end, reach * 0.2), wash, 0.5);
    for (let each = 0; each < 7; each += 1) {
      const tip = polar(end, angle + share * 110 + (each / 6 - 0.5) * 180, reach * random.around(0.18, 0.06));
      lines += `M${at(end)}L${at(tip)}`;
      dots += disc(tip, random.around(reach * 0.026, 0.6));
    }
  }
  // Bracts below the umbel, and a smaller one beside it.
  for (const turn of [110, 150, 205, 245]) lines += `M${at([x, y])}L${at(polar([x, y], angle + turn, reach * 0.11))}`;
  picture.line(lines, ink, 1, 0.75);
  picture.fill(dots, '#fffdf6');
  picture.line(dots, ink, 0.8, 0.85);
}

/** A feathery leaf of small leaflets along a curve. */
export function feathery(picture: Picture, spine: Curve, size: number, ink: Colour, wash: Colour): void {
  let [lines, shapes] = [trace(spine, 8), ''];
  for (const { x, y, t, angle } of along(spine, 9, 0.12, 0.98))
    for (const side of [-1, 1])
      shapes += leaf(
        [x, y],
        angle + side * (52 - 20 * t),
        size * (1 - 0.7 * t),
        size * 0.26 * (1 - 0.5 * t),
        side * -2,
      );
  lines += shapes;
  patch(picture, shapes, wash, 0.5);
  picture.line(lines, ink, FINE, 0.85);
}

/** A poppy seen from the side: an open bowl of crumpled petals; `size` is half its width in px. */
export function poppy(picture: Picture, stem: Curve, size: number, ink: Colour, wash: Colour): void {
  const { random } = picture;
  const { x, y, angle } = placeOn(stem, 0.995);
  const to = placer([x, y], angle + 90);
  /** A petal from the middle of the flower: its edge is crumpled. */
  const bowl = (from: number, end: number, high: number): Point[] => [
    to(0, 0),
    to(from * size * 0.72, -high * size * 0.34),
    to(from * size, -high * size * 0.86),
    ...[0.2, 0.4, 0.6, 0.8].map((share) =>
      to(
        (from + (end - from) * share) * size,
        -(high + 0.16 * Math.sin(share * Math.PI)) * size * random.around(1, 0.07),
      ),
    ),
    to(end * size, -high * size * 0.86),
    to(end * size * 0.72, -high * size * 0.34),
  ];
  picture.line(trace(stem, 10), ink, FINE * 1.15, 0.9);
  for (const [from, end, high] of [
    [-0.72, 0.66, 1.16],
    [-1.08, 0.16, 0.84],
    [-0.14, 1.1, 0.82],
  ] as const) {
    const petal = smooth(bowl(from, end, high), true);
    picture.fill(petal, '#f7f2e8');
    patch(picture, petal, wash, 0.72);
    picture.line(petal, ink, FINE * 1.1, 0.92);
    let creases = '';
    for (let index = 1; index < 7; index += 1) {
      const across = from + ((end - from) * index) / 7;
      const [low, up] = [random.between(0.26, 0.4), random.between(0.55, 0.86)];
      creases += `M${at(to(across * size * 0.45, -high * size * low))}L${at(to(across * size * 0.86, -high * size * up))}`;
    }
    picture.line(creases, ink, 0.7, 0.6);
  }
}

/** A bud that hangs from its stem, with hairs. */
export function bud(picture: Picture, stem: Curve, size: number, ink: Colour, wash: Colour): void {
  const { x, y, angle } = placeOn(stem, 0.995);
  const shape = leaf([x, y], angle, size * 1.7, size, 0);
  picture.line(trace(stem, 10), ink, FINE, 0.9);
  picture.fill(shape, '#f7f2e8');
  patch(picture, shape, wash, 0.7);
  picture.line(`${shape}M${at([x, y])}L${at(polar([x, y], angle, size * 1.5))}`, ink, FINE, 0.9);
}

/** A cornflower: a scaly cup and toothed florets around it; `size` is the length of a floret in px. */
export function cornflower(
  picture: Picture,
  stem: Curve,
  size: number,
  ink: Colour,
  wash: Colour,
  leafy: Colour,
): void {
  const { random } = picture;
  const { x, y, angle } = placeOn(stem, 0.995);
  picture.line(trace(stem, 10), ink, FINE, 0.9);
  const heart = polar([x, y], angle, size * 0.5);
  let florets = '';
  for (let index = 0; index < 11; index += 1) {
    const to = placer(heart, angle + (index / 10 - 0.5) * 236 + random.around(0, 5));
    const long = size * random.around(1, 0.1);
    const wide = long * 0.25;
    florets +=
      `M${at(to(0, 0))}L${at(to(long * 0.7, -wide))}L${at(to(long * 0.78, -wide * 0.4))}L${at(to(long, -wide * 0.7))}L${at(to(long * 0.86, 0))}` +
      `L${at(to(long, wide * 0.7))}L${at(to(long * 0.78, wide * 0.4))}L${at(to(long * 0.7, wide))}Z`;
  }
  patch(picture, florets, wash, 0.8);
  picture.line(florets, ink, 1.1, 0.9);
  for (let index = 0; index < 9; index += 1)
    picture.line(
      `M${at(heart)}L${at(polar(heart, angle + random.around(0, 60), size * random.between(0.3, 0.5)))}`,
      ink,
      1.1,
      0.8,
    );
  const cup = leaf([x, y], angle, size * 0.72, size * 0.46);
  picture.fill(cup, '#f7f2e8');
  patch(picture, cup, leafy, 0.8);
  picture.line(cup, ink, FINE, 0.9);
  let scales = '';
  for (const [far, width] of [
    [0.2, 0.14],
    [0.36, 0.18],
    [0.5, 0.14],
  ] as const) {
    const to = placer([x, y], angle);
    scales += `M${at(to(size * far, -size * width))}Q${at(to(size * (far + 0.12), 0))} ${at(to(size * far, size * width))}`;
  }
  picture.line(scales, ink, 0.9, 0.8);
}

/** A blade of grass with an ear. */
export function ear(picture: Picture, stem: Curve, size: number, ink: Colour, wash: Colour): void {
  let grains = '';
  for (const { x, y, t, angle } of along(stem, 9, 0.76, 0.99))
    for (const side of [-1, 1]) grains += leaf([x, y], angle + side * 24, size * (1.15 - 0.4 * t), size * 0.3, 0);
  picture.line(trace(stem, 10), ink, 1.1, 0.85);
  patch(picture, grains, wash, 0.6);
  picture.line(grains, ink, 0.9, 0.85);
}

/** A long narrow blade from the ground. */
export function blade(picture: Picture, x: number, tip: Point, ink: Colour, wash: Colour): void {
  const [middle, width]: [number, number] = [930 - (930 - tip[1]) * 0.6, 6];
  const path = `M${px(x - width)} 930Q${px(x - width)} ${px(middle)} ${at(tip)}Q${px(x + width)} ${px(middle + 20)} ${px(x + width)} 930Z`;
  patch(picture, path, wash, 0.45);
  picture.line(path, ink, 1, 0.8);
}
