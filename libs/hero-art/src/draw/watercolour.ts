import { at, px, smooth, type Point } from './geometry';
import { shade, tint, type Colour } from './palette';
import { WIDTH, type Picture } from './picture';
import { disc } from './shapes';

/** The height (px) of the upper edge of what is painted at a place across the sheet. */
export type Edge = (x: number) => number;

/** One layer of wet paint from edge to edge: several thin coats whose edges differ, and a darker line where it dried. */
export function layer(picture: Picture, edge: Edge, foot: number, colour: Colour, rough: number, opacity = 0.7): void {
  const { random } = picture;
  const coats = 5;
  const fill = picture.across(
    [
      [0, shade(colour, 0.06), 1],
      [0.45, colour, 0.82],
      [1, tint(colour, 0.35), 0.12],
    ],
    [0, foot - 240],
    [0, foot],
  );
  for (let coat = 0; coat < coats; coat += 1) {
    const waves = [1, 2, 3, 4].map((power) => ({
      length: random.between(240, 320) / power ** 1.35,
      phase: random.between(0, 6.3),
      height: rough / power,
    }));
    const points = Array.from({ length: 90 }, (_, index): Point => {
      const x = -40 + ((WIDTH + 80) * index) / 89;
      const stray = waves.reduce((sum, { length, phase, height }) => sum + height * Math.sin(x / length + phase), 0);
      return [x, Math.min(foot, edge(x) + stray * 0.5 + random.around(0, rough * 0.3))];
    });
    const top = smooth(points);
    picture.fill(`${top}L${WIDTH + 40} ${foot}L-40 ${foot}Z`, fill, Number((opacity / coats ** 0.62).toFixed(2)));
    picture.line(top, shade(colour, 0.28), 1.2, coat === 0 ? 0.3 : 0.1);
  }
}

/** A blot of thin paint, `radius` px wide: soft coats with uneven edges. */
export function blot(
  picture: Picture,
  [x, y]: Point,
  radius: number,
  colour: Colour,
  opacity: number,
  squash = 0.4,
): void {
  const { random } = picture;
  for (let coat = 0; coat < 7; coat += 1) {
    const reach = radius * (0.55 + coat * 0.07);
    const points = Array.from({ length: 14 }, (_, index): Point => {
      const angle = (index / 14) * 2 * Math.PI;
      const far = reach * random.around(1, 0.16);
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * squash];
    });
    picture.fill(smooth(points, true), colour, opacity / 7);
  }
}

/** Ripples of water between two heights (px): strokes of a flat brush, longer and further apart towards the viewer. */
export function ripples(
  picture: Picture,
  from: number,
  to: number,
  count: number,
  colour: Colour,
  near?: number,
): void {
  const { random } = picture;
  for (let index = 0; index < count; index += 1) {
    const depth = random.next() ** 1.5;
    const y = from + (to - from) * depth;
    const long = (18 + 120 * depth) * random.between(0.4, 1.2);
    const x = near === undefined ? random.between(-20, WIDTH + 20) : near + random.around(0, 46 + 150 * depth);
    const thick = 0.8 + 3.4 * depth;
    const path =
      `M${px(x - long)} ${px(y)}Q${px(x)} ${px(y - thick)} ${px(x + long)} ${px(y + random.around(0, 1.5))}` +
      `Q${px(x)} ${px(y + thick)} ${px(x - long)} ${px(y)}Z`;
    picture.fill(path, colour, Number(random.between(0.25, 0.75).toFixed(2)));
  }
}

/** A sailing boat on the water at `foot`, `height` px high, with its reflection. */
export function sailingBoat(picture: Picture, [x, y]: Point, height: number, sail: Colour, hull: Colour): void {
  const to = (right: number, up: number): Point => [x + right * height, y - up * height];
  const main = `M${at(to(0.03, 0.98))}Q${at(to(0.34, 0.5))} ${at(to(0.4, 0.16))}L${at(to(0.03, 0.15))}Z`;
  const jib = `M${at(to(-0.01, 0.9))}Q${at(to(-0.12, 0.46))} ${at(to(-0.33, 0.17))}L${at(to(-0.01, 0.16))}Z`;
  picture.add(`<g transform="translate(0 ${px(y * 2)}) scale(1 -1)" opacity=".26">`);
  picture.fill(main + jib, sail);
  picture.add('</g>');
  for (const path of [main, jib]) {
    picture.fill(path, sail, 0.96);
    picture.line(path, shade(sail, 0.34), 0.9, 0.55);
  }
  picture.fill(
    main,
    picture.linear([
      [0, '#ffffff', 0],
      [1, '#6d86a0', 0.34],
    ]),
  );
  picture.line(`M${at(to(0.01, 1.02))}L${at(to(0.01, 0.1))}`, shade(hull, 0.2), Math.max(1.2, height * 0.014));
  picture.fill(
    `M${at(to(-0.3, 0.1))}Q${at(to(0.06, 0.06))} ${at(to(0.4, 0.12))}Q${at(to(0.34, 0))} ${at(to(0.2, -0.015))}L${at(to(-0.16, -0.015))}Q${at(to(-0.26, 0.02))} ${at(to(-0.3, 0.1))}Z`,
    hull,
  );
}

/** A gull far away, `span` px from wing to wing. */
export function gull(picture: Picture, [x, y]: Point, span: number, colour: Colour): void {
  const half = span / 2;
  picture.line(
    `M${px(x - half)} ${px(y - half * 0.16)}Q${px(x - half * 0.5)} ${px(y - half * 0.5)} ${px(x)} ${px(y)}Q${px(x + half * 0.45)} ${px(y - half * 0.56)} ${px(x + half)} ${px(y - half * 0.28)}`,
    colour,
    Math.max(1.3, span * 0.055),
    0.8,
  );
}

/** A low sun over the water at `horizon` px, and the light around it. */
export function lowSun(picture: Picture, x: number, horizon: number, radius: number, colour: Colour): void {
  picture.glow([x, horizon], radius * 7, tint(colour, 0.3), 0.55, 0.42);
  picture.glow([x, horizon], radius * 2.6, tint(colour, 0.4), 0.7, 0.7);
  picture.fill(disc([x, horizon - radius * 0.25], radius), colour, 0.9);
}
