import { along, at, px, smooth, type Curve, type Point } from './geometry';
import { mix, shade, tint, type Colour, type Palette } from './palette';
import type { Picture } from './picture';
import { disc, leaf } from './shapes';

/** A candle in the evening: its wax, flame and light; `foot` is where it stands, its height in px. */
function taper(picture: Picture, [x, y]: Point, height: number): void {
  const top = y - height;
  picture.glow([x, top - 8], 66, '#ffc871', 0.55);
  picture.fill(`M${px(x - 2.6)} ${px(top)}h5.2V${px(y)}h-5.2Z`, '#f7dfb4');
  picture.fill(
    `M${px(x)} ${px(top - 21)}C${px(x + 6)} ${px(top - 11)} ${px(x + 5)} ${px(top - 2)} ${px(x)} ${px(top - 1)}C${px(x - 5)} ${px(top - 2)} ${px(x - 6)} ${px(top - 11)} ${px(x)} ${px(top - 21)}Z`,
    '#fff3c8',
  );
}

/** A bottle as a silhouette with a light edge. */
function bottle(picture: Picture, [x, y]: Point, height: number, colour: Colour, light: Colour): void {
  const half = height * 0.13;
  const shape = `M${px(x - half)} ${px(y)}V${px(y - height * 0.55)}Q${px(x - half)} ${px(y - height * 0.68)} ${px(x - half * 0.4)} ${px(y - height * 0.74)}V${px(y - height)}H${px(x + half * 0.4)}V${px(y - height * 0.74)}Q${px(x + half)} ${px(y - height * 0.68)} ${px(x + half)} ${px(y - height * 0.55)}V${px(y)}Z`;
  picture.fill(shape, colour);
  picture.line(`M${px(x - half + 2)} ${px(y - 3)}V${px(y - height * 0.54)}`, light, 1.4, 0.8);
}

/** A wine glass in outline. */
function glass(picture: Picture, [x, y]: Point, height: number, light: Colour): void {
  const half = height * 0.22;
  const low = y - height * 0.5;
  picture.fill(
    `M${px(x - half)} ${px(y - height * 0.84)}C${px(x - half)} ${px(low + 2)} ${px(x + half)} ${px(low + 2)} ${px(x + half)} ${px(y - height * 0.84)}Z`,
    '#ffcf87',
    0.5,
  );
  picture.line(
    `M${px(x - half * 0.86)} ${px(y - height)}C${px(x - half * 1.2)} ${px(low)} ${px(x + half * 1.2)} ${px(low)} ${px(x + half * 0.86)} ${px(y - height)}M${px(x)} ${px(low + 2)}V${px(y)}M${px(x - half * 0.8)} ${px(y)}H${px(x + half * 0.8)}`,
    light,
    1.3,
    0.85,
  );
}

/** A low bowl of flowers and leaves along the middle of the table. */
function bouquet(picture: Picture, [x, y]: Point, size: number, greens: Palette, blooms: Palette): void {
  const { random } = picture;
  for (let index = 0; index < 26; index += 1) {
    const turn = random.between(-172, -8);
    const long = size * random.between(0.55, 1);
    picture.fill(
      leaf([x + random.around(0, size * 0.4), y - 4], turn, long, long * 0.3, random.around(0, 6)),
      random.pick(greens),
    );
  }
  for (let index = 0; index < 9; index += 1) {
    const [cx, cy] = [x + random.around(0, size * 0.85), y - size * random.between(0.2, 0.72)];
    const colour = random.pick(blooms);
    picture.fill(disc([cx, cy], size * random.between(0.1, 0.17)), colour);
    picture.fill(disc([cx - 1, cy - 1.5], size * 0.07), tint(colour, 0.4));
  }
}

/** A garden chair with a round back seen from behind, `size` px high, standing at `foot`. */
function chair(picture: Picture, [x, y]: Point, size: number, colour: Colour, light: Colour): void {
  const half = size * 0.2;
  const seat = y - size * 0.46;
  const back = `M${px(x - half)} ${px(seat)}C${px(x - half * 1.12)} ${px(y - size * 0.86)} ${px(x - half * 0.8)} ${px(y - size)} ${px(x)} ${px(y - size)}C${px(x + half * 0.8)} ${px(y - size)} ${px(x + half * 1.12)} ${px(y - size * 0.86)} ${px(x + half)} ${px(seat)}`;
  picture.line(back, colour, size * 0.046);
  const rails = [-0.5, 0, 0.5]
    .map((way) => `M${px(x + way * half)} ${px(seat)}V${px(y - size * (way === 0 ? 0.99 : 0.95))}`)
    .join('');
  picture.line(rails, colour, size * 0.026);
  picture.line(back, light, 1.4, 0.55);
  picture.fill(
    `M${px(x - half * 1.2)} ${px(seat - 3)}Q${px(x)} ${px(seat - 9)} ${px(x + half * 1.2)} ${px(seat - 3)}L${px(x + half * 1.1)} ${px(seat + 9)}H${px(x - half * 1.1)}Z`,
    colour,
  );
  for (const way of [-1, 1])
    picture.line(
      `M${px(x + way * half * 0.96)} ${px(seat + 6)}L${px(x + way * half * 1.1)} ${px(y)}`,
      colour,
      size * 0.04,
    );
}

/** A laid table between two places (px), whose cloth hangs down from `top`; chairs stand on the ground at `floor`. */
export function longTable(picture: Picture, left: number, right: number, top: number, floor: number): void {
  const { random } = picture;
  const wood: Colour = '#20191f';
  const rim: Colour = '#f3b777';
  // The chairs behind it are seen above its edge.
  for (let x = left + 64; x < right - 30; x += 96)
    chair(picture, [x, floor - 22], 158, mix(wood, '#5d4038', 0.45), rim);
  const laid = right - left;
  const cloth = smooth([
    [left - 6, top],
    [left - 12, top + 40],
    [left - 4, top + 66],
  ]);
  picture.glow([(left + right) / 2, top], laid * 0.42, '#ffbf6b', 0.4, 0.3);
  const places = (count: number, jitter: number): number[] =>
    Array.from({ length: count }, (_, index) => left + (laid * (index + 0.5)) / count + random.around(0, jitter));
  for (const x of places(5, 8))
    bouquet(picture, [x, top + 4], 44, ['#2f3f33', '#3d5140', '#56684a'], ['#f2d3bd', '#e59d86', '#f6e7d2']);
  for (const x of places(6, 10)) bottle(picture, [x + 40, top + 6], 62, '#2a2c26', rim);
  for (const x of places(13, 5)) glass(picture, [x, top + 10], 36, '#ffe6bd');
  for (const x of places(9, 9)) taper(picture, [x + 22, top + 6], random.between(34, 58));
  picture.fill(
    `${cloth}L${px(right + 4)} ${px(top + 66)}Q${px(right + 12)} ${px(top + 40)} ${px(right + 6)} ${px(top)}Z`,
    picture.linear([
      [0, '#ffe9c6'],
      [0.3, '#e9b988'],
      [1, '#8a5f5c'],
    ]),
  );
  for (let x = left + 20; x < right; x += random.between(26, 54))
    picture.fill(
      `M${px(x)} ${px(top + 8)}L${px(x + 9)} ${px(top + 66)}H${px(x - 6)}Z`,
      random.chance(0.5) ? '#6d4650' : '#ffe3b6',
      0.22,
    );
  for (const x of [left + 30, right - 30]) picture.fill(`M${px(x - 6)} ${px(top + 60)}h12V${px(floor)}h-12Z`, wood);
  for (let x = left + 18; x < right; x += 104) chair(picture, [x + 14, floor + 16], 140, wood, rim);
}

/** A tree as a dark shape against the sky: its stem and its branches, each of which bears leaves; `size` is the length of a leaf in px. */
export function tree(
  picture: Picture,
  stem: Curve,
  width: number,
  branches: readonly Curve[],
  colours: Palette,
  size: number,
): void {
  const { random } = picture;
  const limb = (curve: Curve, from: number, to: number): void => {
    const places = along(curve, 8);
    const side = (way: number): Point[] =>
      places.map(({ x, y, t, angle }) => {
        const half = (from + (to - from) * t) / 2;
        const radians = ((angle + 90 * way) * Math.PI) / 180;
        return [x + Math.cos(radians) * half, y + Math.sin(radians) * half];
      });
    picture.fill(`${smooth(side(-1))}L${smooth(side(1).reverse()).slice(1)}Z`, shade(colours[0], 0.2));
  };
  limb(stem, width, width * 0.5);
  for (const branch of branches) limb(branch, width * 0.4, 3);
  colours.forEach((colour, layer) => {
    for (const branch of branches)
      for (const { x, y, t } of along(branch, 9, 0.2, 1)) {
        const reach = 26 + 62 * Math.sin(Math.PI * (0.2 + 0.7 * t));
        for (let index = 0; index < 9 - layer * 2; index += 1) {
          const turn = random.between(0, 2 * Math.PI);
          const far = reach * random.next() ** 0.6;
          const long = size * random.between(0.6, 1.15);
          picture.fill(
            leaf(
              [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.8 - layer * 5],
              (turn * 180) / Math.PI + random.around(0, 60),
              long,
              long * 0.44,
            ),
            mix(colour, colours[0], random.next() * 0.4),
          );
        }
      }
  });
}

/** Path data of the far edge of a wood: crowns beside each other along a height (px). */
export function farWood(picture: Picture, base: (x: number) => number, high: number): string {
  const { random } = picture;
  let path = `M-60 960L-60 ${px(base(-60))}`;
  for (let x = -60; x < 1660;) {
    const wide = high * random.between(0.7, 1.5);
    const up = high * random.between(0.4, 1.1);
    path += `C${px(x + wide * 0.1)} ${px(base(x) - up)} ${px(x + wide * 0.9)} ${px(base(x + wide) - up)} ${at([x + wide, base(x + wide)])}`;
    x += wide;
  }
  return `${path}L1680 960Z`;
}
