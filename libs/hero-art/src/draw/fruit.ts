import { at, placer, type Point } from './geometry';
import { shade, tint, type Colour } from './palette';
import { LIFTS, type Picture } from './picture';
import { disc } from './shapes';

/** A lemon hanging from `base` in the direction `angle` (degrees), `length` px long. */
export function lemon(picture: Picture, base: Point, angle: number, length: number, colour: Colour): void {
  const { random } = picture;
  const to = placer(base, angle);
  const half = length * 0.36 * random.around(1, 0.06);
  const skin =
    `M${at(to(0, -half * 0.14))}C${at(to(length * 0.06, -half * 1.1))} ${at(to(length * 0.62, -half * 1.45))} ${at(to(length * 0.88, -half * 0.32))}` +
    `C${at(to(length * 0.92, -half * 0.18))} ${at(to(length, -half * 0.22))} ${at(to(length, 0))}` +
    `C${at(to(length, half * 0.22))} ${at(to(length * 0.92, half * 0.18))} ${at(to(length * 0.88, half * 0.32))}` +
    `C${at(to(length * 0.62, half * 1.45))} ${at(to(length * 0.06, half * 1.1))} ${at(to(0, half * 0.14))}Z`;
  picture.cut(skin, colour, LIFTS.mid);
  for (let pore = 0; pore < 9; pore += 1) {
    const spot = to(length * random.between(0.22, 0.74), half * random.around(0, 0.62));
    picture.fill(disc(spot, 1.5), pore % 2 ? shade(colour, 0.22) : tint(colour, 0.5), 0.55);
  }
  picture.line(`M${at(to(-length * 0.08, 0))}L${at(to(length * 0.02, 0))}`, '#6c7a45', 4);
}
