import { along, at, placeOn, placer, polar, smooth, type Curve, type Point } from './geometry';
import type { Colour } from './palette';
import type { Picture } from './picture';

/** A pen on paper: the pieces that it draws hide the lines behind them. */
export interface Pen {
  readonly ink: Colour;
  readonly paper: Colour;
  /** The broadest a line is, in px. */
  readonly width: number;
}

/** Points close to each other on the soft curve through all of these. */
function sampled(points: readonly Point[]): Point[] {
  const pick = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const steps = 7;
  return Array.from({ length: (points.length - 1) * steps + 1 }, (_, index): Point => {
    const [from, t] = [Math.floor(index / steps), (index % steps) / steps];
    const mixed = (axis: 0 | 1): number => {
      const [a, b, c, d] = [pick(from - 1)[axis], pick(from)[axis], pick(from + 1)[axis], pick(from + 2)[axis]];
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    };
    return [mixed(0), mixed(1)];
  });
}

/** A line through the points that is thin where the pen is set down and lifted, and broader where it is pressed. */
export function penLine(picture: Picture, points: readonly Point[], pen: Pen, weight = 1): void {
  const line = sampled(points);
  const pressed = picture.random.between(0.3, 0.7);
  const side = (way: number): Point[] =>
    line.map((point, index) => {
      const [before, after] = [
        line[Math.max(0, index - 1)] ?? point,
        line[Math.min(line.length - 1, index + 1)] ?? point,
      ];
      const heading = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
      const t = index / (line.length - 1);
      const press = Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(pressed))) ** 0.7;
      return polar(point, heading + 90 * way, pen.width * weight * (0.2 + 0.32 * press));
    });
  picture.fill(`M${[...side(-1), ...side(1).reverse()].map(at).join('L')}Z`, pen.ink);
}

/** A drawn piece: paper, and its outline in one stroke. */
function piece(picture: Picture, points: readonly Point[], pen: Pen, weight = 1): void {
  picture.add(`<path d="${smooth(points)}Z" fill="${pen.paper}"/>`);
  penLine(picture, points, pen, weight);
}

/** A leaf from its base, with a midrib that ends before the tip and veins if it is large; lengths in px. Gives its outline. */
export function penLeaf(
  picture: Picture,
  base: Point,
  angle: number,
  length: number,
  width: number,
  bend: number,
  pen: Pen,
): Point[] {
  const to = placer(base, angle);
  const half = width / 2;
  const side = (way: number): Point[] => [
    base,
    to(length * 0.2, way * half * 0.76),
    to(length * 0.5, way * half + bend * 0.3),
    to(length * 0.8, way * half * 0.56 + bend * 0.72),
    to(length * 1.01, bend * 1.02),
  ];
  const [left, right] = [side(-1), side(1)];
  picture.add(`<path d="${smooth(left)}L${smooth(right.toReversed()).slice(1)}Z" fill="${pen.paper}"/>`);
  penLine(picture, left, pen, 0.9);
  penLine(picture, right, pen, 0.9);
  penLine(picture, [base, to(length * 0.4, bend * 0.18), to(length * 0.8, bend * 0.66)], pen, 0.65);
  const veins = length > 120 ? 5 : 0;
  for (let index = 0; index < veins; index += 1) {
    const t = 0.2 + index * 0.12;
    for (const way of [-1, 1]) {
      const reach = way * half * (0.74 - 0.5 * Math.abs(t - 0.4)) + bend * 0.5 * t;
      penLine(
        picture,
        [to(length * t, bend * t * t * 0.9), to(length * (t + 0.08), reach * 0.55), to(length * (t + 0.15), reach)],
        pen,
        0.45,
      );
    }
  }
  return [...left.slice(1), ...right.slice(1, -1).toReversed(), base];
}

/** A twig whose leaves stand in turn on its sides, smaller towards its end; `slim` is their width as a share of their length. Gives the leaves' outlines. */
export function penTwig(
  picture: Picture,
  stem: Curve,
  leaves: number,
  length: number,
  slim: number,
  pen: Pen,
): Point[][] {
  const { random } = picture;
  penLine(
    picture,
    along(stem, 9).map(({ x, y }): Point => [x, y]),
    pen,
    1.1,
  );
  const outlines = along(stem, leaves, 0.12, 0.95).map(({ x, y, t, angle }, index) => {
    const side = index % 2 ? 1 : -1;
    const [turn, long] = [angle + side * random.around(44, 9), length * (1 - 0.5 * t ** 1.4) * random.around(1, 0.1)];
    return penLeaf(picture, [x, y], turn, long, long * slim, -side * long * 0.1, pen);
  });
  const end = placeOn(stem, 0.99);
  return [...outlines, penLeaf(picture, [end.x, end.y], end.angle, length * 0.5, length * 0.5 * slim, 0, pen)];
}

/** A twig of berries on long thin stalks; `size` is their radius in px. */
export function penBerries(picture: Picture, stem: Curve, count: number, size: number, pen: Pen): void {
  const { random } = picture;
  penLine(
    picture,
    along(stem, 7).map(({ x, y }): Point => [x, y]),
    pen,
  );
  along(stem, count, 0.3, 1).forEach(({ x, y, t, angle }, index) => {
    const heading = angle + (index % 2 ? 1 : -1) * random.around(38, 10) * (1 - t * 0.7);
    const centre = polar([x, y], heading, size * (5.4 - 2.4 * t));
    penLine(picture, [[x, y], polar([x, y], heading - 9, size * 2.2), polar(centre, heading, -size)], pen, 0.75);
    const radius = size * random.around(0.95, 0.16);
    piece(
      picture,
      Array.from({ length: 9 }, (_, step) => polar(centre, heading + 180 + step * 46, radius * random.around(1, 0.05))),
      pen,
      0.85,
    );
  });
}

/** A rose seen half from above, `radius` px wide: rings of petals, the outer first, and a heart in one spiral stroke. */
export function penRose(picture: Picture, centre: Point, radius: number, turn: number, pen: Pen): void {
  const { random } = picture;
  const on = (angle: number, reach: number, rise: number): Point => {
    const [x, y] = polar([0, 0], angle, reach);
    return placer(centre, turn)(x, y * 0.88 - rise * radius);
  };
  const petal = (angle: number, half: number, reach: number, rise: number): void => {
    const edge = (share: number, far: number): Point =>
      on(angle + share * half, reach * far * random.around(1, 0.025), rise);
    const [left, tip, dent, right] = [edge(-0.86, 0.88), edge(-0.3, 1.03), edge(0.12, 0.96), edge(0.5, 1.02)];
    piece(
      picture,
      [edge(-0.7, 0.2), edge(-1.06, 0.58), left, tip, dent, right, edge(0.95, 0.84), edge(1.02, 0.55), edge(0.6, 0.2)],
      pen,
    );
    // Where the edge of the petal is rolled outwards.
    if (random.chance(0.7)) penLine(picture, [left, edge(-0.4, 0.86), edge(0.05, 0.87), right], pen, 0.7);
    penLine(picture, [edge(0.1, 0.4), edge(0.16, 0.56), edge(0.12, 0.72)], pen, 0.55);
  };
  const ring = (count: number, from: number, half: number, reach: number, rise: number): void => {
    for (let index = 0; index < count; index += 1)
      petal(
        from + (index * 360) / count + random.around(0, 7),
        half * random.around(1, 0.1),
        radius * reach * random.around(1, 0.05),
        rise,
      );
  };
  // A small rose has fewer petals, or its lines would run together.
  if (radius > 90) ring(5, -90, 50, 1, 0);
  ring(5, -54, 46, radius > 90 ? 0.76 : 1, 0.04);
  ring(4, -80, 52, radius > 90 ? 0.54 : 0.66, 0.07);
  const heart = Array.from({ length: 26 }, (_, step): Point => {
    const t = step / 25;
    return on(100 + t * 860, radius * (radius > 90 ? 1 : 1.25) * (0.34 - 0.3 * t) * random.around(1, 0.04), 0.1);
  });
  picture.add(`<path d="${smooth(heart.slice(0, 11))}Z" fill="${pen.paper}"/>`);
  penLine(picture, heart, pen, 0.9);
}

/** Lays what is painted over a drawing so that its lines stay as dark, `shift` px beside it. */
export function glaze(picture: Picture, shift: Point, paint: () => void): void {
  picture.add(`<g style="mix-blend-mode:multiply" transform="translate(${at(shift)})">`);
  paint();
  picture.add('</g>');
}

/** A flat wash, paler on one side, with the darker edge where it dried. */
export function wash(picture: Picture, points: readonly Point[], colour: Colour, strength: number): void {
  const { random } = picture;
  const fill = picture.linear(
    [
      [0, colour, 1],
      [0.55, colour, 0.72],
      [1, colour, 0.94],
    ],
    [random.pick([0, 0.2, 0.4]), 0],
    [1, 1],
  );
  for (const share of [0.68, 0.32]) {
    const edge = points.map(([x, y]): Point => [x + random.around(0, 4), y + random.around(0, 4)]);
    picture.fill(smooth(edge, true), fill, Number((strength * share).toFixed(2)));
    picture.line(smooth(edge, true), colour, 1.6, 0.3);
  }
}

/** The outline of a pool of colour, `radius` px wide. */
export function pool({ random }: Picture, [x, y]: Point, radius: number, squash = 0.8, uneven = 0.2): Point[] {
  const phase = random.between(0, 6.3);
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const far = radius * (1 + uneven * (0.6 * Math.sin(2 * angle + phase) + 0.4 * Math.sin(3 * angle + phase * 2)));
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * squash];
  });
}
