import { along, at, polar, polygon, px, trace, type Curve, type Point } from './geometry';
import { mix, shade, tint, type Colour, type Palette } from './palette';
import { LIFTS, type Picture } from './picture';
import { disc, sector, slip } from './shapes';

/** A ribbed paper lantern hanging from the top edge; `radius` px across the half width, `lit` adds a glow. */
export function lantern(picture: Picture, [x, y]: Point, radius: number, colour: Colour, lit = false): void {
  const [rx, ry] = [radius, radius * picture.random.between(0.84, 1.04)];
  picture.line(`M${px(x)} -5L${px(x)} ${px(y - ry)}`, lit ? tint(colour, 0.1) : shade(colour, 0.35), 1.4, 0.7);
  if (lit) picture.glow([x, y], radius * 2.9, tint(colour, 0.25), 0.5);
  const body = `M${px(x - rx)} ${px(y)}a${px(rx)} ${px(ry)} 0 1 0 ${px(rx * 2)} 0a${px(rx)} ${px(ry)} 0 1 0 ${px(-rx * 2)} 0Z`;
  if (!lit) picture.cast(body, LIFTS.high);
  const skin = lit
    ? picture.radial(
        [
          [0, tint(colour, 0.8)],
          [0.4, tint(colour, 0.4)],
          [0.8, colour],
          [1, shade(colour, 0.2)],
        ],
        [0.5, 0.6],
        0.6,
      )
    : picture.radial(
        [
          [0, tint(colour, 0.32)],
          [0.55, colour],
          [1, shade(colour, 0.3)],
        ],
        [0.36, 0.34],
        0.75,
      );
  picture.fill(body, skin);
  for (let rib = 1; rib < 12; rib += 1) {
    const level = -1 + rib / 6;
    const half = rx * Math.sqrt(1 - level * level);
    const line = y + level * ry;
    const wire = (down: number): string =>
      `M${px(x - half)} ${px(line + down)}Q${px(x)} ${px(line + down + radius * 0.13)} ${px(x + half)} ${px(line + down)}`;
    picture.line(wire(0), shade(colour, 0.45), radius * 0.016 + 0.5, 0.32);
    picture.line(wire(2), tint(colour, 0.6), radius * 0.014 + 0.4, 0.28);
  }
  for (const end of [-1, 1]) {
    picture.fill(slip([x, y + end * ry * 0.985], rx * 0.52, radius * 0.09, 0), shade(colour, lit ? 0.45 : 0.38));
  }
  for (let thread = -2; thread <= 2; thread += 1) {
    const top = y + ry * 1.02;
    picture.line(
      `M${px(x)} ${px(top)}Q${px(x + thread)} ${px(top + radius * 0.2)} ${px(x + thread * radius * 0.035)} ${px(top + radius * (0.46 - Math.abs(thread) * 0.03))}`,
      shade(colour, 0.15),
      1.3,
      0.8,
    );
  }
}

/** A pleated paper rosette of `radius` px with two rings of folds. */
export function rosette(picture: Picture, centre: Point, radius: number, outer: Colour, inner: Colour): void {
  const ring = (size: number, folds: number, colour: Colour, turn: number): void => {
    const rim = (index: number): Point =>
      polar(centre, turn + (index * 180) / folds, size * (index % 2 === 0 ? 1 : 0.955));
    picture.cast(
      polygon(Array.from({ length: folds * 2 }, (_, index) => rim(index))),
      size > 90 ? LIFTS.mid : LIFTS.low,
    );
    for (let index = 0; index < folds * 2; index += 1) {
      const facing = Math.cos(((turn + ((index + 0.5) * 180) / folds + 125) * Math.PI) / 180);
      const lightness = (index % 2 === 0 ? 0.12 : -0.1) * facing + (index % 2 === 0 ? 0.05 : -0.03);
      const face = lightness > 0 ? tint(colour, lightness * 1.5) : shade(colour, -lightness * 1.5);
      picture.add(
        `<path d="M${at(centre)}L${at(rim(index))}L${at(rim(index + 1))}Z" fill="${face}" stroke="${face}" stroke-width=".6"/>`,
      );
    }
    picture.fill(
      disc(centre, size),
      picture.radial([
        [0, shade(colour, 0.5), 0.42],
        [0.3, shade(colour, 0.4), 0.14],
        [1, shade(colour, 0.4), 0],
      ]),
    );
  };
  const turn = picture.random.between(0, 30);
  ring(radius, Math.round(20 + radius / 12), outer, turn);
  ring(radius * 0.6, Math.round(16 + radius / 16), inner, turn + 5);
  picture.cut(disc(centre, radius * 0.13), mix(outer, '#fffaf0', 0.6), LIFTS.low);
}

/** Pennants along a string; `size` is their height in px. */
export function bunting(picture: Picture, string: Curve, count: number, size: number, colours: Palette): void {
  const { random } = picture;
  const places = along(string, count + 1);
  places.slice(0, -1).forEach((place, index) => {
    const next = places[index + 1] ?? place;
    const gap = 0.06;
    const a: Point = [place.x + (next.x - place.x) * gap, place.y + (next.y - place.y) * gap];
    const b: Point = [next.x - (next.x - place.x) * gap, next.y - (next.y - place.y) * gap];
    const slant = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    const tip = polar(
      [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
      slant * 0.55 + 90 + random.around(0, 5),
      size * random.around(1, 0.04),
    );
    const colour = colours[index % colours.length] ?? colours[0];
    picture.cut(polygon([a, b, tip]), colour, LIFTS.mid);
    const fold: Point = [a[0] + (b[0] - a[0]) * 0.42, a[1] + (b[1] - a[1]) * 0.42];
    picture.fill(polygon([fold, b, tip]), shade(colour, 0.5), 0.1);
  });
  picture.line(trace(string, 24), '#fff6e6', 3.2);
  picture.line(trace(string, 24), '#7a5c48', 1, 0.4);
}

/** Small lit bulbs along a string. */
export function bulbs(picture: Picture, string: Curve, count: number, glow: Colour): void {
  picture.line(trace(string, 24), '#0b1215', 2, 0.65);
  for (const place of along(string, count, 0.03, 0.97)) {
    const spot: Point = [place.x, place.y + 9];
    picture.glow(spot, 44, glow, 0.5);
    picture.fill(disc(spot, 5.5), tint(glow, 0.7));
  }
}

/** Interlocking paper rings along a string; `size` is a ring's outer radius in px. */
export function chain(picture: Picture, string: Curve, count: number, size: number, colours: Palette): void {
  along(string, count).forEach((place, index) => {
    const colour = colours[index % colours.length] ?? colours[0];
    const edgeOn = index % 2 === 1;
    const [rx, ry] = [size, edgeOn ? size * 0.36 : size * 0.9];
    const ring = (grow: number): string =>
      `M${px(-rx * grow)} 0a${px(rx * grow)} ${px(ry * grow)} 0 1 0 ${px(rx * 2 * grow)} 0a${px(rx * grow)} ${px(ry * grow)} 0 1 0 ${px(-rx * 2 * grow)} 0Z`;
    picture.add(`<g transform="translate(${px(place.x)} ${px(place.y)}) rotate(${px(place.angle)})">`);
    picture.cut(ring(1) + ring(edgeOn ? 0.66 : 0.76), mix(colour, edgeOn ? '#2a1a1c' : '#fffaf0', 0.1), LIFTS.low);
    picture.add('</g>');
  });
}

/** Discs threaded on a string from the top edge down to `bottom` px; `size` is the disc radius in px. */
export function threadedDiscs(picture: Picture, x: number, bottom: number, size: number, colours: Palette): void {
  const { random } = picture;
  picture.line(`M${px(x)} -5L${px(x)} ${px(bottom)}`, '#8a7766', 1.2, 0.7);
  for (let y = bottom; y > -size; y -= size * random.between(2.2, 2.5)) {
    const radius = size * random.around(1, 0.12);
    const colour = random.pick(colours);
    picture.cut(disc([x, y], radius), colour, LIFTS.mid);
    picture.fill(sector([x, y], 0, radius, -90, 90), shade(colour, 0.5), 0.13);
    picture.line(`M${px(x)} ${px(y - radius)}L${px(x)} ${px(y + radius)}`, tint(colour, 0.6), 1.2, 0.6);
  }
}
