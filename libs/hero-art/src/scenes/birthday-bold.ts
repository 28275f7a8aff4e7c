import { bezier, type Curve, type Point } from '../draw/geometry';
import { broadLeaf, cupFlower, openFlower, roundFrond, stemOf, type Heart } from '../draw/gouache';
import type { Colour } from '../draw/palette';
import type { Picture } from '../draw/picture';
import type { Recipe } from '../draw/recipe';
import { disc } from '../draw/shapes';

const TOMATO: Colour = '#e2492f';
const PINK: Colour = '#f3a3b5';
const LILAC: Colour = '#a995d8';
const BUTTER: Colour = '#f5c95a';
const GREEN: Colour = '#1d5a47';
const MINT: Colour = '#8fc3a4';
const CREAM: Colour = '#fdf4e6';

/** A mail, which shows less of the sheet, leaves out what reaches above this height, in px. */
const CUT = 400;

/** A stem from below the sheet to a flower. */
const growing = ([x, y]: Point, lean: number): Curve =>
  bezier([x - lean, 930], [x - lean * 0.9, 930 - (930 - y) * 0.4], [x - lean * 0.1, y + (930 - y) * 0.3], [x, y]);

const HEARTS = {
  tomato: { inner: PINK, middle: GREEN, seeds: BUTTER },
  pink: { inner: TOMATO, middle: BUTTER, seeds: GREEN },
  lilac: { inner: CREAM, middle: BUTTER, seeds: TOMATO },
  butter: { inner: CREAM, middle: TOMATO, seeds: CREAM },
} as const satisfies Record<string, Heart>;

function garden(picture: Picture): void {
  const leaf = (from: Point, lead: Point, to: Point, wide: number, colour: Colour, vein: Colour): void =>
    broadLeaf(picture, bezier(from, lead, lead, to), wide, colour, vein);
  const open = (at: Point, radius: number, petals: number, colour: Colour, heart: Heart, lean: number): void => {
    stemOf(picture, growing(at, lean), 9, GREEN);
    openFlower(picture, at, radius, petals, colour, heart);
  };
  const cup = (at: Point, size: number, turn: number, back: Colour, front: Colour, lean: number): void => {
    stemOf(picture, growing(at, lean), 7, GREEN);
    cupFlower(picture, at, size, turn, back, front, GREEN);
  };
  // In the upright format what stands beside the title reaches up at its edges, and what stands below it up to the title.
  const { isUpright } = picture;
  // Behind: what is thin and tall.
  for (const [x, y, colour] of [
    [214, 268, TOMATO],
    [446, 640, BUTTER],
    [1166, 664, TOMATO],
    [1416, 300, LILAC],
    [716, 796, TOMATO],
    [898, 790, BUTTER],
  ] as const) {
    if (picture.isInMail && y < CUT) continue;
    stemOf(picture, growing([x, y], x < 800 ? 40 : -40), 4, GREEN);
    picture.fill(disc([x, y], 17), colour);
  }
  roundFrond(picture, growing([318, 460], 90), 8, 44, MINT);
  roundFrond(picture, growing([1300, 486], -80), 8, 42, MINT);
  roundFrond(picture, growing([620, 730], -30), 6, 28, MINT);
  roundFrond(picture, growing([990, 736], 30), 6, 28, MINT);
  if (isUpright) {
    cup([178, 300], 96, -5, TOMATO, PINK, -8);
    cup([1424, 256], 98, 5, TOMATO, BUTTER, 8);
    cup([800, 590], 116, 0, TOMATO, PINK, 0);
  } else if (!picture.isInMail) {
    cup([88, 268], 150, -7, TOMATO, PINK, -20);
    cup([1506, 300], 154, 8, TOMATO, BUTTER, 24);
  }
  leaf([150, 960], [-40, 720], [-20, 330], 0.2, GREEN, MINT);
  leaf([1460, 960], [1660, 740], [1640, 360], 0.2, GREEN, MINT);
  leaf([300, 960], [390, 820], [500, 660], 0.17, GREEN, MINT);
  leaf([1300, 960], [1230, 830], [1112, 690], 0.17, GREEN, MINT);
  cup([556, isUpright ? 640 : 758], isUpright ? 104 : 88, 10, PINK, LILAC, 40);
  cup([1056, isUpright ? 650 : 768], isUpright ? 102 : 86, -10, BUTTER, TOMATO, -40);
  open([346, isUpright ? 600 : 690], 112, 7, LILAC, HEARTS.lilac, 60);
  open([1266, isUpright ? 610 : 706], isUpright ? 112 : 104, 7, PINK, HEARTS.pink, -50);
  open([118, 574], 172, 9, TOMATO, HEARTS.tomato, 30);
  open([1470, 600], 178, 8, LILAC, HEARTS.lilac, -30);
  leaf([560, 980], [560, 880], [640, 790], 0.2, GREEN, MINT);
  leaf([1030, 980], [1030, 890], [956, 800], 0.2, GREEN, MINT);
  open([240, 846], 158, 8, BUTTER, HEARTS.butter, 10);
  open([1352, 856], 160, 9, TOMATO, HEARTS.tomato, -10);
  open([18, 862], 140, 8, PINK, HEARTS.pink, 0);
  open([1596, 846], 136, 8, BUTTER, HEARTS.butter, 0);
  open([446, 924], 100, 7, PINK, HEARTS.pink, 0);
  open([1176, 934], 96, 7, LILAC, HEARTS.lilac, 0);
  cup([664, 880], 66, -5, BUTTER, TOMATO, 6);
  cup([948, 876], 62, 6, TOMATO, PINK, 6);
  open([806, 930], 88, 8, BUTTER, HEARTS.butter, 0);
}

export const birthdayBold: readonly Recipe[] = [
  {
    name: 'bold-meadow',
    tone: 'light',
    place: 'above',
    shadow: '#5b4636',
    paint(picture) {
      picture.ground('#fcf3e6');
      picture.standing(0.62, () => garden(picture));
    },
  },
];
