import { at, polar, polygon, px, type Point } from './geometry';
import { mix, shade, tint, type Colour, type Palette } from './palette';
import type { Picture } from './picture';
import { disc, star } from './shapes';

/** The step between two rows of mirrors, in degrees. */
const ROW = 8.4;

/** A ball of small mirrors on its cord, each of which shows some light of the room; `radius` in px. */
export function mirrorBall(picture: Picture, centre: Point, radius: number, dark: Colour, lights: Palette): void {
  const { random } = picture;
  const on = (up: number, right: number): Point => {
    const [phi, lambda] = [(up * Math.PI) / 180, (right * Math.PI) / 180];
    // Seen a little from below.
    const [x, y, z] = [Math.cos(phi) * Math.sin(lambda), Math.sin(phi), Math.cos(phi) * Math.cos(lambda)];
    const tilt = -0.3;
    return [centre[0] + radius * x, centre[1] - radius * (y * Math.cos(tilt) - z * Math.sin(tilt))];
  };
  picture.line(`M${px(centre[0])} -10V${px(centre[1] - radius)}`, tint(dark, 0.3), radius * 0.03);
  picture.glow(centre, radius * 1.9, lights[0], 0.5);
  picture.fill(
    disc(centre, radius),
    picture.radial(
      [
        [0, mix(dark, lights[0], 0.4)],
        [0.7, dark],
        [1, shade(dark, 0.5)],
      ],
      [0.36, 0.3],
      0.78,
    ),
  );
  const sparks: Point[] = [];
  for (let up = -88; up < 88; up += ROW) {
    const middle = up + ROW / 2;
    const count = Math.max(3, Math.round((360 / ROW) * Math.cos((middle * Math.PI) / 180)));
    const each = 360 / count;
    const turned = random.between(0, each);
    for (let index = 0; index < count; index += 1) {
      const right = -180 + turned + index * each;
      const lit = (latitude: number): number => {
        const [phi, lambda] = [(latitude * Math.PI) / 180, (right * Math.PI) / 180];
        return Math.cos(phi) * Math.cos(lambda) * Math.cos(-0.3) + Math.sin(phi) * Math.sin(-0.3);
      };
      const facing = lit(middle);
      if (facing < 0.03) continue;
      const inset = each * 0.07;
      const corners = [
        on(up + 0.5, right - each / 2 + inset),
        on(up + ROW - 0.5, right - each / 2 + inset),
        on(up + ROW - 0.5, right + each / 2 - inset),
        on(up + 0.5, right + each / 2 - inset),
      ];
      const light = Math.max(
        0,
        0.55 * facing + 0.45 * Math.cos(((right + 34) * Math.PI) / 180) * Math.cos(((middle - 30) * Math.PI) / 180),
      );
      const chance = random.next();
      const colour = random.pick(lights);
      const face =
        chance > 0.95
          ? '#fffaf4'
          : chance > 0.72
            ? mix(colour, '#fffaf4', 0.25 + 0.5 * light)
            : mix(
                mix(dark, lights[0], 0.16),
                mix(colour, lights[0], 0.45),
                Math.min(1, 0.1 + light * random.between(0.3, 0.95)),
              );
      picture.fill(polygon(corners), face, 0.94);
      if (chance > 0.985) sparks.push(on(middle, right));
    }
  }
  // The round of the ball: its lower side is in the dark.
  picture.fill(
    disc(centre, radius),
    picture.radial(
      [
        [0, '#ffffff', 0.2],
        [0.5, '#ffffff', 0],
        [0.78, shade(dark, 0.5), 0.16],
        [1, shade(dark, 0.6), 0.72],
      ],
      [0.38, 0.34],
      0.72,
    ),
  );
  for (const spark of sparks.slice(0, 7)) {
    picture.glow(spark, radius * 0.26, '#ffffff', 0.7);
    picture.fill(star(spark, 4, radius * random.between(0.14, 0.26), 0.07), '#ffffff', 0.95);
  }
}

/** A spot that a mirror throws on the wall, soft at its edge, turned away from the ball; `size` is half its length in px. */
export function lightSpot(
  picture: Picture,
  centre: Point,
  size: number,
  turn: number,
  colour: Colour,
  strength: number,
): void {
  const fill = picture.radial([
    [0, tint(colour, 0.35), Number(strength.toFixed(2))],
    [0.62, colour, Number((strength * 0.8).toFixed(2))],
    [1, colour, 0],
  ]);
  picture.add(
    `<ellipse transform="translate(${at(centre)}) rotate(${px(turn)})" rx="${px(size)}" ry="${px(size * 0.66)}" fill="${fill}"/>`,
  );
}

/** A beam from a ball outwards, which widens and fades; angles in degrees, lengths in px. */
export function beam(
  picture: Picture,
  from: Point,
  turn: number,
  spread: number,
  length: number,
  colour: Colour,
  strength: number,
): void {
  const end = polar(from, turn, length);
  const fill = picture.across(
    [
      [0, colour, strength],
      [0.4, colour, strength * 0.4],
      [1, colour, 0],
    ],
    from,
    end,
  );
  for (const share of [1, 0.6, 0.3])
    picture.fill(
      polygon([from, polar(from, turn - spread * share, length), polar(from, turn + spread * share, length)]),
      fill,
      0.4,
    );
}
