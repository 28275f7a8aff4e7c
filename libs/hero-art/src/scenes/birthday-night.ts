import { chrysanthemum, peony, tail, willow } from '../draw/fireworks';
import { Foil, foilStar } from '../draw/foil';
import type { Recipe } from '../draw/recipe';
import { strew } from '../draw/scatter';
import { disc } from '../draw/shapes';

/** Bursts in the sky: how they are drawn, where, their radius in px and their rays. */
const BURSTS = [
  [chrysanthemum, 176, 182, 222, 34],
  [chrysanthemum, 1430, 166, 212, 32],
  [willow, 616, 52, 124, 26],
  [peony, 1020, 104, 146, 28],
  [peony, 92, 596, 104, 24],
  [willow, 1516, 510, 124, 24],
  [chrysanthemum, 798, 196, 80, 22],
  [peony, 440, 60, 78, 20],
  [peony, 1218, 40, 66, 18],
  [willow, 306, 560, 60, 16],
  [peony, 1330, 520, 58, 18],
] as const;

/** The same in the upright format, around its title: above it, small ones at both sides, and fountains at the lower edge. */
const UPRIGHT_BURSTS = [
  [chrysanthemum, 552, 130, 132, 34],
  [chrysanthemum, 1052, 124, 128, 32],
  [willow, 800, 44, 96, 24],
  [peony, 404, 34, 70, 20],
  [peony, 1198, 30, 66, 20],
  [peony, 394, 366, 46, 18],
  [willow, 1212, 320, 56, 18],
  [chrysanthemum, 386, 566, 60, 22],
  [peony, 1214, 540, 50, 18],
  [chrysanthemum, 500, 948, 116, 34],
  [peony, 800, 946, 92, 26],
  [chrysanthemum, 1100, 950, 118, 34],
] as const;

export const birthdayNight: readonly Recipe[] = [
  {
    name: 'gold-fireworks',
    tone: 'dark',
    place: 'below',
    shadow: '#050308',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#100f14'],
          [0.6, '#17151b'],
          [1, '#221c1e'],
        ]),
      );
      picture.glow([800, 980], 1050, '#a8793e', 0.2, 0.42);
      const { random } = picture;
      const bursts = picture.isUpright ? UPRIGHT_BURSTS : BURSTS;
      for (const [, x, y, radius] of bursts) picture.glow([x, y], radius * 1.15, '#d9a04e', 0.2);
      const foil = new Foil();
      for (const [burst, x, y, radius, rays] of bursts) burst(foil, random, [x, y], radius, rays);
      if (!picture.isUpright)
        for (const [x, y, lean] of [
          [92, 712, 26],
          [306, 660, 30],
          [1516, 690, -20],
          [1330, 590, -34],
        ] as const)
          tail(foil, random, [x, y], 900, lean);
      const sky = ([x, y]: readonly [number, number]): number =>
        Math.max(0, 1 - y / (250 + 560 * Math.abs(x / 800 - 1) ** 2)) ** 0.7;
      for (const point of strew(picture, 190, sky, 11)) foil.piece(disc(point, 0.6 + 1.9 * random.next() ** 2.4));
      strew(picture, 18, sky, 90).forEach((point) => foilStar(foil, point, random.between(5, 11)));
      foil.stamp(picture, '#060308');
    },
  },
];
