import { at, placeOn, placer, polar, px, trace, type Curve, type Point } from './geometry';
import type { Colour } from './palette';
import type { Picture } from './picture';
import { disc, leaf, star } from './shapes';

/** Paths that are stamped together: solid pieces, and lines in three widths. */
export class Foil {
  private readonly pieces: string[] = [];
  private readonly lines = new Map<number, string>();

  /** A piece of foil. */
  piece(path: string): void {
    this.pieces.push(path);
  }

  /** A line of foil `width` px wide. */
  line(path: string, width: number): void {
    this.lines.set(width, (this.lines.get(width) ?? '') + path);
  }

  /** Stamps all of it into the sheet: the foil lies a little lower than the sheet, whose edge casts a shadow on it. */
  stamp(picture: Picture, dark: Colour): void {
    const gold = picture.across(SHEEN, [picture.isUpright ? 400 : 60, 0], [picture.isUpright ? 1200 : 1540, 900]);
    for (const [paint, shift, opacity] of [
      [dark, -1.3, 0.7],
      [gold, 0, 1],
    ] as const) {
      picture.add(`<g transform="translate(${shift} ${shift})">`);
      for (const [width, path] of this.lines) picture.line(path, paint, width, opacity);
      for (const path of this.pieces) picture.fill(path, paint, opacity);
      picture.add('</g>');
    }
  }
}

/** The lights and depths that foil has across a sheet. */
const SHEEN = [
  [0, '#b98a45'],
  [0.09, '#e9cf92'],
  [0.17, '#fbf0c9'],
  [0.24, '#d9b26a'],
  [0.34, '#a97b39'],
  [0.43, '#dcb874'],
  [0.5, '#f8e8b8'],
  [0.58, '#cfa45a'],
  [0.68, '#a67735'],
  [0.78, '#e3c481'],
  [0.85, '#fcf2cf'],
  [0.92, '#cba05a'],
  [1, '#a97c3c'],
] as const;

/** A leaf from its base: one half is foil, the other has fine veins; lengths in px. */
export function foilLeaf(foil: Foil, base: Point, angle: number, length: number, width: number, bend: number): void {
  const to = placer(base, angle);
  const lit = bend < 0 ? -1 : 1;
  const half = width * 0.68 * lit;
  const [rib, tip] = [to(length * 0.5, bend * 0.2), to(length, bend)];
  foil.piece(
    `M${at(base)}C${at(to(length * 0.2, half))} ${at(to(length * 0.7, half + bend * 0.55))} ${at(tip)}Q${at(rib)} ${at(base)}Z`,
  );
  foil.line(leaf(base, angle, length, width, bend), 1.3);
  foil.line(`M${at(base)}Q${at(rib)} ${at(tip)}`, 1.3);
  const veins = Math.max(4, Math.round(length / 7));
  for (let index = 1; index < veins; index += 1) {
    const t = 0.08 + (0.8 * index) / veins;
    const middle = bend * t * t * 0.9;
    const edge = width * 1.86 * t * (1 - t);
    const end = Math.min(0.97, t + 0.1);
    foil.line(`M${at(to(length * t, middle))}L${at(to(length * end, bend * end * end - lit * edge * 0.8))}`, 0.8);
  }
}

/** A curve at whose every step the same way is gone. */
export function even(curve: Curve, steps = 240): Curve {
  const points = Array.from({ length: steps + 1 }, (_, index) => curve(index / steps));
  const gone = [0];
  points.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    gone.push((gone[index] ?? 0) + Math.hypot(x - fromX, y - fromY));
  });
  const whole = gone[steps] ?? 1;
  return (t) => {
    const next = Math.max(
      1,
      Math.min(
        steps,
        gone.findIndex((way) => way >= t * whole),
      ),
    );
    const [before, after] = [gone[next - 1] ?? 0, gone[next] ?? 1];
    return curve((next - 1 + (t * whole - before) / Math.max(after - before, 1e-6)) / steps);
  };
}

/** A branch of laurel: leaves on both sides of the stem, smaller towards its end, with berries; `inner` is the side within its bend. */
export function foilBranch(
  foil: Foil,
  picture: Picture,
  stem: Curve,
  count: number,
  length: number,
  inner: number,
): void {
  const { random } = picture;
  foil.line(trace(stem, 48), 2.4);
  for (let index = 0; index < count; index += 1) {
    const t = 0.05 + (0.94 * index) / count;
    const size = length * Math.min(1, 0.62 + t * 2.4) * (1 - 0.52 * t ** 1.6) * random.around(1, 0.08);
    for (const side of [-1, 1]) {
      const { x, y, angle } = placeOn(stem, t + (side * 0.25) / count);
      // There is less room within the bend.
      const reach = size * (side === inner ? 0.84 : 1.04);
      if ((index + (side > 0 ? 2 : 0)) % 4 === 3) {
        for (const [turn, far] of [
          [20, 0.66],
          [45, 0.54],
        ] as const) {
          const centre = polar([x, y], angle + side * turn, reach * far);
          foil.line(
            `M${at([x, y])}Q${at(polar([x, y], angle + side * turn * 0.5, reach * far * 0.6))} ${at(centre)}`,
            1.3,
          );
          foil.piece(disc(centre, reach * 0.08));
        }
      } else foilLeaf(foil, [x, y], angle + side * random.around(40, 5), reach, reach * 0.33, -side * reach * 0.13);
    }
  }
  const end = placeOn(stem, 0.99);
  foilLeaf(foil, [end.x, end.y], end.angle, length * 0.5, length * 0.17, length * 0.04);
}

/** A crescent in the ring of the whole moon, whose dark part has fine lines, with rays around it; `radius` in px. */
export function foilMoon(foil: Foil, centre: Point, radius: number, rays: number): void {
  const tilt = 152;
  const to = placer(centre, tilt);
  const [bow, shift] = [radius * 0.86, radius * 0.38];
  // Where the inner circle, moved by `shift`, meets the outer.
  const lift = (radius ** 2 - bow ** 2 + shift ** 2) / (2 * shift);
  const horn = Math.sqrt(radius ** 2 - lift ** 2);
  foil.piece(
    `M${at(to(-lift, horn))}A${px(radius)} ${px(radius)} 0 1 0 ${at(to(-lift, -horn))}A${px(bow)} ${px(bow)} 0 1 1 ${at(to(-lift, horn))}Z`,
  );
  foil.line(disc(centre, radius), 1.3);
  // The dark part of the moon: lines across it that end at its two edges.
  for (let index = 1; index < 22; index += 1) {
    const up = -1 + (index * 2) / 22;
    const outer = Math.sqrt(1 - up * up) * radius * 0.95;
    const inner = Math.sqrt(Math.max(0, bow * bow - (up * radius) ** 2)) - shift;
    if (inner > -outer)
      foil.line(
        `M${at(to(-outer, up * radius))}L${at(to(-outer + (inner + outer) * (index % 2 ? 0.55 : 0.3), up * radius))}`,
        0.8,
      );
  }
  for (let index = 0; index < rays; index += 1) {
    const turn = (360 * index) / rays - 90;
    const kind = index % 4 === 0 ? 2 : index % 2 === 0 ? 1 : 0;
    const [from, end] = [radius * 1.2, radius * (1.34 + kind * 0.14)];
    foil.line(`M${at(polar(centre, turn, from))}L${at(polar(centre, turn, end))}`, kind === 0 ? 0.8 : 1.3);
    if (kind === 2) foil.piece(disc(polar(centre, turn, end + radius * 0.1), radius * 0.032));
  }
}

/** A star with long fine points, between which short ones are. */
export function foilStar(foil: Foil, centre: Point, radius: number): void {
  foil.piece(star(centre, 4, radius, 0.13));
  if (radius > 9) foil.piece(star(centre, 4, radius * 0.46, 0.2, -45));
}

/** A coupe with wine in it, `size` px high, on its foot: its lines, and the wine as path data. */
export function foilCoupe(foil: Foil, [x, y]: Point, size: number, full = 0.8): string {
  const [rim, bowl, top] = [size * 0.36, size * 0.3, y - size];
  const oval = (cy: number, rx: number, ry: number): string =>
    `M${px(x - rx)} ${px(cy)}a${px(rx)} ${px(ry)} 0 1 0 ${px(rx * 2)} 0a${px(rx)} ${px(ry)} 0 1 0 ${px(-rx * 2)} 0Z`;
  const base = top + bowl;
  foil.line(oval(top, rim, rim * 0.15), 1.8);
  foil.line(
    `M${px(x - rim)} ${px(top)}C${px(x - rim * 0.94)} ${px(base - bowl * 0.2)} ${px(x - rim * 0.4)} ${px(base)} ${px(x)} ${px(base)}` +
      `C${px(x + rim * 0.4)} ${px(base)} ${px(x + rim * 0.94)} ${px(base - bowl * 0.2)} ${px(x + rim)} ${px(top)}`,
    1.8,
  );
  const stem = (way: number): string =>
    `M${px(x + way * size * 0.035)} ${px(base)}C${px(x + way * size * 0.012)} ${px(base + size * 0.12)} ${px(x + way * size * 0.012)} ${px(y - size * 0.14)} ${px(x + way * size * 0.026)} ${px(y - size * 0.06)}`;
  foil.line(stem(-1) + stem(1), 1.3);
  foil.line(oval(y - size * 0.035, size * 0.2, size * 0.04), 1.8);
  foil.piece(disc([x, base + size * 0.045], size * 0.026));
  // The wine, and light on the glass.
  const [level, wide] = [top + bowl * (1 - full), rim * (0.62 + 0.34 * full)];
  foil.line(oval(level, wide, wide * 0.13), 0.9);
  foil.line(
    `M${px(x - rim * 0.72)} ${px(top + bowl * 0.34)}C${px(x - rim * 0.62)} ${px(top + bowl * 0.6)} ${px(x - rim * 0.46)} ${px(top + bowl * 0.76)} ${px(x - rim * 0.28)} ${px(top + bowl * 0.86)}`,
    0.9,
  );
  return (
    `M${px(x - wide)} ${px(level)}C${px(x - wide * 0.9)} ${px(base - bowl * 0.14)} ${px(x - wide * 0.4)} ${px(base - 2)} ${px(x)} ${px(base - 2)}` +
    `C${px(x + wide * 0.4)} ${px(base - 2)} ${px(x + wide * 0.9)} ${px(base - bowl * 0.14)} ${px(x + wide)} ${px(level)}Z`
  );
}
