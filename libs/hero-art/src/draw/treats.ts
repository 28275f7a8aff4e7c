import { placer, px, smooth, type Point } from './geometry';
import { shade, tint, type Colour } from './palette';
import { LIFTS, type Picture } from './picture';
import { disc } from './shapes';

/** A balloon with its knot and a string that ends at `end`; radius in px, `lean` in degrees. */
export function balloon(picture: Picture, centre: Point, radius: number, colour: Colour, end: Point, lean = 0): void {
  const to = placer(centre, lean, radius);
  const p = ([x, y]: Point): string => `${px(x)} ${px(y)}`;
  const body =
    `M${p(to(0, 1.22))}C${p(to(-0.5, 1.08))} ${p(to(-0.98, 0.55))} ${p(to(-0.98, -0.02))}C${p(to(-0.98, -0.62))} ${p(to(-0.54, -1.04))} ${p(to(0, -1.04))}` +
    `C${p(to(0.54, -1.04))} ${p(to(0.98, -0.62))} ${p(to(0.98, -0.02))}C${p(to(0.98, 0.55))} ${p(to(0.5, 1.08))} ${p(to(0, 1.22))}Z`;
  const knot = to(0, 1.28);
  const sway = picture.random.around(0, 60);
  picture.line(
    `M${p(knot)}C${px(knot[0] + sway)} ${px(knot[1] + (end[1] - knot[1]) * 0.35)} ${px(end[0] - sway)} ${px(knot[1] + (end[1] - knot[1]) * 0.65)} ${p(end)}`,
    shade(colour, 0.3),
    1.6,
    0.7,
  );
  picture.cast(body, LIFTS.high);
  picture.fill(`M${p(to(0, 1.18))}L${p(to(-0.1, 1.34))}L${p(to(0.1, 1.34))}Z`, shade(colour, 0.18));
  picture.fill(
    body,
    picture.radial(
      [
        [0, tint(colour, 0.36)],
        [0.5, colour],
        [0.88, shade(colour, 0.14)],
        [1, shade(colour, 0.24)],
      ],
      [0.36, 0.3],
      0.78,
    ),
  );
  picture.fill(
    `M${p(to(-0.7, -0.1))}C${p(to(-0.72, -0.5))} ${p(to(-0.5, -0.78))} ${p(to(-0.22, -0.85))}C${p(to(-0.44, -0.66))} ${p(to(-0.58, -0.42))} ${p(to(-0.7, -0.1))}Z`,
    '#fffaf0',
    0.42,
  );
  picture.line(body, tint(colour, 0.6), 1.1, 0.4);
}

/** A lit candle standing at `foot`; width and height in px. */
export function candle(
  picture: Picture,
  foot: Point,
  width: number,
  height: number,
  colour: Colour,
  stripe?: Colour,
): void {
  const [x, y] = [foot[0] - width / 2, foot[1] - height];
  const body = `M${px(x)} ${px(foot[1])}V${px(y + 5)}Q${px(x)} ${px(y)} ${px(x + 5)} ${px(y)}H${px(x + width - 5)}Q${px(x + width)} ${px(y)} ${px(x + width)} ${px(y + 5)}V${px(foot[1])}Z`;
  const flameTop: Point = [foot[0], y - width * 0.3 - 14];
  picture.cast(body, LIFTS.mid);
  picture.fill(body, colour);
  if (stripe) {
    for (let level = y + width * 0.9; level < foot[1] - width * 0.2; level += width * 1.3) {
      picture.fill(
        `M${px(x)} ${px(level)}L${px(x + width)} ${px(level - width * 0.5)}V${px(level + width * 0.05)}L${px(x)} ${px(level + width * 0.55)}Z`,
        stripe,
        0.9,
      );
    }
  }
  picture.fill(
    body,
    picture.linear(
      [
        [0, '#2a1a1c', 0.26],
        [0.3, '#fffaf0', 0.2],
        [0.6, '#2a1a1c', 0.02],
        [1, '#2a1a1c', 0.36],
      ],
      [0, 0],
      [1, 0],
    ),
  );
  picture.fill(
    body,
    picture.linear([
      [0, '#ffe2ae', 0.6],
      [0.28, '#ffe2ae', 0],
    ]),
  );
  picture.line(`M${px(foot[0])} ${px(y)}V${px(y - 16)}`, '#3a2620', 2.6);
  picture.glow(flameTop, width * 4.6, '#f8c77c', 0.55);
  const flame = (grow: number): string => {
    const [w, h] = [width * 0.34 * grow, width * 1.2 * grow];
    const base = y - 9;
    return `M${px(foot[0])} ${px(base - h)}C${px(foot[0] + w * 0.5)} ${px(base - h * 0.66)} ${px(foot[0] + w * 1.15)} ${px(base - h * 0.42)} ${px(foot[0] + w)} ${px(base - h * 0.2)}C${px(foot[0] + w * 0.8)} ${px(base + h * 0.06)} ${px(foot[0] - w * 0.8)} ${px(base + h * 0.06)} ${px(foot[0] - w)} ${px(base - h * 0.2)}C${px(foot[0] - w * 1.15)} ${px(base - h * 0.42)} ${px(foot[0] - w * 0.4)} ${px(base - h * 0.6)} ${px(foot[0])} ${px(base - h)}Z`;
  };
  picture.fill(flame(1.15), '#f0a04b', 0.92);
  picture.fill(flame(0.82), '#fbd38b');
  picture.fill(flame(0.45), '#fff6df');
}

/** Icing that runs down from above: lobes of uneven length that start at about `y` px, at most `run` px long. */
export function icing(picture: Picture, y: number, run: number, width: number, colour: Colour): void {
  const { random } = picture;
  const points: Point[] = [[-80, y]];
  for (let x = -60; x < 1680; x += width) {
    const edge = Math.abs(x / 800 - 1) ** 2;
    const length = run * random.between(0.25, 0.75) + run * 0.5 * edge;
    points.push(
      [x + width * 0.06, y + 8],
      [x + width * 0.2, y + length * 0.7],
      [x + width * 0.42, y + length],
      [x + width * 0.64, y + length * 0.7],
      [x + width * 0.8, y + 8],
    );
  }
  points.push([1700, y]);
  const path = `${smooth(points)}V-60H-80Z`;
  picture.cast(path, LIFTS.high);
  picture.fill(
    path,
    picture.linear([
      [0, tint(colour, 0.3)],
      [1, colour],
    ]),
  );
  picture.add(`<g transform="translate(-2.5 -3.5)">`);
  picture.line(smooth(points), tint(colour, 0.75), 3, 0.6);
  picture.add('</g>');
}

/** A plain paper dot of `radius` px. */
export const dot = (picture: Picture, centre: Point, radius: number, colour: Colour): void =>
  picture.cut(disc(centre, radius), colour, LIFTS.low);
