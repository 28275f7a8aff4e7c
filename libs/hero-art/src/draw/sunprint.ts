import { along, at, placeOn, polar, smooth, trace, type Curve, type Point } from './geometry';
import type { Colour } from './palette';
import type { Picture } from './picture';
import { disc, leaf, petal } from './shapes';

/** A sheet on which plants lay in the sun: where they were pressed to it it stayed white, where they were thin it is pale blue. */
export interface Print {
  readonly picture: Picture;
  readonly white: Colour;
}

/** What is thick: it let no light through. */
const solid = ({ picture, white }: Print, path: string, strength = 0.92): void => picture.fill(path, white, strength);
const stalk = ({ picture, white }: Print, path: string, width: number, strength = 0.92): void =>
  picture.line(path, white, width, strength);

/** What let some light through, with its veins; the edge is pressed more firmly than the middle. */
function thin({ picture, white }: Print, path: string, strength: number): void {
  picture.fill(path, white, strength);
  picture.line(path, white, 1.1, Math.min(1, strength + 0.25));
}

/** An umbel on its stem: rays that end in small umbels of their own; `size` is the length of a ray in px. */
export function umbel(print: Print, stem: Curve, size: number): void {
  const { random } = print.picture;
  stalk(print, trace(stem, 18), Math.max(2, size * 0.036));
  const top = placeOn(stem, 1);
  const rays = 21;
  let threads = '';
  let dots = '';
  for (let ray = 0; ray < rays; ray += 1) {
    const turn = top.angle + (ray / (rays - 1) - 0.5) * 128 + random.around(0, 3);
    const long =
      size *
      (0.78 + 0.22 * Math.cos(((turn - top.angle) * Math.PI) / 180)) *
      (ray % 3 === 1 ? 0.62 : 1) *
      random.around(1, 0.08);
    const end = polar([top.x, top.y], turn, long);
    const bow = polar([top.x, top.y], (turn + top.angle) / 2, long * 0.55);
    threads += `M${at([top.x, top.y])}Q${at(bow)} ${at(end)}`;
    for (let small = 0; small < 8; small += 1) {
      const heading = turn + (small / 7 - 0.5) * 190 + random.around(0, 8);
      const tip = polar(end, heading, size * random.between(0.1, 0.2));
      threads += `M${at(end)}L${at(tip)}`;
      for (let flower = 0; flower < 2; flower += 1)
        dots += disc(polar(tip, random.between(0, 360), size * 0.02), size * random.between(0.016, 0.034));
    }
  }
  stalk(print, threads, Math.max(0.8, size * 0.01), 0.85);
  solid(print, dots, 0.95);
}

/** A fern whose leaflets have leaflets of their own; `size` is the length of the longest in px. */
export function sunFern(print: Print, stem: Curve, pairs: number, size: number, strength: number): void {
  const { random } = print.picture;
  stalk(print, trace(stem, 20), Math.max(1.6, size * 0.03), strength + 0.1);
  let path = '';
  for (const { x, y, t, angle } of along(stem, pairs, 0.12, 0.985)) {
    const long = size * Math.sin(Math.PI * (0.22 + 0.74 * t)) ** 0.9;
    for (const way of [-1, 1]) {
      const heading = angle + way * (74 - 22 * t) + random.around(0, 3);
      const rib = (far: number): Point => {
        const [px, py] = polar([x, y], heading, long * far);
        return [px, py + long * 0.08 * far * far];
      };
      const leaflets = Math.max(3, Math.round(long / 11));
      for (let index = 1; index <= leaflets; index += 1) {
        const far = index / (leaflets + 0.6);
        const short = long * 0.24 * (1 - far * 0.78);
        for (const side of [-1, 1]) path += leaf(rib(far - 0.03), heading + side * 58, short, short * 0.4, 0);
      }
      path += leaf(rib(0.86), heading, long * 0.16, long * 0.06, 0);
      stalk(print, `M${at([x, y])}Q${at(rib(0.5))} ${at(rib(0.95))}`, 1, strength);
    }
  }
  solid(print, path, strength);
}

/** A twig with thin leaves through whose veins less light came; `size` is the length of a leaf in px. */
export function leafyTwig(print: Print, stem: Curve, pairs: number, size: number, strength: number): void {
  const { random } = print.picture;
  stalk(print, trace(stem, 18), Math.max(1.8, size * 0.034), strength + 0.3);
  const one = (base: Point, turn: number, long: number): void => {
    const bend = random.around(0, long * 0.12);
    thin(print, leaf(base, turn, long, long * 0.42, bend), strength);
    let veins = `M${at(base)}L${at(polar(base, turn + (bend / long) * 50, long * 0.92))}`;
    for (let vein = 1; vein < 7; vein += 1)
      for (const way of [-1, 1]) {
        const root = polar(base, turn + (bend / long) * 40, long * 0.12 * vein);
        veins += `M${at(root)}L${at(polar(root, turn + way * 42, long * 0.24 * Math.sin(Math.PI * (0.12 + 0.12 * vein))))}`;
      }
    stalk(print, veins, 0.9, Math.min(0.95, strength + 0.3));
  };
  for (const { x, y, t, angle } of along(stem, pairs, 0.2, 0.94))
    for (const way of [-1, 1])
      one([x, y], angle + way * random.around(50, 8), size * (1.05 - 0.5 * t) * random.around(1, 0.1));
  const end = placeOn(stem, 0.98);
  one([end.x, end.y], end.angle, size * 0.6);
}

/** A flower with thin petals that lie over each other, on its stem; `radius` in px. */
export function sunFlower(print: Print, stem: Curve, radius: number, petals: number): void {
  const { random } = print.picture;
  stalk(print, trace(stem, 18), Math.max(1.8, radius * 0.05));
  const { x, y } = placeOn(stem, 1);
  const turn = random.between(0, 360);
  for (let index = 0; index < petals; index += 1) {
    const heading = turn + (index * 360) / petals + random.around(0, 5);
    const long = radius * random.around(1, 0.08);
    thin(print, petal([x, y], heading, long, ((long * 6.28) / petals) * 1.22, 0.07), 0.4);
    let veins = '';
    for (const side of [-16, -8, 0, 8, 16])
      veins += `M${at(polar([x, y], heading + side * 0.4, long * 0.24))}L${at(polar([x, y], heading + side * 0.9, long * random.between(0.66, 0.86)))}`;
    stalk(print, veins, 0.8, 0.4);
  }
  solid(print, disc([x, y], radius * 0.14), 0.96);
  let dots = '';
  for (let index = 0; index < 22; index += 1)
    dots += disc(polar([x, y], index * 16.4, radius * random.between(0.15, 0.24)), radius * 0.022);
  solid(print, dots, 0.95);
}

/** A grass that bends under its spikelets; `size` is the length of one in px. */
export function oatGrass(print: Print, stem: Curve, count: number, size: number): void {
  const { random } = print.picture;
  stalk(print, trace(stem, 20), 1.8, 0.85);
  for (const { x, y, t, angle } of along(stem, count, 0.5, 1)) {
    const side = random.chance(0.5) ? 1 : -1;
    const end = polar([x, y], angle + side * (40 - 20 * t), size * (1.5 - t * 0.8));
    const hang = polar(end, 90 + side * 8, size * 0.3);
    stalk(print, `M${at([x, y])}Q${at(end)} ${at(hang)}`, 0.9, 0.8);
    for (const turn of [-9, 9]) thin(print, leaf(hang, 90 + turn + side * 6, size, size * 0.2, 0), 0.62);
    stalk(print, `M${at(polar(hang, 90, size * 0.8))}L${at(polar(hang, 90 + side * 12, size * 1.7))}`, 0.7, 0.6);
  }
}

/** Long blades of grass from their root. */
export function blades(print: Print, root: Point, count: number, length: number): void {
  const { random } = print.picture;
  for (let index = 0; index < count; index += 1) {
    const base: Point = [root[0] + random.around(0, 30), root[1]];
    const lean = random.around(0, 150);
    const high = length * random.between(0.5, 1);
    const tip: Point = [base[0] + lean, base[1] - high];
    const bow: Point = [base[0] + lean * 0.1, base[1] - high * 0.7];
    const wide = random.between(2, 4.6);
    solid(
      print,
      `M${at([base[0] - wide, base[1]])}Q${at([bow[0] - wide, bow[1]])} ${at(tip)}Q${at([bow[0] + wide, bow[1]])} ${at([base[0] + wide, base[1]])}Z`,
      random.between(0.4, 0.85),
    );
  }
}

/** Broad strokes in which the emulsion was brushed on: a little more or less of it from edge to edge. */
export function emulsion(picture: Picture, dark: Colour, pale: Colour): void {
  const { random } = picture;
  for (let stroke = 0; stroke < 46; stroke += 1) {
    const y = random.between(-20, 920);
    const points = Array.from({ length: 7 }, (_, index): Point => [-40 + index * 280, y + random.around(0, 16)]);
    picture.line(smooth(points), stroke % 2 ? dark : pale, random.between(8, 46), 0.045);
  }
}
