import { along, arc, at, placer, polar, polygon, px, smooth, trace, type Curve, type Point } from './geometry';
import { mix, shade, tint, type Colour } from './palette';
import { LIFTS, type Lift, type Picture, type Stop } from './picture';
import type { Random } from './random';
import { disc, leaf } from './shapes';

/** Path data of a sheet of handmade paper around its middle: its edges were torn, not cut. Angle in degrees, lengths in px. */
export function tornSheet(
  random: Random,
  middle: Point,
  width: number,
  height: number,
  angle: number,
  rough = 1,
): string {
  const to = placer(middle, angle);
  const waves = Array.from({ length: 5 }, (_, power) => ({
    length: random.between(120, 190) / 1.9 ** power,
    phase: random.between(0, 6.3),
    height: 3.2 / 1.5 ** power,
  }));
  const [w, h] = [width / 2, height / 2];
  const corners: Point[] = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ];
  let gone = 0;
  const points = corners.flatMap(([x, y], index): Point[] => {
    const [nextX, nextY] = corners[(index + 1) % 4] ?? [x, y];
    const far = Math.hypot(nextX - x, nextY - y);
    const steps = Math.round(far / 6);
    const [alongX, alongY] = [(nextX - x) / far, (nextY - y) / far];
    return Array.from({ length: steps }, (_, step) => {
      const way = (far * step) / steps;
      gone += far / steps;
      const stray = waves.reduce(
        (sum, { length, phase, height: high }) => sum + high * Math.sin(gone / length + phase),
        0,
      );
      const torn = rough * (stray * 0.8 + random.around(0, 1.5));
      // The corners are worn round.
      const near = Math.min(way, far - way);
      const worn = near < 14 ? ((14 - near) / 14) ** 2 * 6 : 0;
      return to(x + alongX * way - alongY * (torn + worn), y + alongY * way + alongX * (torn + worn));
    });
  });
  return polygon(points);
}

/** A sheet of handmade paper with its thin torn rim. */
export function handmade(
  picture: Picture,
  middle: Point,
  width: number,
  height: number,
  angle: number,
  colour: Colour,
  lift: Lift,
): void {
  const { random } = picture;
  const rim = tornSheet(random, middle, width, height, angle, 1.25);
  picture.cast(rim, lift);
  picture.fill(rim, mix(colour, '#c9b79c', 0.2));
  for (const inset of [3, 6])
    picture.fill(
      tornSheet(random, middle, width - inset * 2, height - inset * 2, angle),
      tint(colour, inset === 3 ? 0.5 : 0.15),
      0.8,
    );
  picture.fill(
    tornSheet(random, middle, width - 17, height - 17, angle),
    picture.linear(
      [
        [0, tint(colour, 0.3)],
        [0.6, colour],
        [1, shade(colour, 0.03)],
      ],
      [0, 0],
      [0.7, 1],
    ),
  );
}

/** A band of silk across the sheet between two places; `band` is its height in px. */
export function silk(picture: Picture, from: number, to: number, y: number, band: number, colour: Colour): void {
  const { random } = picture;
  const edge = (height: number, sway: number): Point[] =>
    Array.from({ length: 9 }, (_, index): Point => [
      from + ((to - from) * index) / 8,
      y + height + random.around(0, sway),
    ]);
  const [upper, lower] = [edge(-band / 2, 1.4), edge(band / 2, 1.4)];
  const shape = `${smooth(upper)}L${smooth(lower.toReversed()).slice(1)}Z`;
  picture.cast(shape, LIFTS.low);
  picture.fill(shape, colour);
  picture.fill(
    shape,
    picture.across(
      [
        [0, shade(colour, 0.5), 0.75],
        [0.03, shade(colour, 0.3), 0.2],
        [0.16, tint(colour, 0.75), 0.55],
        [0.3, colour, 0.1],
        [0.42, shade(colour, 0.3), 0.35],
        [0.58, shade(colour, 0.3), 0.35],
        [0.68, tint(colour, 0.75), 0.6],
        [0.84, colour, 0.1],
        [0.97, shade(colour, 0.3), 0.2],
        [1, shade(colour, 0.5), 0.75],
      ],
      [from, 0],
      [to, 0],
    ),
  );
  // Long folds, which meet under the seal.
  for (const [height, light] of [
    [-0.27, true],
    [-0.1, false],
    [0.12, true],
    [0.31, false],
  ] as const) {
    const fold = Array.from({ length: 9 }, (_, index): Point => {
      const x = from + ((to - from) * index) / 8;
      return [x, y + band * height * (0.3 + 0.7 * Math.abs(index / 4 - 1)) + random.around(0, 2.5)];
    });
    picture.line(
      smooth(fold),
      light ? tint(colour, 0.8) : shade(colour, 0.45),
      band * (light ? 0.1 : 0.07),
      light ? 0.2 : 0.16,
    );
  }
  for (const [line, paint] of [
    [upper, tint(colour, 0.7)],
    [lower, shade(colour, 0.4)],
  ] as const)
    picture.line(smooth(line), paint, 1.2, 0.6);
}

/** A sprig with slim leaves that lies on the paper; lengths in px. */
export function lyingSprig(
  picture: Picture,
  stem: Curve,
  leaves: number,
  length: number,
  colours: readonly [Colour, ...Colour[]],
): void {
  const { random } = picture;
  picture.cast(trace(stem), LIFTS.flat);
  picture.line(trace(stem), '#7c7a55', 2.6);
  along(stem, leaves, 0.06, 0.98).forEach(({ x, y, t, angle }, index) => {
    const side = index % 2 ? 1 : -1;
    const long = length * (1 - 0.4 * t ** 1.5) * random.around(1, 0.1);
    const turn = angle + side * random.around(40, 9) * (1 - 0.5 * t);
    const path = leaf([x, y], turn, long, long * 0.27, -side * long * 0.06);
    const colour = random.pick(colours);
    const to = placer([x, y], turn);
    picture.cast(path, LIFTS.low);
    picture.fill(
      path,
      picture.across(
        [
          [0, shade(colour, 0.25)],
          [0.5, colour],
          [1, tint(colour, 0.3)],
        ],
        to(0, 0),
        to(long, 0),
      ),
    );
    picture.fill(leaf([x, y], turn, long, long * 0.12, -side * long * 0.06), tint(colour, 0.55), 0.24);
    picture.line(
      `M${at(to(0, 0))}Q${at(to(long * 0.5, -side * long * 0.01))} ${at(to(long * 0.94, -side * long * 0.055))}`,
      shade(colour, 0.4),
      1,
      0.55,
    );
  });
}

/** A seal of wax into which a twig is pressed; `radius` in px. */
export function waxSeal(picture: Picture, middle: Point, radius: number, wax: Colour): void {
  const { random } = picture;
  const outline = (reach: number, uneven: number, phase: number): string =>
    smooth(
      Array.from({ length: 22 }, (_, index) => {
        const angle = (index * 360) / 22;
        const radians = (angle * Math.PI) / 180;
        const bulge =
          0.55 * Math.sin(3 * radians + phase) + 0.3 * Math.sin(5 * radians + phase * 2) + 0.25 * Math.sin(8 * radians);
        return polar(middle, angle, reach * (1 + uneven * bulge));
      }),
      true,
    );
  const phase = random.between(0, 6.3);
  const whole = outline(radius, 0.055, phase);
  picture.cast(whole, LIFTS.mid);
  /** A paint that goes from the upper left, where the light is, to the lower right. */
  const lit = (stops: readonly Stop[], reach: number): string =>
    picture.across(
      stops,
      [middle[0] - reach * radius, middle[1] - reach * radius * 1.1],
      [middle[0] + reach * radius, middle[1] + reach * radius * 1.1],
    );
  const body = lit(
    [
      [0, tint(wax, 0.34)],
      [0.4, wax],
      [1, shade(wax, 0.5)],
    ],
    0.7,
  );
  picture.fill(whole, body);
  // The thick rim: rounded, with light along its upper left and shade along its lower right.
  const edge = lit(
    [
      [0, tint(wax, 0.75), 0.9],
      [0.35, tint(wax, 0.3), 0.1],
      [1, shade(wax, 0.6), 0.7],
    ],
    0.7,
  );
  picture.line(outline(radius * 0.965, 0.055, phase), edge, radius * 0.05);
  const swell = lit(
    [
      [0, tint(wax, 0.5), 0.55],
      [0.45, wax, 0],
      [1, shade(wax, 0.5), 0.3],
    ],
    0.7,
  );
  picture.line(outline(radius * 0.86, 0.03, phase), swell, radius * 0.1);
  // The stamp's round face lies lower, so its shade is at the upper left.
  const face = lit(
    [
      [0, shade(wax, 0.34)],
      [0.5, wax],
      [1, tint(wax, 0.14)],
    ],
    0.5,
  );
  picture.fill(disc(middle, radius * 0.7), face);
  const wall = lit(
    [
      [0, shade(wax, 0.7), 0.95],
      [0.5, shade(wax, 0.2), 0.2],
      [1, tint(wax, 0.6), 0.9],
    ],
    0.5,
  );
  picture.line(disc(middle, radius * 0.7), wall, radius * 0.045);
  picture.line(disc(middle, radius * 0.61), shade(wax, 0.3), 1, 0.7);
  const raised = (path: string, width: number): void => {
    for (const [shift, paint, opacity] of [
      [radius * 0.022, shade(wax, 0.62), 0.8],
      [-radius * 0.016, tint(wax, 0.55), 0.85],
      [0, mix(wax, tint(wax, 0.3), 0.5), 1],
    ] as const) {
      picture.add(`<g transform="translate(${px(shift)} ${px(shift)})">`);
      if (width > 0) picture.line(path, paint, width, opacity);
      else picture.fill(path, paint, opacity);
      picture.add('</g>');
    }
  };
  const foot: Point = [middle[0] - radius * 0.36, middle[1] + radius * 0.44];
  const stem: Curve = (t) => [
    foot[0] + radius * (0.64 * t + 0.06 * Math.sin(3 * t)),
    foot[1] - radius * (0.86 * t - 0.1 * t * t),
  ];
  raised(trace(stem), radius * 0.034);
  along(stem, 5, 0.18, 0.84).forEach(({ x, y, t, angle }) => {
    for (const side of [-1, 1])
      raised(leaf([x, y], angle + side * 46, radius * (0.38 - 0.13 * t), radius * 0.15, -side * radius * 0.03), 0);
  });
  raised(leaf(stem(0.96), -52, radius * 0.22, radius * 0.1), 0);
  // Where the light is mirrored.
  for (const [from, to, far, broad, opacity] of [
    [-158, -112, 0.86, 0.09, 0.16],
    [-150, -124, 0.87, 0.055, 0.3],
    [-100, -92, 0.88, 0.05, 0.28],
    [28, 52, 0.9, 0.03, 0.2],
  ] as const)
    picture.line(trace(arc(middle, radius * far, from, to)), '#fff2ea', radius * broad, opacity);
}

/** Path data of the shadow of a twig that hangs into the light. */
export function twigShade(random: Random, stem: Curve, leaves: number, length: number): string {
  return along(stem, leaves, 0.05, 1)
    .map(({ x, y, t, angle }, index) => {
      const long = length * (1 - 0.35 * t) * random.around(1, 0.2);
      return leaf(
        [x, y],
        angle + (index % 2 ? 1 : -1) * random.around(40, 16),
        long,
        long * random.between(0.2, 0.32),
        random.around(0, long * 0.1),
      );
    })
    .join('');
}
