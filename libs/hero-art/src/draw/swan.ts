import { at, polar, px, smooth, type Point } from './geometry';
import { mix, shade, type Colour } from './palette';
import type { Picture } from './picture';

/** Points of a swan that looks right, in shares of its length; the water is at 0, upwards is positive. */
const NECK_FRONT: readonly Point[] = [
  [0.3, 0.05],
  [0.4, 0.1],
  [0.42, 0.2],
  [0.35, 0.32],
  [0.27, 0.44],
  [0.25, 0.55],
  [0.29, 0.63],
  [0.37, 0.65],
  [0.43, 0.61],
  [0.455, 0.575],
];
const NECK_BACK: readonly Point[] = [
  [0.455, 0.575],
  [0.47, 0.63],
  [0.44, 0.7],
  [0.36, 0.735],
  [0.26, 0.715],
  [0.195, 0.64],
  [0.185, 0.53],
  [0.22, 0.41],
  [0.26, 0.31],
  [0.22, 0.24],
];
const BACK: readonly Point[] = [
  [0.22, 0.24],
  [0.1, 0.33],
  [-0.12, 0.36],
  [-0.34, 0.33],
  [-0.54, 0.3],
  [-0.5, 0.2],
  [-0.42, 0.08],
  [-0.28, -0.01],
  [0, -0.03],
  [0.22, -0.01],
  [0.3, 0.05],
];

/** A swan on the water in a few washes, with its reflection; `foot` is where it lies, `way` 1 looks right and -1 left, `size` is its length in px. */
export function swan(picture: Picture, [x, y]: Point, size: number, way: number, shadow: Colour): void {
  const to = ([right, up]: Point): Point => [x + way * right * size, y - up * size];
  const outline = (points: readonly Point[]): Point[] => points.map(to);
  const body = `${smooth(outline(NECK_FRONT))}${smooth(outline(NECK_BACK)).replace(/^M[^C]*/, '')}${smooth(outline(BACK)).replace(/^M[^C]*/, '')}Z`;
  // Its reflection is broken by the water.
  picture.add(`<g transform="translate(0 ${px(y * 1.62)}) scale(1 -.62)" opacity=".3">`);
  picture.fill(body, '#ffffff');
  picture.add('</g>');
  picture.fill(body, '#fdfbf6');
  // The wash of its shaded side, and the line where it dried.
  const wing = (lift: number, back: number): Point[] =>
    outline([
      [0.18, 0.16 + lift],
      [0.08, 0.27 + lift],
      [-0.14, 0.31 + lift],
      [-0.36 - back, 0.27 + lift * 0.6],
      [-0.52 - back, 0.31 + lift * 0.4],
      [-0.44 - back * 0.5, 0.19 + lift * 0.6],
      [-0.24, 0.09 + lift],
      [0.02, 0.08 + lift],
    ]);
  const washes = (path: string, colour: Colour, opacity: number): void =>
    picture.fill(
      path,
      picture.linear(
        [
          [0, colour, 0],
          [0.45, colour, opacity * 0.3],
          [1, colour, opacity],
        ],
        [0.5, 0],
        [0.5, 1],
      ),
    );
  washes(body, shadow, 0.5);
  washes(smooth(wing(0, 0), true), shadow, 0.62);
  picture.fill(smooth(wing(0.035, 0.02), true), '#fffdf8', 0.94);
  washes(smooth(wing(0.035, 0.02), true), mix(shadow, '#c9b3a0', 0.3), 0.4);
  // Feathers of the wing.
  for (let feather = 0; feather < 6; feather += 1) {
    const start = to([0.06 - feather * 0.07, 0.15 + feather * 0.012]);
    const end = to([-0.3 - feather * 0.035, 0.16 + feather * 0.028]);
    const bow = to([-0.14 - feather * 0.05, 0.1 + feather * 0.022]);
    picture.line(`M${at(start)}Q${at(bow)} ${at(end)}`, shadow, Math.max(0.9, size * 0.006), 0.55);
  }
  picture.line(body, shade(shadow, 0.1), Math.max(0.8, size * 0.0045), 0.42);
  washes(`${smooth(outline(NECK_FRONT))}L${smooth(outline(NECK_BACK)).slice(1)}Z`, shadow, 0.34);
  // The face: a black mask, an orange bill.
  const bill = outline([
    [0.44, 0.655],
    [0.5, 0.62],
    [0.545, 0.565],
    [0.53, 0.548],
    [0.48, 0.575],
    [0.445, 0.6],
  ]);
  picture.fill(smooth(bill, true), '#d98a4e');
  picture.fill(
    smooth(
      outline([
        [0.4, 0.655],
        [0.44, 0.668],
        [0.466, 0.642],
        [0.452, 0.605],
        [0.436, 0.61],
      ]),
      true,
    ),
    '#3f3b42',
  );
  picture.fill(
    `M${at(to([0.402, 0.668]))}a${px(size * 0.009)} ${px(size * 0.009)} 0 1 0 ${px(size * 0.018)} 0a${px(size * 0.009)} ${px(size * 0.009)} 0 1 0 ${px(-size * 0.018)} 0Z`,
    '#3f3b42',
  );
}

/** A young swan in grey down; `size` is its length in px. */
export function cygnet(picture: Picture, [x, y]: Point, size: number, way: number, down: Colour): void {
  const { random } = picture;
  const to = (right: number, up: number): Point => [x + way * right * size, y - up * size];
  const body = smooth(
    [
      to(0.34, 0.06),
      to(0.42, 0.22),
      to(0.36, 0.42),
      to(0.42, 0.56),
      to(0.42, 0.72),
      to(0.26, 0.82),
      to(0.1, 0.74),
      to(0.08, 0.54),
      to(0, 0.42),
      to(-0.22, 0.42),
      to(-0.5, 0.46),
      to(-0.44, 0.2),
      to(-0.26, 0),
      to(0.1, -0.02),
    ],
    true,
  );
  picture.add(`<g transform="translate(0 ${px(y * 1.6)}) scale(1 -.6)" opacity=".22">`);
  picture.fill(body, down);
  picture.add('</g>');
  picture.fill(
    body,
    picture.linear([
      [0, mix(down, '#ffffff', 0.45)],
      [1, down],
    ]),
    0.95,
  );
  for (let index = 0; index < 26; index += 1) {
    const from = to(random.between(-0.4, 0.34), random.between(0.05, 0.36));
    picture.line(`M${at(from)}L${at(polar(from, way > 0 ? 200 : -20, size * 0.09))}`, shade(down, 0.22), 0.9, 0.4);
  }
  picture.fill(smooth([to(0.4, 0.7), to(0.56, 0.6), to(0.54, 0.56), to(0.4, 0.58)], true), '#5d5a60');
  picture.fill(
    `M${at(to(0.28, 0.7))}a${px(size * 0.028)} ${px(size * 0.028)} 0 1 0 ${px(size * 0.056)} 0a${px(size * 0.028)} ${px(size * 0.028)} 0 1 0 ${px(-size * 0.056)} 0Z`,
    '#3f3b42',
  );
}

/** A bed of reeds in a few strokes each: stalks, long bent leaves and plumes; `spread` px wide around its root. */
export function reeds(
  picture: Picture,
  [x, y]: Point,
  spread: number,
  height: number,
  count: number,
  colours: readonly [Colour, Colour, Colour],
): void {
  const { random } = picture;
  for (let index = 0; index < count; index += 1) {
    const base: Point = [x + random.around(0, spread), y + random.between(0, 30)];
    const high = height * random.between(0.45, 1) * (1 - (0.4 * Math.abs(base[0] - x)) / spread);
    const lean = random.around(0, high * 0.3);
    const tip: Point = [base[0] + lean, base[1] - high];
    const bow: Point = [base[0] + lean * 0.15, base[1] - high * 0.6];
    const colour = mix(colours[0], colours[1], random.next());
    if (index % 3 === 0) {
      picture.line(`M${at(base)}Q${at(bow)} ${at(tip)}`, colour, 1.8, 0.8);
      // The plume hangs to one side.
      const side = random.chance(0.6) ? 1 : -1;
      for (let thread = 0; thread < 15; thread += 1) {
        const root = polar(tip, 90 - (lean / high) * 50, thread * high * 0.011);
        const end: Point = [root[0] + side * random.between(4, 17), root[1] + random.between(-4, 16)];
        picture.line(`M${at(root)}Q${at([root[0] + side * 8, root[1] - 6])} ${at(end)}`, colours[2], 1.5, 0.6);
      }
    } else {
      const wide = random.between(1.8, 4);
      const bent: Point = [tip[0] + lean * 0.7, tip[1] + high * random.between(0.02, 0.3)];
      picture.fill(
        `M${at([base[0] - wide, base[1]])}C${at([bow[0] - wide, bow[1]])} ${at(tip)} ${at(bent)}C${at([tip[0] + wide, tip[1] + wide])} ${at([bow[0] + wide, bow[1]])} ${at([base[0] + wide, base[1]])}Z`,
        colour,
        Number(random.between(0.4, 0.85).toFixed(2)),
      );
    }
  }
}
