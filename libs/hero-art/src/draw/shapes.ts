import { at, placer, polar, polygon, px, smooth, type Point } from './geometry';
import type { Random } from './random';

/** Path data of a pointed leaf from its base; lengths in px, angle in degrees, `bend` px sideways at the tip. */
export function leaf(base: Point, angle: number, length: number, width: number, bend = 0): string {
  const to = placer(base, angle);
  const half = width * 0.68;
  return (
    `M${at(base)}C${at(to(length * 0.18, -half))} ${at(to(length * 0.68, -half + bend * 0.5))} ${at(to(length, bend))}` +
    `C${at(to(length * 0.74, half + bend * 0.6))} ${at(to(length * 0.24, half))} ${at(base)}Z`
  );
}

/** Path data of a petal: narrow at the base, broad and a little notched at the end. */
export function petal(base: Point, angle: number, length: number, width: number, notch = 0.06): string {
  const to = placer(base, angle);
  const half = width / 2;
  return (
    `M${at(base)}C${at(to(length * 0.25, -half * 0.7))} ${at(to(length * 0.55, -half * 1.15))} ${at(to(length * 0.86, -half * 0.72))}` +
    `C${at(to(length * 1.0, -half * 0.5))} ${at(to(length * 1.04, -half * 0.2))} ${at(to(length * (1 - notch), 0))}` +
    `C${at(to(length * 1.05, half * 0.22))} ${at(to(length * 1.0, half * 0.55))} ${at(to(length * 0.85, half * 0.74))}` +
    `C${at(to(length * 0.55, half * 1.15))} ${at(to(length * 0.25, half * 0.7))} ${at(base)}Z`
  );
}

/** Path data of a hand-cut disc: `wobble` (0-1) is how far the edge strays from the circle. */
export function blob(random: Random, centre: Point, radius: number, wobble = 0.06, squash = 1): string {
  const count = 9;
  const turn = random.between(0, 360);
  const points = Array.from({ length: count }, (_, index): Point => {
    const [x, y] = polar([0, 0], turn + (index * 360) / count, radius * random.around(1, wobble));
    return [centre[0] + x, centre[1] + y * squash];
  });
  return smooth(points, true);
}

/** Path data of a true circle. */
export const disc = ([x, y]: Point, radius: number): string =>
  `M${px(x - radius)} ${px(y)}a${px(radius)} ${px(radius)} 0 1 0 ${px(radius * 2)} 0a${px(radius)} ${px(radius)} 0 1 0 ${px(-radius * 2)} 0Z`;

/** Path data of a star with straight edges; `waist` (0-1) is the inner radius as a share of the outer. */
export function star(centre: Point, points: number, radius: number, waist: number, turn = -90): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, index) =>
      polar(centre, turn + (index * 180) / points, index % 2 === 0 ? radius : radius * waist),
    ),
  );
}

/** Path data of a turned rectangle around its centre. */
export function slip(centre: Point, width: number, height: number, angle: number): string {
  const to = placer(centre, angle);
  const [w, h] = [width / 2, height / 2];
  return polygon([to(-w, -h), to(w, -h), to(w, h), to(-w, h)]);
}

/** Path data of a sector between two radii; angles in degrees. */
export function sector(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const [a, b] = [polar(centre, from, outer), polar(centre, to, outer)];
  const [c, d] = [polar(centre, to, inner), polar(centre, from, inner)];
  const close = inner > 0 ? `A${px(inner)} ${px(inner)} 0 ${large} 0 ${at(d)}` : '';
  return `M${at(a)}A${px(outer)} ${px(outer)} 0 ${large} 1 ${at(b)}L${at(c)}${close}Z`;
}
