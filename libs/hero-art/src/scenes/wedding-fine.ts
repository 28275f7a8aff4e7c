import { engravedBerries, engravedTwig, pressed, type Inks } from '../draw/engraving';
import { fireflies, frond, goldFrond } from '../draw/fern';
import { shoot } from '../draw/flora';
import { bezier, trace, type Curve, type Point } from '../draw/geometry';
import { LIFTS } from '../draw/picture';
import type { Recipe } from '../draw/recipe';
import { strew } from '../draw/scatter';
import { blot, gull, layer, lowSun, ripples, sailingBoat } from '../draw/watercolour';

const INKS: Inks = { paper: '#f6f0e4', line: '#46523f', leaf: '#bfc8a4', berry: '#d3a070' };

/** The power of a curve that is broader than an ellipse, of which it is 1. */
const BROAD = 0.84;

export const weddingFine: readonly Recipe[] = [
  {
    name: 'engraved-arches',
    tone: 'light',
    place: 'within',
    crown: { left: 120, top: 0, width: 1360 },
    shadow: '#6b5c45',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#f8f3e9'],
            [1, '#efe6d5'],
          ],
          [0, 0],
          [1, 1],
        ),
      );
      picture.glow([800, 430], 700, '#fffdf8', 0.7);
      const { random } = picture;
      const [half, spring, top, size] = picture.isUpright ? [312, 404, 92, 0.56] : [572, 474, 94, 1];
      // The edge that the plate leaves in the paper.
      const [edge, inset] = picture.isUpright ? [384, 24] : [768, 32];
      const plate = `M${800 - edge} ${inset}H${800 + edge}V${900 - inset}H${800 - edge}Z`;
      pressed(picture, plate, { paper: INKS.paper, line: '#d9cdb6' }, 2.4);
      const [wall, bow] = [850 - spring, half * 1.3];
      /** A point of one side of the arch, `stray` px within it: 0 is its foot, 1 its crown. */
      const on = (way: number, t: number, stray = 0): Point => {
        const [far, across, up] = [t * (wall + bow), half - stray, spring - top - stray];
        if (far < wall) return [800 + way * across, 850 - far];
        const turn = Math.min(1, (far - wall) / bow) * (Math.PI / 2);
        // Broader at its shoulders than an ellipse, so that the title has room.
        return [800 + way * across * Math.max(0, Math.cos(turn)) ** BROAD, spring - up * Math.sin(turn) ** BROAD];
      };
      for (const [stray, width] of [
        [0, 2.6],
        [9 * size, 1],
      ] as const) {
        const whole = trace((t) => (t < 0.5 ? on(-1, t * 2, stray) : on(1, 2 - t * 2, stray)), 60);
        pressed(picture, whole, INKS, width);
      }
      for (const way of [-1, 1]) {
        for (let index = 18; index >= 0; index -= 1) {
          const t = 0.03 + index * 0.0485;
          const [x, y] = on(way, t);
          const [ahead, up] = on(way, t + 0.03);
          const heading = (Math.atan2(up - y, ahead - x) * 180) / Math.PI;
          const side = index % 2 ? 1 : -1;
          const stem = shoot(
            [x, y],
            heading + side * way * random.around(30 - 10 * t, 7),
            (side > 0 ? 164 - 64 * t : 124 - 46 * t) * size * random.around(1, 0.08),
            side * way * 14,
          );
          if (index % 5 === 3) engravedBerries(picture, stem, 7, (9 - 2 * t) * size, INKS);
          else engravedTwig(picture, stem, 5, (80 - 24 * t) * size, (28 - 8 * t) * size, INKS);
        }
        // The foot of each side is the fullest place.
        for (const [turn, length] of [
          [-166, 190],
          [-16, 170],
          [-140, 220],
          [-42, 190],
          [-114, 236],
          [-70, 206],
          [-92, 190],
        ] as const) {
          const stem = shoot([800 + way * half, 856], way < 0 ? turn : -180 - turn, length * size, 10 * way);
          engravedTwig(picture, stem, 5, 92 * size, 33 * size, INKS);
        }
      }
    },
  },
  {
    name: 'firefly-ferns',
    tone: 'dark',
    place: 'within',
    crown: { left: 0, top: 0, width: 1600 },
    shadow: '#04100c',
    paint(picture) {
      picture.ground(
        picture.linear(
          [
            [0, '#12302a'],
            [1, '#0d2420'],
          ],
          [0, 0],
          [1, 1],
        ),
      );
      picture.glow([800, 450], 720, '#2f5a49', 0.5, 0.7);
      const { random } = picture;
      const gold = picture.across(
        [
          [0, '#e9cd8b'],
          [0.35, '#b98d45'],
          [0.6, '#f1dca2'],
          [1, '#ad8240'],
        ],
        [300, 0],
        [1300, 900],
      );
      const [across, up] = picture.isUpright ? [376, 416] : [758, 410];
      for (const [stray, width] of [
        [0, 2.2],
        [10, 1],
      ] as const)
        picture.line(
          `M${800 - across + stray} ${450 - up + stray}H${800 + across - stray}V${450 + up - stray}H${800 - across + stray}Z`,
          gold,
          width,
          0.9,
        );
      const corner = (x: number, y: number, from: number, to: number, size: number): void => {
        const heading = (t: number): number => from + (to - from) * t;
        /** A stem that ends before the title. */
        const stemTo = (angle: number, length: number, sway: number): Curve => {
          const stem = shoot([x, y], angle, length, sway);
          return [0.7, 0.85, 1].some((t) => picture.isTitle(stem(t), t === 1 ? 24 : 50))
            ? stemTo(angle, length * 0.94, sway)
            : stem;
        };
        for (let index = 0; index < 6; index += 1) {
          const stem = stemTo(
            heading(index / 5) + random.around(0, 5),
            size * random.between(0.86, 1.05),
            random.around(0, 26),
          );
          frond(picture, stem, 20, size * 0.2, '#1d453a', LIFTS.low);
        }
        for (let index = 0; index < 5; index += 1) {
          const stem = stemTo(heading(0.08 + index * 0.21), size * random.between(0.66, 0.92), random.around(0, 24));
          frond(picture, stem, 22, size * 0.19, index % 2 ? '#3a6f53' : '#2d5f4a', LIFTS.mid);
        }
        for (const t of [0.16, 0.5, 0.84]) {
          goldFrond(
            picture,
            stemTo(heading(t), size * random.between(0.72, 0.86), random.around(0, 16)),
            24,
            size * 0.12,
            gold,
          );
        }
      };
      const [left, right, size] = picture.isUpright ? [360, 1240, 440] : [-30, 1630, 600];
      corner(left, 930, -92, -2, size);
      corner(right, -30, 88, 178, size);
      corner(right, 930, -178, -96, size * 0.72);
      corner(left, -30, 2, 84, size * 0.72);
      const strewn = strew(
        picture,
        34,
        ([x, y]) => (Math.abs(x / 800 - 1) > 0.3 || y < 200 || y > 700 ? 0.8 : 0.1),
        90,
      );
      fireflies(picture, strewn, 6, '#f3d58a');
    },
  },
  {
    name: 'sea-glow',
    tone: 'light',
    place: 'above',
    shadow: '#40566b',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#dbe6ea'],
          [0.42, '#f3ece3'],
          [0.7, '#f8dcc6'],
          [1, '#f3dfd0'],
        ]),
      );
      const { random } = picture;
      for (const [x, y, radius, colour] of [
        [120, 90, 420, '#bfd3dd'],
        [1500, 70, 460, '#b9d0dc'],
        [60, 400, 340, '#f3d3c0'],
        [1560, 380, 360, '#f0cdbd'],
        [760, 30, 520, '#cfdfe5'],
      ] as const)
        blot(picture, [x, y], radius, colour, 0.5);
      const horizon = 668;
      lowSun(picture, 800, horizon, 40, '#f6b98c');
      const side = (x: number): number => Math.abs(x / 800 - 1);
      layer(
        picture,
        (x) => horizon - 8 - 130 * Math.max(0, side(x) - 0.32) ** 1.2 - 20 * Math.sin(x / 190),
        horizon + 6,
        '#b9c6d2',
        10,
        0.55,
      );
      layer(
        picture,
        (x) => horizon + 14 - 230 * Math.max(0, x / 800 - 1.36) ** 0.9 - 190 * Math.max(0, 0.5 - x / 800) ** 1.05,
        horizon + 8,
        '#8ea8bb',
        12,
        0.75,
      );
      picture.fill(
        `M-20 ${horizon}H1620V920H-20Z`,
        picture.linear([
          [0, '#f3d3bb'],
          [0.16, '#bcd0d4'],
          [0.55, '#7fa6b5'],
          [1, '#48748a'],
        ]),
        0.94,
      );
      ripples(picture, horizon + 4, 900, 150, '#5d8ba0');
      ripples(picture, horizon + 8, 900, 110, '#dbe9e9');
      ripples(picture, horizon + 3, 890, 90, '#fbdcbc', 800);
      picture.standing(0.72, () => {
        sailingBoat(picture, [1128, 742], 118, '#fdf7ec', '#33536a');
        sailingBoat(picture, [520, 712], 74, '#fbf1e2', '#4a687d');
        sailingBoat(picture, [422, 700], 46, '#f8eee0', '#6a8496');
      });
      layer(
        picture,
        (x) => 900 - 210 * Math.max(0, 0.34 - x / 800) ** 0.8 - 120 * Math.max(0, x / 800 - 1.62) ** 0.7 + 26,
        930,
        '#3d6478',
        10,
        0.9,
      );
      for (const [x, y, span] of [
        [250, 300, 50],
        [322, 262, 34],
        [196, 372, 26],
        [1330, 228, 40],
        [1392, 270, 26],
      ] as const)
        gull(
          picture,
          [picture.isUpright ? 800 + (x - 800) * 0.6 : x, picture.isUpright ? y * 0.3 : y],
          span,
          '#5c7488',
        );
      const grass = (x: number, lean: number): void => {
        const stem = bezier(
          [x, 915],
          [x + lean * 0.2, 860],
          [x + lean * 0.5, 800],
          [x + lean, 760 + random.around(0, 50)],
        );
        picture.line(
          `M${stem(0).join(' ')}C${stem(0.3).join(' ')} ${stem(0.6).join(' ')} ${stem(1).join(' ')}`,
          random.chance(0.5) ? '#34586a' : '#b89a6a',
          random.between(1.4, 3),
          0.8,
        );
      };
      for (let index = 0; index < 70; index += 1) {
        const right = index % 2 === 1;
        const far = random.between(0, picture.isUpright ? 150 : 260);
        const edge = picture.isUpright ? [390, 1210] : [0, 1600];
        grass(right ? edge[1]! - far : edge[0]! + far, random.around(right ? -24 : 24, 40));
      }
    },
  },
];
