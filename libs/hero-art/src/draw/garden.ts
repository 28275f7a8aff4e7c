import { along, placer, px, trace, type Curve, type Point } from './geometry';
import { mix, type Colour, type Palette } from './palette';
import type { Picture } from './picture';
import { disc, leaf } from './shapes';

/** Leaves of a tree or a hedge, the later ones in the later colours: thinner towards the edge; `size` is the length of a leaf in px. */
export function foliage(
  picture: Picture,
  centre: Point,
  radius: number,
  count: number,
  colours: Palette,
  size: number,
): void {
  const { random } = picture;
  picture.glow(centre, radius * 1.15, colours[0], 0.85);
  for (let index = 0; index < count; index += 1) {
    const turn = random.between(0, 2 * Math.PI);
    const far = radius * random.next() ** 0.78;
    const base: Point = [centre[0] + Math.cos(turn) * far, centre[1] + Math.sin(turn) * far];
    const colour = colours[Math.min(colours.length - 1, Math.floor((index / count) * colours.length))] ?? colours[0];
    const long = size * random.between(0.6, 1.2);
    const shape = leaf(base, (turn * 180) / Math.PI + random.around(20, 70), long, long * 0.42, random.around(0, 6));
    picture.fill(shape, mix(colour, colours[0], random.next() * 0.5), Number(random.between(0.75, 1).toFixed(2)));
  }
}

/** A cord with light bulbs, each with its socket, its glass and the light around it; `size` 1 has bulbs about 26 px high. */
export function strings(picture: Picture, cord: Curve, count: number, size: number): void {
  const { random } = picture;
  picture.line(trace(cord, 20), '#0a1418', 2.2 * size, 0.9);
  for (const { x, y } of along(cord, count, 0.06, 0.95)) {
    const to = placer([x, y], random.around(0, 9), size);
    const p = (right: number, down: number): string => to(right, down).map(px).join(' ');
    const heart = to(0, 22);
    picture.glow(heart, 92 * size, '#f6b865', 0.5);
    picture.glow(heart, 34 * size, '#ffe1a6', 0.75);
    const glass = `M${p(-4, 9)}C${p(-5, 14)} ${p(-11, 17)} ${p(-11, 25)}C${p(-11, 33)} ${p(-5, 37)} ${p(0, 37)}C${p(5, 37)} ${p(11, 33)} ${p(11, 25)}C${p(11, 17)} ${p(5, 14)} ${p(4, 9)}Z`;
    picture.fill(
      glass,
      picture.radial(
        [
          [0, '#fffbe9'],
          [0.5, '#ffe3a3'],
          [1, '#f0a648'],
        ],
        [0.5, 0.56],
        0.6,
      ),
      0.95,
    );
    picture.line(`M${p(-2.5, 14)}L${p(-3.5, 24)}Q${p(0, 19)} ${p(3.5, 24)}L${p(2.5, 14)}`, '#d98a2c', 1.1 * size, 0.75);
    picture.line(`M${p(-7, 22)}Q${p(-7.5, 28)} ${p(-4, 32)}`, '#fffdf2', 1.6 * size, 0.8);
    picture.fill(`M${p(-5, 0)}L${p(5, 0)}L${p(4.6, 11)}L${p(-4.6, 11)}Z`, '#101c20');
    picture.line(`M${p(-4.8, 4)}L${p(4.8, 4)}M${p(-4.8, 7.5)}L${p(4.8, 7.5)}`, '#3f4f50', 1 * size, 0.8);
  }
}

/** A jar with a candle in it on the ground; `size` is its height in px. */
export function lightedJar(picture: Picture, [x, y]: Point, size: number): void {
  const [half, top] = [size * 0.34, y - size];
  const body = `M${px(x - half * 0.8)} ${px(top)}H${px(x + half * 0.8)}C${px(x + half)} ${px(top + size * 0.12)} ${px(x + half)} ${px(top + size * 0.2)} ${px(x + half)} ${px(top + size * 0.3)}V${px(y - 5)}Q${px(x + half)} ${px(y)} ${px(x + half - 6)} ${px(y)}H${px(x - half + 6)}Q${px(x - half)} ${px(y)} ${px(x - half)} ${px(y - 5)}V${px(top + size * 0.3)}C${px(x - half)} ${px(top + size * 0.2)} ${px(x - half)} ${px(top + size * 0.12)} ${px(x - half * 0.8)} ${px(top)}Z`;
  const glowing: Colour = '#f6b865';
  picture.glow([x, y - size * 0.4], size * 2.6, glowing, 0.5);
  picture.glow([x, y + 2], size * 1.5, glowing, 0.5, 0.22);
  picture.fill(
    body,
    picture.radial(
      [
        [0, '#fff0c4', 0.95],
        [0.35, '#f8c676', 0.75],
        [1, '#8a5a34', 0.45],
      ],
      [0.5, 0.62],
      0.62,
    ),
  );
  picture.fill(
    `M${px(x - size * 0.13)} ${px(y - 4)}V${px(y - size * 0.32)}H${px(x + size * 0.13)}V${px(y - 4)}Z`,
    '#fff3d9',
    0.9,
  );
  picture.fill(
    `M${px(x)} ${px(y - size * 0.66)}C${px(x + size * 0.1)} ${px(y - size * 0.5)} ${px(x + size * 0.09)} ${px(y - size * 0.36)} ${px(x)} ${px(y - size * 0.35)}C${px(x - size * 0.09)} ${px(y - size * 0.36)} ${px(x - size * 0.1)} ${px(y - size * 0.5)} ${px(x)} ${px(y - size * 0.66)}Z`,
    '#fffbe6',
  );
  picture.line(body, '#ffe9c2', 1.2, 0.5);
  picture.line(`M${px(x - half * 0.8)} ${px(top + 4)}H${px(x + half * 0.8)}`, '#ffe9c2', 2, 0.55);
  picture.line(`M${px(x - half * 0.7)} ${px(top + size * 0.28)}V${px(y - size * 0.2)}`, '#fffdf2', 2, 0.5);
  picture.fill(disc([x, y - size * 0.46], 1.5), '#fffbe6');
}
