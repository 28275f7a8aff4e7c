import { along, at, bezier, placer, polar, polygon, smooth, trace, type Curve, type Point } from './geometry';
import { mix, shade, tint, type Colour, type Palette } from './palette';
import { LIFTS, type Lift, type Picture } from './picture';

/** A cut-paper fir standing at `foot`; height in px. */
export function fir(picture: Picture, foot: Point, height: number, colour: Colour, lift: Lift = LIFTS.mid): void {
  const { random } = picture;
  const tiers = 6;
  const width = height * random.between(0.42, 0.52);
  const side = (way: number): Point[] => {
    const points: Point[] = [];
    for (let tier = 1; tier <= tiers; tier += 1) {
      const share = tier / tiers;
      const reach = (width / 2) * share ** 0.85 * random.around(1, 0.09);
      const y = foot[1] - height * (1 - share * 0.94);
      points.push([foot[0] + way * reach, y], [foot[0] + way * reach * 0.48, y - height * 0.03]);
    }
    return points.slice(0, -1);
  };
  const top: Point = [foot[0], foot[1] - height];
  const outline = polygon([top, ...side(1), ...side(-1).reverse()]);
  picture.cast(outline, lift);
  picture.fill(
    outline,
    picture.linear([
      [0, tint(colour, 0.16)],
      [1, shade(colour, 0.16)],
    ]),
  );
  picture.fill(polygon([top, ...side(1), [foot[0], foot[1] - height * 0.06]]), shade(colour, 0.4), 0.22);
  picture.line(outline, tint(colour, 0.4), 1, 0.35);
}

/** A fir twig with needles along its stem; `needle` is their length in px. */
export function firTwig(picture: Picture, stem: Curve, needle: number, colours: Palette): void {
  const { random } = picture;
  const bunch = (from: number, count: number, colour: Colour, width: number, opacity: number): void => {
    let path = '';
    for (const place of along(stem, count, from, 1)) {
      for (const way of [-1, 1]) {
        const length = needle * (1 - 0.55 * place.t ** 3) * random.around(1, 0.2);
        const tip = polar([place.x, place.y], place.angle + way * random.around(46, 14), length);
        path += `M${at([place.x, place.y])}L${at(tip)}`;
      }
    }
    picture.line(path, colour, width, opacity);
  };
  picture.add('<g transform="translate(5 11)">');
  bunch(0.05, 24, '#1a1412', 5, 0.09);
  picture.add('</g>');
  picture.line(trace(stem), '#6b5140', needle * 0.08);
  bunch(0.04, 32, shade(colours[0], 0.28), 2.6, 1);
  bunch(0.05, 30, colours[0], 2.3, 1);
  bunch(0.06, 22, colours[1] ?? colours[0], 1.9, 0.95);
}

/** A whole fir branch: a stem of `length` px towards `angle` degrees with side twigs. */
export function firBranch(picture: Picture, base: Point, angle: number, length: number, colours: Palette): void {
  const { random } = picture;
  const droop = random.between(4, 14);
  const stem = bezier(
    base,
    polar(base, angle - droop, length * 0.35),
    polar(base, angle, length * 0.7),
    polar(base, angle + droop, length),
  );
  for (const place of along(stem, 4, 0.14, 0.72)) {
    for (const way of [-1, 1]) {
      const reach = length * 0.62 * (1.05 - place.t);
      const from: Point = [place.x, place.y];
      const heading = place.angle + way * random.around(40, 7);
      firTwig(
        picture,
        bezier(
          from,
          polar(from, heading, reach * 0.3),
          polar(from, heading - way * 4, reach * 0.6),
          polar(from, heading - way * 12, reach),
        ),
        length * 0.05 + 5,
        colours,
      );
    }
  }
  firTwig(picture, stem, length * 0.058 + 6, colours);
}

/** A folded paper star with light and dark facets; radius in px. */
export function foldedStar(
  picture: Picture,
  centre: Point,
  radius: number,
  colour: Colour,
  points = 8,
  lift: Lift = LIFTS.mid,
): void {
  const rim = (index: number): Point =>
    polar(
      centre,
      -90 + (index * 180) / points,
      index % 2 === 0 ? radius * (points > 6 && index % 4 === 2 ? 0.74 : 1) : radius * 0.36,
    );
  picture.cast(polygon(Array.from({ length: points * 2 }, (_, index) => rim(index))), lift);
  for (let index = 0; index < points * 2; index += 1) {
    const face = index % 2 === 0 ? shade(colour, 0.16) : tint(colour, 0.34);
    picture.add(
      `<path d="M${at(centre)}L${at(rim(index))}L${at(rim(index + 1))}Z" fill="${face}" stroke="${face}" stroke-width=".5"/>`,
    );
  }
}

/** A woven paper heart (julehjerte) whose square is `side` px; it hangs from its strap at `top`. */
export function wovenHeart(
  picture: Picture,
  top: Point,
  side: number,
  left: Colour,
  right: Colour,
  strips: number,
  tilt = 0,
): void {
  const strap = side * 0.72;
  const origin = polar(top, 90 + tilt, strap);
  const to = placer(origin, 45 + tilt);
  const dome = (flip: boolean): Point[] =>
    Array.from({ length: 13 }, (_, index) => {
      const [x, y] = polar([side / 2, 0], 180 + index * 15, side / 2);
      return flip ? to(y, x) : to(x, y);
    });
  const square = [to(0, 0), to(side, 0), to(side, side), to(0, side)] as const;
  const band = (reach: number): string => {
    const h = placer(origin, tilt);
    return smooth([
      h(-reach, side * 0.06),
      h(-reach * 1.15, -strap * 0.6),
      h(0, -strap * 1.02),
      h(reach * 1.15, -strap * 0.6),
      h(reach, side * 0.06),
    ]);
  };
  picture.line(band(side * 0.16), mix(right, '#2a1a1c', 0.06), side * 0.075);
  const [a, b] = [dome(false), dome(true)];
  const outline = polygon([...a, square[2], ...[...b].reverse()]);
  picture.cast(outline, LIFTS.high);
  picture.fill(polygon(a), picture.sheen(right));
  picture.fill(polygon(b), picture.sheen(left));
  const cell = side / strips;
  for (let row = 0; row < strips; row += 1) {
    for (let column = 0; column < strips; column += 1) {
      const over = (row + column) % 2 === 1;
      const colour = over ? right : left;
      const [x, y] = [column * cell, row * cell];
      const patch = polygon([to(x, y), to(x + cell, y), to(x + cell, y + cell), to(x, y + cell)]);
      picture.add(`<path d="${patch}" fill="${colour}" stroke="${colour}" stroke-width=".7"/>`);
      // Where a strip goes under another one, its two ends are darker.
      const ends: readonly (readonly [Point, Point, Point, Point])[] = over
        ? [
            [to(x, y), to(x + cell, y), to(x + cell, y + cell * 0.16), to(x, y + cell * 0.16)],
            [to(x, y + cell * 0.84), to(x + cell, y + cell * 0.84), to(x + cell, y + cell), to(x, y + cell)],
          ]
        : [
            [to(x, y), to(x + cell * 0.16, y), to(x + cell * 0.16, y + cell), to(x, y + cell)],
            [to(x + cell * 0.84, y), to(x + cell, y), to(x + cell, y + cell), to(x + cell * 0.84, y + cell)],
          ];
      for (const end of ends) picture.fill(polygon(end), shade(colour, 0.7), 0.13);
    }
  }
  picture.fill(
    outline,
    picture.linear(
      [
        [0, '#fffaf0', 0.16],
        [0.6, '#fffaf0', 0],
        [1, '#2a1a1c', 0.14],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  picture.line(outline, '#fffaf0', 1, 0.35);
}
