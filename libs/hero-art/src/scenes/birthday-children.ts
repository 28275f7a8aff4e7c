import { partyHat } from '../draw/animal-parts';
import { bear, fox, hedgehog, rabbit } from '../draw/animals';
import { bezier, px, smooth, type Point } from '../draw/geometry';
import { broadLeaf, openFlower, roundFrond } from '../draw/gouache';
import { shade, tint, type Colour, type Palette } from '../draw/palette';
import type { Picture } from '../draw/picture';
import type { Recipe } from '../draw/recipe';
import { strew } from '../draw/scatter';
import { blob, disc } from '../draw/shapes';

const CORAL: Colour = '#e2705a';
const SUN: Colour = '#f2c25c';
const SKY: Colour = '#7fb3c4';
const CREAM: Colour = '#fff5e4';
const PLUM: Colour = '#8a5a83';
const HATS: readonly Palette[] = [
  [CORAL, CREAM, SUN],
  [SKY, CREAM, CORAL],
  [SUN, CORAL, CREAM],
  [PLUM, SUN, CREAM],
];

/** Draws around a point at a scale. */
function standing(picture: Picture, [x, y]: Point, scale: number, draw: () => void): void {
  picture.add(`<g transform="translate(${px(x)} ${px(y)}) scale(${scale})">`);
  draw();
  picture.add('</g>');
}

/** A cake of two storeys on its foot, with candles; `foot` is the middle of its lower edge. */
function cake(picture: Picture, [x, y]: Point): void {
  const storey = (half: number, top: number, height: number, colour: Colour, icing: Colour): void => {
    picture.fill(
      `M${x - half} ${top}H${x + half}V${top + height - 8}Q${x} ${top + height + 10} ${x - half} ${top + height - 8}Z`,
      picture.linear(
        [
          [0, tint(colour, 0.15)],
          [1, shade(colour, 0.12)],
        ],
        [0, 0],
        [1, 0],
      ),
    );
    const lobes = Math.round(half / 12);
    const each = (half * 2) / lobes;
    const points: Point[] = Array.from({ length: lobes * 2 + 1 }, (_, index): Point => [
      x - half + (index * each) / 2,
      top + (index % 2 ? 26 + 8 * Math.sin(index * 2) : 10),
    ]);
    picture.fill(`${smooth(points)}L${x + half} ${top - 6}Q${x} ${top - 20} ${x - half} ${top - 6}Z`, icing);
  };
  for (const [at, tall, colour] of [
    [-34, 44, CORAL],
    [-2, 52, SKY],
    [32, 42, SUN],
  ] as const) {
    const [left, top] = [x + at, y - 150 - tall];
    picture.fill(`M${left - 5} ${top}h10v${tall}h-10Z`, colour);
    for (let band = 6; band < tall - 8; band += 13) picture.line(`M${left - 4} ${top + band + 5}l8 -6`, CREAM, 3.4);
    picture.glow([left, top - 14], 40, '#f9cf7a', 0.7);
    picture.fill(
      `M${left} ${top - 30}C${left + 9} ${top - 16} ${left + 8} ${top - 4} ${left} ${top - 3}C${left - 8} ${top - 4} ${left - 9} ${top - 16} ${left} ${top - 30}Z`,
      '#f6a63f',
    );
  }
  storey(62, y - 148, 66, CORAL, CREAM);
  storey(96, y - 84, 84, '#eda992', CREAM);
  for (let index = 0; index < 7; index += 1) {
    picture.fill(disc([x - 78 + index * 26, y - 22], 6), index % 2 ? SUN : SKY);
    if (index < 4) picture.fill(disc([x - 42 + index * 28, y - 104], 5), index % 2 ? CREAM : SUN);
  }
}

/** A meadow in front of everything, with blades of grass along its edge. */
function meadow(picture: Picture, top: (x: number) => number, colour: Colour, blades: number): void {
  const { random } = picture;
  const points = Array.from({ length: 30 }, (_, index): Point => {
    const x = -60 + index * 60;
    return [x, top(x)];
  });
  for (let index = 0; index < blades; index += 1) {
    const x = random.between(-20, 1620);
    const y = top(x) + random.between(0, 14);
    const lean = random.around(0, 13);
    const high = random.between(14, 34);
    picture.line(
      `M${px(x)} ${px(y + 6)}Q${px(x + lean * 0.2)} ${px(y - high * 0.5)} ${px(x + lean)} ${px(y - high)}`,
      random.chance(0.5) ? shade(colour, 0.14) : tint(colour, 0.14),
      random.between(2, 4.2),
    );
  }
  picture.fill(
    `${smooth(points)}L1680 960L-60 960Z`,
    picture.linear([
      [0, tint(colour, 0.08)],
      [1, shade(colour, 0.16)],
    ]),
  );
  for (let index = 0; index < blades; index += 1) {
    const x = random.between(-20, 1620);
    const y = top(x) + random.between(18, 140);
    picture.line(
      `M${px(x)} ${px(y)}l${px(random.around(0, 6))} ${px(-random.between(8, 20))}`,
      random.chance(0.5) ? shade(colour, 0.2) : tint(colour, 0.25),
      random.between(1.4, 3),
      0.5,
    );
  }
}

export const birthdayChildren: readonly Recipe[] = [
  {
    name: 'meadow-friends',
    tone: 'light',
    place: 'above',
    shadow: '#4e5c56',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#d6e6e4'],
          [0.55, '#eceee2'],
          [1, '#f7edd8'],
        ]),
      );
      const { random } = picture;
      const falling = strew(picture, 60, ([x, y]) => Math.max(0, Math.abs(x / 800 - 1) - y / 700), 34);
      for (const point of falling)
        picture.fill(blob(random, point, random.between(3, 7), 0.2), random.pick([CORAL, SUN, SKY, CREAM, PLUM]), 0.9);
      // Smaller under the title of the upright format, which is as wide as the format; in a mail their hats are whole.
      const lower = picture.isUpright ? 116 : picture.isInMail ? 72 : 0;
      picture.standing(0.58, () => {
        const leaf = (from: Point, lead: Point, to: Point, colour: Colour): void =>
          broadLeaf(picture, bezier(from, lead, lead, to), 0.19, colour, tint(colour, 0.35));
        leaf([60, 960], [-30, 640], [10, 300], '#6f9a7c');
        leaf([110, 960], [60, 760], [-20, 560], '#4f7f68');
        leaf([1550, 960], [1640, 660], [1600, 330], '#6f9a7c');
        leaf([1500, 960], [1560, 760], [1620, 590], '#4f7f68');
        roundFrond(picture, bezier([390, 930], [410, 800], [404, 700], [424, 606]), 7, 26, '#86b08c');
        roundFrond(picture, bezier([1224, 930], [1200, 820], [1204, 720], [1188, 622]), 7, 26, '#86b08c');
        standing(picture, [222, 548 + lower], 1.34, () => {
          bear(picture, '#a8714a', SKY);
          partyHat(picture, [6, -84], 124, 7, HATS[0] ?? [CORAL], false);
        });
        standing(picture, [1366, 572 + lower], 1.22, () => {
          fox(picture, '#dd7d42', PLUM);
          partyHat(picture, [-4, -74], 122, -8, HATS[1] ?? [SKY], true);
        });
        standing(picture, [516, 778], 0.86, () => {
          rabbit(picture, '#d9c9ba', CORAL);
          partyHat(picture, [6, -68], 92, 6, HATS[2] ?? [SUN], false);
        });
        standing(picture, [1096, 796], 0.9, () => {
          hedgehog(picture, '#7d5a44', '#f0d9bb');
          partyHat(picture, [0, -42], 92, -6, HATS[3] ?? [PLUM], true);
        });
        cake(picture, [806, 878]);
        meadow(picture, (x) => 858 + 14 * Math.cos((x - 800) / 250) + 6 * Math.sin(x / 90), '#7fae82', 260);
        for (const [x, y, size, colour, inner] of [
          [96, 886, 26, CREAM, SUN],
          [372, 892, 20, CORAL, CREAM],
          [650, 900, 17, CREAM, SUN],
          [968, 900, 18, CORAL, CREAM],
          [1226, 892, 22, CREAM, SUN],
          [1532, 884, 27, SUN, CREAM],
        ] as const)
          openFlower(picture, [x, y], size, 7, colour, { inner, middle: shade(inner, 0.2), seeds: CREAM });
      });
    },
  },
];
