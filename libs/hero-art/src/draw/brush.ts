import { placeOn, polar, smooth, type Curve, type Point } from './geometry';
import { mix, shade, tint, type Colour, type Palette } from './palette';
import { WIDTH, type Picture } from './picture';

/**
 * One stroke of a broad brush along a curve: many bristles, each with a random amount of paint that runs out towards
 * the end. `width` is the brush's width in px; the colour changes through `colours` along the stroke.
 */
export function brushStroke(picture: Picture, curve: Curve, width: number, colours: Palette, opacity = 0.8): void {
  const { random } = picture;
  const bristles = Math.round(width / 5);
  const ramps = [-0.12, -0.05, 0, 0.06, 0.14, 0.24].map((light) =>
    picture.across(
      colours.map((colour, index) => [
        Number((index / Math.max(colours.length - 1, 1)).toFixed(2)),
        light < 0 ? shade(colour, -light) : tint(colour, light),
      ]),
      [0, 0],
      [WIDTH, 120],
    ),
  ) as [string, ...string[]];
  let load = 0.5;
  for (let bristle = 0; bristle < bristles; bristle += 1) {
    const across = (bristle / (bristles - 1) - 0.5) * 2;
    load = Math.min(1, Math.max(0, load + random.around(0, 0.34)));
    const [start, end] = [
      random.between(0, 0.03) + Math.abs(across) ** 6 * 0.03,
      1 - random.between(0, 0.07) - Math.abs(across) ** 4 * 0.05,
    ];
    const drift = random.around(0, 5);
    const points: Point[] = Array.from({ length: 8 }, (_, step) => {
      const place = placeOn(curve, start + ((end - start) * step) / 7);
      return polar([place.x, place.y], place.angle + 90, (across * width) / 2 + drift * Math.sin(step * 1.3 + bristle));
    });
    const ramp = ramps[Math.floor(load * 5.99)] ?? ramps[0];
    const thick = (width / bristles) * random.between(1.2, 3.4);
    picture.line(
      smooth(points),
      ramp,
      thick,
      Number((opacity * random.between(0.35, 1) * (1 - 0.45 * across ** 8)).toFixed(2)),
    );
  }
}

/** A painted background: soft clouds of colour under the strokes. */
export function wash(picture: Picture, from: Colour, to: Colour): void {
  picture.ground(
    picture.linear(
      [
        [0, from],
        [1, to],
      ],
      [0, 0],
      [0.5, 1],
    ),
  );
  for (let spot = 0; spot < 7; spot += 1) {
    const centre: Point = [picture.random.between(0, 1600), picture.random.between(0, 900)];
    picture.glow(centre, picture.random.between(260, 520), mix(from, to, picture.random.next()), 0.5, 0.6);
  }
}
