/** A point in picture pixels (origin top left, y downwards). */
export type Point = readonly [x: number, y: number];
/** A curve through the picture: `t` runs from 0 to 1. */
export type Curve = (t: number) => Point;
/** A point on a curve and the direction there (degrees, clockwise from rightwards). */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly t: number;
}

/** A number with one decimal: more digits are invisible and only make the file longer. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);
/** `x y` for path data. */
export const at = ([x, y]: Point): string => `${px(x)} ${px(y)}`;

/** The point `length` px from `origin` in the direction `angle` (degrees). */
export function polar(origin: Point, angle: number, length: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [origin[0] + Math.cos(radians) * length, origin[1] + Math.sin(radians) * length];
}

/** Maps local points to the picture: rotated by `angle` degrees, then moved to `origin`. */
export function placer(origin: Point, angle: number, scale = 1): (x: number, y: number) => Point {
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians) * scale;
  const sin = Math.sin(radians) * scale;
  return (x, y) => [origin[0] + x * cos - y * sin, origin[1] + x * sin + y * cos];
}

/** Path data of a soft curve through all the points. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const pick = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  let path = `M${at(pick(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const lead: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const tail: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${at(lead)} ${at(tail)} ${at(to)}`;
  }
  return closed ? `${path}Z` : path;
}

/** Path data of straight edges through the points, closed. */
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A cubic curve with two control points. */
export function bezier(from: Point, lead: Point, tail: Point, to: Point): Curve {
  return (t) => {
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [a * from[0] + b * lead[0] + c * tail[0] + d * to[0], a * from[1] + b * lead[1] + c * tail[1] + d * to[1]];
  };
}

/** A string hung between two points, sagging `drop` px in the middle. */
export const sag =
  (from: Point, to: Point, drop: number): Curve =>
  (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 4 * drop * t * (1 - t)];

/** A part of a circle, angles in degrees. */
export const arc =
  (centre: Point, radius: number, from: number, to: number): Curve =>
  (t) =>
    polar(centre, from + (to - from) * t, radius);

/** The point of the curve at `t`, and the direction there. */
export function placeOn(curve: Curve, t: number): Place {
  const [x, y] = curve(t);
  const [ahead, behind] = [curve(t + 0.005), curve(t - 0.005)];
  return { x, y, t, angle: (Math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]) * 180) / Math.PI };
}

/** `count` evenly spaced points from t=`start` to t=`end`, both included. */
export const along = (curve: Curve, count: number, start = 0, end = 1): Place[] =>
  Array.from({ length: count }, (_, index) => placeOn(curve, start + ((end - start) * index) / Math.max(count - 1, 1)));

/** Path data of the curve. */
export const trace = (curve: Curve, steps = 16): string =>
  smooth(Array.from({ length: steps + 1 }, (_, index) => curve(index / steps)));
