import { px, smooth, type Point } from './geometry';
import { tint, type Colour } from './palette';
import { HEIGHT, LIFTS, WIDTH, type Lift, type Picture } from './picture';
import { disc, star } from './shapes';

/** A cut-paper cloud with a flat base; `width` px, standing on `centre`'s y. */
export function cloud(picture: Picture, [x, y]: Point, width: number, colour: Colour, lift: Lift = LIFTS.mid): void {
  const { random } = picture;
  const lumps = 4 + Math.round(width / 240);
  let path = `M${px(x - width / 2)} ${px(y)}`;
  let left = -0.5;
  for (let index = 0; index < lumps; index += 1) {
    const right = index === lumps - 1 ? 0.5 : -0.5 + ((index + 1) / lumps) * random.around(1, 0.08);
    const rise = (share: number): number => width * 0.27 * (1 - (share * 2) ** 2) ** 0.8;
    const foot = index === lumps - 1 ? 0 : rise(right);
    const radius = ((right - left) * width) / 1.75;
    path += `A${px(radius)} ${px(radius * 1.05)} 0 0 1 ${px(x + right * width)} ${px(y - foot)}`;
    left = right;
  }
  path += `Q${px(x + width * 0.2)} ${px(y + width * 0.05)} ${px(x)} ${px(y + width * 0.035)}T${px(x - width / 2)} ${px(y)}Z`;
  picture.cast(path, lift);
  picture.fill(
    path,
    picture.linear([
      [0, tint(colour, 0.5)],
      [1, colour],
    ]),
  );
  picture.line(path, tint(colour, 0.8), 1.2, 0.6);
}

/** A layer of rolling ground from edge to edge whose top is near `y` px; `swell` px is the height of the waves. */
export function hill(
  picture: Picture,
  y: number,
  swell: number,
  colour: Colour,
  waves = 1.6,
  lift: Lift = LIFTS.mid,
): void {
  const phase = picture.random.between(0, 6.3);
  const points = Array.from({ length: 15 }, (_, index): Point => {
    const share = index / 14;
    const wave = Math.sin(phase + share * waves * 6.28) + 0.4 * Math.sin(phase * 2 + share * waves * 14);
    return [-60 + share * (WIDTH + 120), y + wave * swell * 0.6];
  });
  const path = `${smooth(points)}L${WIDTH + 60} ${HEIGHT + 60}L-60 ${HEIGHT + 60}Z`;
  // The shadow of a distant layer falls upwards on the layer behind it.
  picture.cast(path, { ...lift, drop: -lift.drop * 0.4 });
  picture.fill(
    path,
    picture.linear([
      [0, tint(colour, 0.12)],
      [0.5, colour],
    ]),
  );
}

/** Snow or dust: soft dots of up to `size` px at the points. */
export function flakes(picture: Picture, points: readonly Point[], size: number, colour: Colour, opacity = 0.9): void {
  for (const point of points) {
    const radius = size * picture.random.between(0.2, 1) ** 1.8 + 0.7;
    picture.fill(disc(point, radius), colour, Number((opacity * picture.random.between(0.45, 1)).toFixed(2)));
  }
}

/** Small four-pointed stars of up to `size` px at the points, some with a faint halo. */
export function sparks(picture: Picture, points: readonly Point[], size: number, colour: Colour): void {
  for (const point of points) {
    const radius = size * picture.random.between(0.25, 1);
    if (radius > size * 0.7) picture.glow(point, radius * 3.4, colour, 0.35);
    picture.fill(star(point, 4, radius, 0.2), colour, 0.92);
  }
}
