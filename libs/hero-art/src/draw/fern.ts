import { along, at, placeOn, placer, polar, trace, type Curve, type Place, type Point } from './geometry';
import { shade, tint, type Colour } from './palette';
import { LIFTS, type Lift, type Picture } from './picture';
import { disc } from './shapes';

/** How long the leaflets are along a frond (0-1): longest near the foot, none at its end. */
const spread = (t: number): number => Math.min(1, 0.45 + t * 4) * (1 - t) ** 0.72 + 0.03;

/** Each place and side of a frond of which a leaflet grows, with its angle and length (px). */
function leaflets(
  picture: Picture,
  stem: Curve,
  count: number,
  reach: number,
): (Place & { heading: number; length: number })[] {
  return along(stem, count, 0.1, 0.985).flatMap((place) =>
    [-1, 1].map((side) => ({
      ...place,
      heading: place.angle + side * (66 - 22 * place.t) + picture.random.around(0, 4),
      length: reach * spread(place.t) * picture.random.around(1, 0.07),
    })),
  );
}

/** Path data of a leaflet with small lobes on both sides; `width` px at its foot. */
function lobed(base: Point, heading: number, length: number, width: number): string {
  const to = placer(base, heading);
  const lobes = Math.max(3, Math.round(length / 13));
  const side = (way: number): Point[] =>
    Array.from({ length: lobes }, (_, index): Point[] => {
      const t = index / lobes;
      const half = (width / 2) * (1 - t) ** 0.6;
      return [to(length * (t + 0.1 / lobes), way * half * 0.45), to(length * (t + 0.75 / lobes), way * half)];
    }).flat();
  return `M${[base, ...side(-1), to(length, 0), ...side(1).reverse()].map(at).join('L')}Z`;
}

/** A frond of a fern along its stem; `reach` is the length of its longest leaflets in px. */
export function frond(
  picture: Picture,
  stem: Curve,
  count: number,
  reach: number,
  colour: Colour,
  lift: Lift = LIFTS.low,
): void {
  const parts = leaflets(picture, stem, count, reach);
  const end = placeOn(stem, 0.5);
  const gap = Math.hypot(stem(0)[0] - stem(1)[0], stem(0)[1] - stem(1)[1]) / count;
  const path = parts.map(({ x, y, heading, length }) => lobed([x, y], heading, length, gap * 1.02)).join('');
  const foot = stem(0);
  const tip = stem(1);
  picture.cast(path, lift);
  picture.add(
    `<path d="${path}" fill="${picture.across(
      [
        [0, shade(colour, 0.42)],
        [0.5, colour],
        [1, tint(colour, 0.16)],
      ],
      foot,
      tip,
    )}"/>`,
  );
  const ribs = parts
    .map(({ x, y, heading, length }) => `M${at([x, y])}L${at(polar([x, y], heading, length * 0.86))}`)
    .join('');
  picture.line(ribs, tint(colour, 0.5), 0.9, 0.28);
  picture.line(trace(stem), tint(colour, end.t * 0.5), 2.6, 0.85);
}

/** A frond drawn with a fine pen in gold. */
export function goldFrond(picture: Picture, stem: Curve, count: number, reach: number, gold: string): void {
  const parts = leaflets(picture, stem, count, reach);
  const lines = parts.map(({ x, y, heading, length }) => {
    const to = placer([x, y], heading);
    const half = Math.min(7, length * 0.14);
    return `M${at([x, y])}Q${at(to(length * 0.4, -half))} ${at(to(length, 0))}Q${at(to(length * 0.4, half))} ${at([x, y])}`;
  });
  picture.line(lines.join(''), gold, 1.3, 0.95);
  picture.line(trace(stem), gold, 2);
}

/** Fireflies: small lights of up to `size` px with a wide soft halo. */
export function fireflies(picture: Picture, points: readonly Point[], size: number, colour: Colour): void {
  for (const point of points) {
    const radius = size * picture.random.between(0.35, 1);
    picture.glow(point, radius * 9, colour, 0.3);
    picture.glow(point, radius * 3.4, colour, 0.7);
    picture.fill(disc(point, radius * 0.62), tint(colour, 0.7));
  }
}
