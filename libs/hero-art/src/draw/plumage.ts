import { at, bezier, placer, placeOn, polar, px, smooth, trace, type Point } from './geometry';
import { mix, shade, tint, type Colour } from './palette';
import { LIFTS, type Lift, type Picture } from './picture';
import { disc, leaf } from './shapes';

/** A fallen feather from its quill: `length` px towards `angle` degrees, curved by `bend` px. */
export function feather(
  picture: Picture,
  quill: Point,
  angle: number,
  length: number,
  bend: number,
  colour: Colour,
  lift: Lift = LIFTS.mid,
): void {
  const { random } = picture;
  const to = placer(quill, angle);
  const shaft = bezier(quill, to(length * 0.3, bend * 0.2), to(length * 0.7, bend * 0.5), to(length, bend));
  const vane = (t: number): number =>
    length * 0.13 * Math.sin(Math.PI * Math.min(1, (t - 0.16) / 0.84) ** 0.75) ** 0.8 + 1;
  const edge = (side: number): Point[] =>
    Array.from({ length: 16 }, (_, index) => {
      const t = 0.16 + (index / 15) * 0.84;
      const place = placeOn(shaft, t);
      const nick = index > 2 && index < 14 && random.chance(0.22) ? 0.72 : 1;
      return polar([place.x, place.y], place.angle + side * 82, vane(t) * nick * (side > 0 ? 1 : 0.72));
    });
  const outline = smooth([...edge(-1), ...edge(1).reverse()], true);
  picture.cast(outline, lift);
  picture.fill(
    outline,
    picture.linear(
      [
        [0, tint(colour, 0.45)],
        [0.6, colour],
        [1, shade(colour, 0.08)],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  for (let index = 0; index < 46; index += 1) {
    const place = placeOn(shaft, 0.18 + (index / 46) * 0.78);
    for (const side of [-1, 1]) {
      const end = polar([place.x, place.y], place.angle + side * 36, vane(place.t) * (side > 0 ? 1.45 : 1.05));
      picture.line(
        `M${px(place.x)} ${px(place.y)}L${at(end)}`,
        index % 3 === 0 ? shade(colour, 0.3) : tint(colour, 0.7),
        0.9,
        0.26,
      );
    }
  }
  picture.line(outline, tint(colour, 0.7), 1, 0.5);
  picture.line(trace(shaft), mix(colour, '#8d7a66', 0.35), Math.max(1.8, length * 0.008), 0.9);
}

/** A dove in flight, layered from cut paper; `size` is its body length in px, `flip` makes it fly rightwards. */
export function dove(picture: Picture, centre: Point, size: number, angle: number, colour: Colour, flip = false): void {
  const unit = size / 300;
  const mirror = flip ? -1 : 1;
  const turned = placer(centre, angle * mirror, unit);
  const to = (x: number, y: number): Point => turned(x * mirror, y);
  const fan = (
    root: Point,
    from: number,
    upTo: number,
    lengths: readonly number[],
    width: number,
    tone: Colour,
    lift: Lift,
  ): void =>
    lengths.forEach((length, index) => {
      const local = from + ((upTo - from) * index) / Math.max(lengths.length - 1, 1);
      const heading = flip ? 180 - local - angle : local + angle;
      const base = to(root[0] + index * 9, root[1] + index * 1.5);
      picture.cut(
        leaf(base, heading, length * unit, width * unit, 16 * unit * mirror),
        mix(tone, tint(tone, 0.6), index / lengths.length),
        lift,
      );
    });
  const far = shade(colour, 0.1);
  fan([-40, -12], -128, -78, [150, 190, 205, 196, 168, 130], 50, far, LIFTS.low);
  fan([96, 14], -14, 24, [128, 142, 146, 138, 120], 40, shade(colour, 0.05), LIFTS.flat);
  const body = smooth(
    [
      to(-152, -24),
      to(-134, -44),
      to(-108, -48),
      to(-72, -32),
      to(-10, -24),
      to(70, -8),
      to(132, 16),
      to(112, 36),
      to(50, 50),
      to(-24, 54),
      to(-84, 34),
      to(-118, 0),
      to(-136, -14),
    ],
    true,
  );
  picture.cut(body, colour, LIFTS.low);
  fan([-52, 2], -104, -22, [190, 232, 250, 246, 226, 196, 160, 122], 58, tint(colour, 0.2), LIFTS.low);
  fan([-52, 6], -92, -20, [104, 122, 126, 116, 96], 44, tint(colour, 0.5), LIFTS.low);
  picture.cut(`M${at(to(-149, -31))}L${at(to(-172, -20))}L${at(to(-146, -16))}Z`, '#d9a066', LIFTS.flat);
  picture.fill(disc(to(-124, -30), 4.2 * unit), '#4a4a52');
}
