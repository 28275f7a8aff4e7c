import { px, smooth, type Curve, type Point } from './geometry';
import { shade, tint, type Colour, type Palette } from './palette';
import { HEIGHT, LIFTS, WIDTH, type Picture } from './picture';
import { blob, disc, slip } from './shapes';

/** The probability (0-1) of an object at a point of the sheet. */
export type Density = (point: Point) => number;

/** Dense at the top and along the sides, empty in the middle and below, where the title is. */
export const canopy: Density = ([x, y]) => {
  const side = Math.abs(x / WIDTH - 0.5) * 2;
  const reach = 0.3 + 0.62 * side ** 2.4;
  return Math.max(0, 1 - y / HEIGHT / reach) ** 0.8;
};

/** How far what is strewn stays away from the title, in px. */
const AWAY = 30;

/** Random points following a density, never closer than `gap` px and never where the title is. */
export function strew(picture: Picture, count: number, density: Density, gap: number): Point[] {
  const points: Point[] = [];
  for (let tries = 0; tries < count * 30 && points.length < count; tries += 1) {
    const point: Point = [picture.random.between(-20, WIDTH + 20), picture.random.between(-20, HEIGHT + 20)];
    if (!picture.random.chance(density(point)) || picture.isTitle(point, AWAY)) continue;
    if (points.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > gap)) points.push(point);
  }
  return points;
}

/** Falling paper confetti: discs, slips and crescents seen at many angles; `size` is the mean size in px. */
export function confetti(picture: Picture, points: readonly Point[], size: number, colours: Palette): void {
  const { random } = picture;
  for (const point of points) {
    const reach = size * random.between(0.45, 1.35);
    const colour = random.pick(colours);
    const angle = random.between(0, 180);
    const kind = random.next();
    const tilt = random.between(0.35, 1);
    picture.add(`<g transform="translate(${px(point[0])} ${px(point[1])}) rotate(${px(angle)})">`);
    // The shadow of a small piece is small: a wider one would be a smudge around it.
    const lift = size < 14 ? LIFTS.flat : reach > size ? LIFTS.mid : LIFTS.low;
    if (kind < 0.5) picture.cut(blob(random, [0, 0], reach * 0.62, 0.03, tilt), colour, lift);
    else if (kind < 0.82) picture.cut(slip([0, 0], reach * 1.7, reach * 0.62 * tilt, 0), colour, lift);
    else {
      const bow = `M${px(-reach)} 0C${px(-reach * 0.5)} ${px(-reach * 0.9)} ${px(reach * 0.5)} ${px(-reach * 0.9)} ${px(reach)} 0C${px(reach * 0.4)} ${px(-reach * 0.42)} ${px(-reach * 0.4)} ${px(-reach * 0.42)} ${px(-reach)} 0Z`;
      picture.cut(bow, colour, lift);
    }
    picture.add('</g>');
  }
}

/** A curled paper streamer around a path; `swing` and `band` are the curl's half width and the paper's width, px. */
export function streamer(
  picture: Picture,
  spine: Curve,
  turns: number,
  swing: number,
  band: number,
  colour: Colour,
): void {
  const at = (t: number): Point => {
    const [x, y] = spine(t);
    const phase = t * turns * 2 * Math.PI;
    const width = swing * (0.75 + 0.35 * Math.sin(t * 5 + turns));
    return [x + Math.cos(phase) * width, y + Math.sin(phase) * width * 0.34];
  };
  const halves = (front: boolean): void => {
    for (let half = front ? 0 : 1; half < turns * 2; half += 2) {
      const points = Array.from({ length: 13 }, (_, step) => at((half + step / 12) / (turns * 2)));
      const lower = points.map(([x, y], step): Point => [
        x,
        y + band * (0.82 + 0.18 * Math.sin((step / 12) * Math.PI)),
      ]);
      const shape = `${smooth(points)}L${smooth(lower.reverse()).slice(1)}Z`;
      const face = front ? colour : shade(colour, 0.3);
      picture.cast(shape, front ? LIFTS.mid : LIFTS.flat);
      picture.fill(
        shape,
        picture.linear(
          [
            [0, shade(face, 0.18)],
            [0.3, tint(face, front ? 0.22 : 0.04)],
            [0.65, face],
            [1, shade(face, 0.22)],
          ],
          [0, 0],
          [1, 0],
        ),
      );
    }
  };
  halves(false);
  halves(true);
}

/** Soft out-of-focus discs of light, `size` px at most. */
export function bokeh(
  picture: Picture,
  points: readonly Point[],
  size: number,
  colours: Palette,
  opacity: number,
): void {
  for (const point of points) {
    const colour = picture.random.pick(colours);
    const radius = size * picture.random.between(0.35, 1);
    const strength = opacity * picture.random.between(0.4, 1);
    picture.fill(
      disc(point, radius),
      picture.radial([
        [0, colour, strength * 0.7],
        [0.8, colour, strength],
        [0.9, colour, strength * 0.6],
        [1, colour, 0],
      ]),
    );
  }
}
