import { at, bezier, polygon, px, smooth, trace, type Point } from './geometry';
import { mix, shade, tint, type Colour } from './palette';
import type { Picture } from './picture';
import { blot, type Edge } from './watercolour';

/** A cypress in three washes, the lit side at the left; `foot` is where it stands, its height in px. */
export function cypress(picture: Picture, [x, y]: Point, height: number, colour: Colour): void {
  const { random } = picture;
  const half = height * random.between(0.085, 0.105);
  const lean = random.around(0, height * 0.02);
  const side = (way: number, grow: number): Point[] =>
    [0, 0.07, 0.22, 0.42, 0.64, 0.84, 1].map((up) => {
      const wide = half * grow * Math.sin(Math.PI * Math.min(1, 0.06 + up * 0.94) ** 0.66) ** 0.8;
      return [x + lean * up + way * wide * random.around(1, 0.13), y - height * up];
    });
  picture.line(
    `M${px(x)} ${px(y + height * 0.03)}V${px(y - height * 0.08)}`,
    shade(colour, 0.4),
    Math.max(1.4, height * 0.022),
  );
  for (const [grow, tone, opacity] of [
    [1.12, tint(colour, 0.16), 0.55],
    [1, colour, 0.72],
  ] as const)
    picture.fill(smooth([...side(-1, grow), ...side(1, grow).reverse().slice(1)], true), tone, opacity);
  picture.fill(
    smooth(
      [
        [x + lean, y - height * 0.97],
        ...side(1, 0.94).reverse().slice(1),
        [x + half * 0.1, y],
        [x + half * 0.22, y - height * 0.4],
      ],
      true,
    ),
    shade(colour, 0.34),
    0.5,
  );
  const strokes = Math.round(height / 5);
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const up = random.between(0.04, 0.92);
    const wide = half * 0.86 * Math.sin(Math.PI * (0.06 + up * 0.94) ** 0.66);
    const from: Point = [x + lean * up + random.around(0, wide), y - height * up];
    const lit = from[0] < x - wide * 0.1;
    picture.line(
      `M${at(from)}l${px(random.around(0, 2))} ${px(-height * random.between(0.03, 0.08))}`,
      lit ? tint(colour, 0.42) : shade(colour, 0.42),
      Math.max(0.9, height * 0.008),
      0.5,
    );
  }
  // Its shadow lies on the ground to the right.
  blot(picture, [x + half * 1.6, y + 2], half * 2.4, shade(colour, 0.2), 0.34, 0.16);
}

/** An olive tree: a bent stem under pale crowns; `size` is its height in px. */
export function oliveTree(picture: Picture, [x, y]: Point, size: number, colour: Colour): void {
  const { random } = picture;
  const top: Point = [x + random.around(0, size * 0.12), y - size * 0.5];
  for (const way of [-1, 1])
    picture.line(
      trace(
        bezier(
          [x, y],
          [x + way * size * 0.04, y - size * 0.24],
          [x - way * size * 0.05, y - size * 0.34],
          [top[0] + way * size * 0.14, top[1]],
        ),
      ),
      '#7b6853',
      Math.max(1.4, size * 0.045),
      0.85,
    );
  blot(picture, [x + size * 0.14, y + 2], size * 0.62, shade(colour, 0.25), 0.4, 0.14);
  for (let crown = 0; crown < 6; crown += 1) {
    const place: Point = [top[0] + random.around(0, size * 0.36), top[1] - size * random.between(0, 0.32)];
    blot(
      picture,
      place,
      size * random.between(0.24, 0.36),
      crown % 3 === 2 ? tint(colour, 0.45) : mix(colour, shade(colour, 0.3), random.next()),
      0.85,
      0.72,
    );
  }
  for (let stroke = 0; stroke < size * 0.6; stroke += 1) {
    const from: Point = [top[0] + random.around(0, size * 0.5), top[1] - size * random.between(-0.12, 0.42)];
    picture.line(
      `M${at(from)}l${px(random.around(0, size * 0.05))} ${px(-size * random.between(0.02, 0.06))}`,
      random.chance(0.5) ? tint(colour, 0.5) : shade(colour, 0.36),
      Math.max(0.8, size * 0.014),
      0.55,
    );
  }
}

/** Rows of vines or of lavender that follow a hill down to a point; `from` and `to` are where they begin along its edge. */
export function rows(
  picture: Picture,
  edge: Edge,
  from: number,
  to: number,
  foot: Point,
  count: number,
  colour: Colour,
  width: number,
): void {
  const { random } = picture;
  for (let row = 0; row < count; row += 1) {
    const x = from + ((to - from) * row) / (count - 1);
    const start: Point = [x, edge(x) + 5];
    const end: Point = [foot[0] + (x - (from + to) / 2) * 1.9, foot[1]];
    const curve = bezier(
      start,
      [x + (end[0] - x) * 0.2, start[1] + (end[1] - start[1]) * 0.4],
      [x + (end[0] - x) * 0.6, start[1] + (end[1] - start[1]) * 0.7],
      end,
    );
    const dots = 46;
    for (let dot = 0; dot < dots; dot += 1) {
      const t = (dot / dots) ** 0.8;
      const [cx, cy] = curve(t);
      const size = width * (0.35 + 1.3 * t) * random.around(1, 0.35);
      picture.add(
        `<ellipse cx="${px(cx + random.around(0, 1.5))}" cy="${px(cy)}" rx="${px(size)}" ry="${px(size * 0.62)}" fill="${random.chance(0.3) ? shade(colour, 0.24) : mix(colour, tint(colour, 0.4), random.next())}" fill-opacity="${(0.5 + 0.3 * t).toFixed(2)}"/>`,
      );
    }
  }
}

/** A country house with a tower, its lit sides at the left; `size` is the height of the tower in px. */
export function villa(picture: Picture, [x, y]: Point, size: number, wall: Colour, roof: Colour): void {
  const block = (left: number, width: number, high: number, split: number): void => {
    const [l, r, t] = [x + left * size, x + (left + width) * size, y - high * size];
    const m = l + (r - l) * split;
    picture.fill(`M${px(l)} ${px(y)}V${px(t)}H${px(m)}V${px(y)}Z`, tint(wall, 0.3), 0.96);
    picture.fill(`M${px(m)} ${px(y)}V${px(t)}H${px(r)}V${px(y)}Z`, shade(wall, 0.14), 0.96);
    const rise = size * 0.12;
    picture.fill(
      polygon([
        [l - size * 0.03, t],
        [l + (r - l) * 0.16, t - rise],
        [r - (r - l) * 0.16, t - rise],
        [r + size * 0.03, t],
      ]),
      roof,
      0.95,
    );
    picture.fill(
      polygon([
        [m, t],
        [m + (r - m) * 0.2, t - rise],
        [r - (r - l) * 0.16, t - rise],
        [r + size * 0.03, t],
      ]),
      shade(roof, 0.25),
      0.6,
    );
    for (let window = 0; window < Math.round(width * 5); window += 1)
      for (const up of high > 0.8 ? [0.2, 0.52, 0.8] : [0.18, 0.42].filter((each) => each < high - 0.1)) {
        const left = l + ((window + 0.5) / Math.round(width * 5)) * (r - l) - size * 0.022;
        picture.fill(
          `M${px(left)} ${px(y - up * size)}h${px(size * 0.044)}v${px(-size * 0.085)}h${px(-size * 0.044)}Z`,
          '#6d5a4e',
          0.75,
        );
      }
  };
  block(-0.62, 0.7, 0.52, 0.62);
  block(0.04, 0.34, 1, 0.55);
  block(0.36, 0.56, 0.4, 0.6);
}
