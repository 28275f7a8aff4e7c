import { at, placer, polygon, px, type Point } from './geometry';
import { shade, tint, type Colour, type Palette } from './palette';
import type { Picture } from './picture';
import { disc } from './shapes';

export const DARK: Colour = '#3b2c2b';
export const BLUSH: Colour = '#e98f80';

/** Both sides of an outline whose right half is given from its top to its foot. */
export const mirrored = (right: readonly Point[]): Point[] => [
  ...right,
  ...right.toReversed().map(([x, y]): Point => [-x, y]),
];

/** Path data of an oval. */
export const oval = ([x, y]: Point, rx: number, ry: number): string =>
  `M${px(x - rx)} ${px(y)}a${px(rx)} ${px(ry)} 0 1 0 ${px(rx * 2)} 0a${px(rx)} ${px(ry)} 0 1 0 ${px(-rx * 2)} 0Z`;

/** Short dry strokes of the brush as fur within an oval, which fall away from its middle. */
export function fur(picture: Picture, [x, y]: Point, rx: number, ry: number, colour: Colour, count: number): void {
  const { random } = picture;
  for (let index = 0; index < count; index += 1) {
    const turn = random.between(0, 2 * Math.PI);
    const far = 0.5 + 0.44 * random.next() ** 0.7;
    const from: Point = [x + Math.cos(turn) * far * rx, y + Math.sin(turn) * far * ry];
    const long = random.between(7, 15);
    const to: Point = [from[0] + Math.cos(turn) * long * 0.8, from[1] + Math.sin(turn) * long * 0.5 + long * 0.5];
    picture.line(
      `M${at(from)}L${at(to)}`,
      random.chance(0.5) ? tint(colour, 0.3) : shade(colour, 0.22),
      random.between(1.2, 2.6),
      0.42,
    );
  }
}

/** Painted flat, a little paler towards its upper left. */
export const painted = (picture: Picture, path: string, colour: Colour): void =>
  picture.fill(
    path,
    picture.linear(
      [
        [0, tint(colour, 0.12)],
        [0.6, colour],
        [1, shade(colour, 0.1)],
      ],
      [0.2, 0],
      [0.7, 1],
    ),
  );

/** Two round eyes `apart` px from the middle, or closed ones as if it smiled. */
export function eyes(picture: Picture, apart: number, y: number, size: number, closed: boolean): void {
  for (const way of [-1, 1]) {
    const x = way * apart;
    if (closed)
      picture.line(
        `M${px(x - size * 1.5)} ${px(y)}Q${px(x)} ${px(y + size * 1.9)} ${px(x + size * 1.5)} ${px(y)}`,
        DARK,
        size * 0.56,
      );
    else {
      picture.fill(disc([x, y], size), DARK);
      picture.fill(disc([x - size * 0.3, y - size * 0.36], size * 0.3), '#fffaf0');
    }
  }
}

/** The warm spots of its cheeks. */
export const cheeks = (picture: Picture, apart: number, y: number, size: number): void => {
  for (const way of [-1, 1]) picture.glow([way * apart, y], size * 1.5, BLUSH, 0.75, 0.72);
};

/** A mouth below a nose; `size` is half its width. */
export function mouth(picture: Picture, y: number, size: number): void {
  picture.line(
    `M0 ${px(y)}V${px(y + size * 0.5)}M${px(-size)} ${px(y + size * 0.55)}Q${px(-size * 0.5)} ${px(y + size * 1.15)} 0 ${px(y + size * 0.5)}Q${px(size * 0.5)} ${px(y + size * 1.15)} ${px(size)} ${px(y + size * 0.55)}`,
    DARK,
    3.4,
  );
}

/** A pointed hat of paper with bands or dots and a pompon; it stands on `foot`, its height in px, its lean in degrees. */
export function partyHat(
  picture: Picture,
  foot: Point,
  height: number,
  lean: number,
  [ground, ...marks]: Palette,
  dotted: boolean,
): void {
  const { random } = picture;
  const to = placer(foot, lean);
  const half = height * 0.36;
  const [left, right, tip] = [to(-half, 0), to(half, 0), to(0, -height)];
  const cone = `M${at(left)}Q${at(to(0, height * 0.16))} ${at(right)}L${at(tip)}Z`;
  painted(picture, cone, ground);
  for (let band = 0; band < 4; band += 1) {
    const colour = marks[band % marks.length] ?? ground;
    const up = 0.1 + band * 0.2;
    const wide = half * (1 - up);
    if (dotted)
      for (let dot = 0; dot < 4 - band; dot += 1)
        picture.fill(
          disc(to(wide * ((dot + 0.5) / (4 - band)) * 2 - wide, -height * (up + 0.02)), height * 0.042),
          colour,
        );
    else {
      const over = half * (1 - up - 0.095);
      picture.fill(
        `M${at(to(-wide, -height * up))}Q${at(to(0, -height * (up - 0.14 * (1 - up))))} ${at(to(wide, -height * up))}` +
          `L${at(to(over, -height * (up + 0.095)))}Q${at(to(0, -height * (up + 0.095 - 0.14 * (1 - up))))} ${at(to(-over, -height * (up + 0.095)))}Z`,
        colour,
      );
    }
  }
  const pompon = marks.at(-1) ?? ground;
  for (let thread = 0; thread < 26; thread += 1) {
    const end = placer(tip, thread * 13.8 + random.around(0, 8))(height * random.between(0.1, 0.155), 0);
    picture.line(`M${at(tip)}L${at(end)}`, random.chance(0.4) ? tint(pompon, 0.35) : pompon, height * 0.026);
  }
}

/** A neckerchief with its knot, at the middle of the throat. */
export function scarf(picture: Picture, y: number, half: number, colour: Colour): void {
  const band = `M${px(-half)} ${px(y - 12)}Q0 ${px(y + 30)} ${px(half)} ${px(y - 12)}L${px(half * 0.94)} ${px(y + 16)}Q0 ${px(y + 60)} ${px(-half * 0.94)} ${px(y + 16)}Z`;
  painted(picture, band, colour);
  painted(
    picture,
    polygon([
      [-6, y + 30],
      [34, y + 86],
      [6, y + 82],
      [-10, y + 92],
    ]),
    shade(colour, 0.1),
  );
  painted(picture, oval([0, y + 26], 17, 15), shade(colour, 0.04));
}
