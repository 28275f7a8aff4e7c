import { along, bezier, placeOn, polar, trace, type Curve, type Point } from './geometry';
import { mix, shade, tint, type Colour, type Palette } from './palette';
import { LIFTS, type Lift, type Picture } from './picture';
import { blob, disc, leaf, petal } from './shapes';

/** The leaves of a stem; lengths in px, `splay` is the angle (degrees) between leaf and stem. */
export interface SprigStyle {
  readonly leaves: number;
  readonly length: number;
  readonly width: number;
  readonly splay: number;
  readonly colours: Palette;
  readonly stem: Colour;
  readonly lift?: Lift;
}

/** The stem of a sprig from `base`, with a gentle sideways sway; length in px, heading in degrees. */
export function shoot(base: Point, heading: number, length: number, sway: number): Curve {
  return bezier(
    base,
    polar(base, heading - sway, length * 0.35),
    polar(base, heading - sway * 0.4, length * 0.7),
    polar(base, heading + sway * 0.6, length),
  );
}

/** A stem with leaves in uneven pairs, smaller towards the tip. */
export function sprig(picture: Picture, stem: Curve, style: SprigStyle): void {
  const { random } = picture;
  const lift = style.lift ?? LIFTS.flat;
  picture.line(trace(stem), style.stem, Math.max(1.6, style.width * 0.09));
  for (const place of along(stem, style.leaves, 0.08, 0.95)) {
    const size = (1 - 0.5 * place.t ** 1.6) * (0.75 + 0.25 * Math.min(1, place.t * 5));
    for (const side of [-1, 1]) {
      if (random.chance(0.06)) continue;
      const base = stem(place.t + random.around(0, 0.012));
      const angle = place.angle + side * random.around(style.splay, 12);
      const length = style.length * size * random.around(1, 0.16);
      const path = leaf(base, angle, length, style.width * size * random.around(1, 0.14), side * -0.12 * length);
      const colour = random.pick(style.colours);
      picture.cut(path, colour, lift);
      picture.line(
        `M${base.map(Math.round).join(' ')}L${polar(base, angle - side * 3, length * 0.72)
          .map(Math.round)
          .join(' ')}`,
        shade(colour, 0.25),
        0.9,
        0.4,
      );
    }
  }
  const tip = placeOn(stem, 0.97);
  picture.cut(leaf([tip.x, tip.y], tip.angle, style.length * 0.55, style.width * 0.5), style.colours[0], lift);
}

/** The greens of eucalyptus. */
export const EUCALYPTUS: Palette = ['#9db0a3', '#869d92', '#b4c2b2', '#74897f'];

/** A stem with round, coin-like leaves (eucalyptus); `size` is the largest leaf's diameter in px. */
export function coinSprig(picture: Picture, stem: Curve, leaves: number, size: number, colours: Palette): void {
  const { random } = picture;
  picture.line(trace(stem), shade(colours[0], 0.3), 2.2);
  for (const place of along(stem, leaves, 0.05, 0.98)) {
    for (const side of [-1, 1]) {
      const radius = (size / 2) * (1 - 0.62 * place.t) * random.around(1, 0.16);
      const centre = polar([place.x, place.y], place.angle + side * random.around(62, 14), radius * 1.02);
      const colour = random.pick(colours);
      picture.cut(blob(random, centre, radius, 0.05), colour, LIFTS.flat);
      picture.line(
        `M${Math.round(place.x)} ${Math.round(place.y)}L${Math.round(centre[0])} ${Math.round(centre[1])}`,
        shade(colour, 0.3),
        0.9,
        0.45,
      );
    }
  }
}

/** A full paper flower of `radius` px: three rings of petals, with a deeper colour towards the centre. */
export function bloom(picture: Picture, centre: Point, radius: number, colour: Colour, heart: Colour): void {
  const { random } = picture;
  const turn = random.between(0, 360);
  [
    { count: 9, size: 1, tone: tint(colour, 0.3) },
    { count: 8, size: 0.78, tone: tint(colour, 0.08) },
    { count: 6, size: 0.54, tone: mix(colour, heart, 0.22) },
  ].forEach(({ count, size, tone }, ring) => {
    for (let index = 0; index < count; index += 1) {
      const angle = turn + ring * 23 + (index * 360) / count + random.around(0, 7);
      const length = radius * size * random.around(1, 0.08);
      const shape = petal(centre, angle, length, ((length * 2 * Math.PI) / count) * 1.25, random.between(0.03, 0.1));
      picture.cut(shape, mix(tone, shade(tone, 0.2), random.between(0, 0.22)), LIFTS.low);
    }
  });
  stamens(picture, centre, radius * 0.2, heart);
}

/** A single-row flower (anemone, cosmos) of `radius` px. */
export function daisy(
  picture: Picture,
  centre: Point,
  radius: number,
  colour: Colour,
  heart: Colour,
  petals = 7,
): void {
  const { random } = picture;
  const turn = random.between(0, 360);
  for (let index = 0; index < petals; index += 1) {
    const angle = turn + (index * 360) / petals + random.around(0, 5);
    const length = radius * random.around(1, 0.08);
    picture.cut(
      petal(centre, angle, length, ((length * 6.3) / petals) * 1.05),
      mix(colour, shade(colour, 0.2), random.between(0, 0.25)),
      LIFTS.flat,
    );
  }
  stamens(picture, centre, radius * 0.24, heart);
}

/** The dotted centre of a flower, `radius` px. */
function stamens(picture: Picture, centre: Point, radius: number, heart: Colour): void {
  const { random } = picture;
  picture.cut(blob(random, centre, radius * 0.72, 0.08), heart, LIFTS.flat);
  for (let index = 0; index < 16; index += 1) {
    const dot = polar(centre, index * 22.5 + random.around(0, 8), radius * random.between(0.75, 1.25));
    picture.fill(disc(dot, Math.max(1.4, radius * 0.1)), index % 3 === 0 ? tint(heart, 0.5) : shade(heart, 0.3));
  }
}

/** A bare stem ending in small buds or berries of `size` px. */
export function budSprig(
  picture: Picture,
  stem: Curve,
  count: number,
  size: number,
  colour: Colour,
  wood: Colour,
): void {
  const { random } = picture;
  picture.line(trace(stem), wood, 1.8);
  for (const place of along(stem, count, 0.3, 1)) {
    const side = random.chance(0.5) ? 1 : -1;
    const reach = (1.1 - place.t) * size * 5 + size;
    const end = polar([place.x, place.y], place.angle + side * random.around(40, 18), reach);
    picture.line(
      `M${Math.round(place.x)} ${Math.round(place.y)}L${Math.round(end[0])} ${Math.round(end[1])}`,
      wood,
      1.3,
    );
    picture.cut(blob(random, end, size * random.around(1, 0.25), 0.08), colour, LIFTS.flat);
  }
}
