import { budSprig, coinSprig, daisy, sprig } from '../draw/flora';
import { foldedStar } from '../draw/fir';
import { bezier, polar, type Point } from '../draw/geometry';
import type { Palette } from '../draw/palette';
import { HEIGHT, LIFTS, WIDTH } from '../draw/picture';
import { crane } from '../draw/origami';
import { dove, feather } from '../draw/plumage';
import type { Recipe } from '../draw/recipe';
import { canopy, strew } from '../draw/scatter';
import { blob, disc } from '../draw/shapes';
import { cloud, flakes, sparks } from '../draw/sky';

const MIST: Palette = ['#a9bdb4', '#93aba4', '#bccbc0'];

export const baptism: readonly Recipe[] = [
  {
    name: 'dove-sky',
    tone: 'light',
    place: 'below',
    shadow: '#48607a',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#c3d7e3'],
          [0.55, '#e1eaec'],
          [1, '#f7ede2'],
        ]),
      );
      picture.glow([800, 180], 760, '#fffaf0', 0.85);
      picture.hung(0.62, () => {
        for (const [x, y, width] of [
          [-20, 250, 520],
          [1610, 190, 560],
          [240, 90, 360],
          [1340, 60, 340],
        ] as const)
          cloud(picture, [x, y], width, '#dfe9ee');
      });
      picture.standing(0.7, () => {
        for (const [x, y, width] of [
          [30, 935, 640],
          [1560, 945, 720],
          [620, 1000, 520],
          [1080, 1000, 460],
        ] as const)
          cloud(picture, [x, y], width, '#f3ece4');
      });
      picture.hung(0.78, () => {
        const twig = bezier([666, 190], [640, 202], [612, 208], [582, 236]);
        sprig(picture, twig, {
          leaves: 5,
          length: 27,
          width: 9,
          splay: 46,
          colours: ['#8fa58a', '#a5b79b'],
          stem: '#7c8468',
        });
        dove(picture, [806, 202], 254, 4, '#f4f0ea');
      });
    },
  },
  {
    name: 'paper-cranes',
    tone: 'light',
    place: 'below',
    shadow: '#7a6259',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#e9e6e8'],
          [0.5, '#f6efe8'],
          [1, '#f7e6d9'],
        ]),
      );
      picture.glow([800, 560], 800, '#fffdf8', 0.8);
      picture.hung(0.78, () => {
        for (const [x, y, size, tilt, colour, flip] of [
          [92, 470, 92, -6, '#e2a293', false],
          [256, 250, 106, 5, '#f6f1e8', true],
          [420, 110, 70, -8, '#90b0bf', false],
          [590, 196, 62, 4, '#e2bc74', true],
          [742, 110, 52, -4, '#f6f1e8', false],
          [900, 186, 66, 6, '#e2a293', true],
          [1060, 96, 58, -6, '#a5b99c', false],
          [1206, 170, 78, 5, '#f6f1e8', true],
          [1372, 300, 100, -5, '#90b0bf', false],
          [1520, 520, 94, 7, '#e2bc74', true],
        ] as const)
          crane(picture, [x, y], size, tilt, colour, flip);
        for (const [x, y, radius] of [
          [172, 560, 30],
          [20, 210, 24],
          [346, 330, 26],
          [504, 196, 20],
          [664, 70, 18],
          [822, 244, 18],
          [980, 64, 20],
          [1128, 216, 20],
          [1290, 96, 24],
          [1420, 610, 28],
          [1580, 230, 24],
        ] as const) {
          picture.line(`M${x} -5V${y}`, '#8d8578', 1.1, 0.6);
          foldedStar(picture, [x, y], radius, '#e8c98f', 4, LIFTS.low);
        }
      });
    },
  },
  {
    name: 'falling-feathers',
    tone: 'light',
    place: 'below',
    shadow: '#6b6470',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#e6ebee'],
          [0.6, '#f3efea'],
          [1, '#f4e6da'],
        ]),
      );
      picture.glow([900, 520], 820, '#fffdf8', 0.8);
      picture.hung(0.62, () => {
        feather(picture, [150, 50], 58, 360, 50, '#f6efe4', LIFTS.high);
        feather(picture, [1470, 30], 112, 410, -60, '#cfdde4', LIFTS.high);
        feather(picture, [700, 40], 24, 250, 26, '#e4d3c4', LIFTS.mid);
        feather(picture, [1210, 175], 194, 210, -26, '#f8f3ea', LIFTS.mid);
        feather(picture, [10, 420], 62, 330, -40, '#c4d3d8', LIFTS.mid);
        feather(picture, [1560, 560], 112, 300, 40, '#f1e0d1', LIFTS.mid);
        feather(picture, [470, -30], 92, 220, 30, '#d3e0e4', LIFTS.low);
      });
      flakes(picture, strew(picture, 60, canopy, 40), 4, '#c9a97c', 0.6);
    },
  },
  {
    name: 'water-rings',
    tone: 'light',
    place: 'within',
    crown: { left: 50, top: 0, width: 1500 },
    shadow: '#2c5560',
    paint(picture) {
      const tones = ['#a9c6c9', '#b9d2d2', '#c9dedb', '#d9e8e3', '#e7f0ea', '#f4f6ef'] as const;
      picture.ground(
        picture.linear([
          [0, '#8fb3ba'],
          [1, '#9dbcbf'],
        ]),
      );
      tones.forEach((tone, index) => {
        const hole = picture.isUpright
          ? blob(picture.random, [800, 450], 560 - index * 45, 0.03, 1.25)
          : blob(picture.random, [800, 450], 1050 - index * 88, 0.03, 0.6);
        picture.cut(hole, tone, { drop: 10, reach: 30, strength: 0.2 });
      });
      picture.glow([800, 450], 420, '#ffffff', 0.6, 0.6);
      // The same spray in two corners, the second one turned around.
      const spray = (turned: boolean): void => {
        const placed = (x: number, y: number): Point => (turned ? [1600 - x, 900 - y] : [x, y]);
        for (const [x, y, angle, length] of [
          [70, -20, 62, 300],
          [170, -30, 36, 300],
          [-20, 120, 24, 260],
        ] as const) {
          const base = placed(x, y);
          const heading = turned ? angle + 180 : angle;
          const stem = bezier(
            base,
            polar(base, heading - 10, length * 0.4),
            polar(base, heading, length * 0.7),
            polar(base, heading + 12, length),
          );
          if (length === 260) budSprig(picture, stem, 8, 8, '#fbf4e8', '#7f9a92');
          else coinSprig(picture, stem, 9, 58, MIST);
        }
        daisy(picture, placed(120, 110), 58, '#fdf7ec', '#d8b06c', 8);
        daisy(picture, placed(236, 60), 38, '#fdf7ec', '#d8b06c', 8);
      };
      picture.hung(0.56, () => spray(false));
      picture.standing(0.56, () => spray(true));
    },
  },
  {
    name: 'morning-clouds',
    tone: 'light',
    place: 'below',
    shadow: '#8a5f58',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#dfe3e6'],
          [0.45, '#f4e4d8'],
          [1, '#f6d3bf'],
        ]),
      );
      picture.glow([800, 250], 720, '#fff3d9', 0.9);
      picture.hung(0.7, () => {
        picture.cut(disc([800, 150], 112), '#f6cf9b', LIFTS.mid);
        for (const [x, y, width] of [
          [570, 236, 320],
          [1040, 262, 350],
          [120, 210, 420],
          [1500, 240, 460],
        ] as const)
          cloud(picture, [x, y], width, '#f6e8de');
        for (const [x, y, width] of [
          [0, 430, 420],
          [1610, 470, 460],
          [330, 110, 210],
          [1270, 120, 230],
        ] as const)
          cloud(picture, [x, y], width, '#f1d6c8');
      });
      picture.standing(0.75, () => {
        for (const [x, y, width] of [
          [60, 970, 760],
          [1550, 985, 820],
          [800, 1060, 760],
        ] as const)
          cloud(picture, [x, y], width, '#fbf0e6');
      });
    },
  },
  {
    name: 'quiet-stars',
    tone: 'dark',
    place: 'below',
    shadow: '#101c30',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#2b3f5c'],
          [0.6, '#43597a'],
          [1, '#566a82'],
        ]),
      );
      picture.glow([800, 150], 620, '#f1dcb5', 0.2);
      sparks(
        picture,
        strew(picture, 70, ([x, y]) => 0.08 + 0.92 * canopy([x, y]), 54),
        13,
        '#f8ead0',
      );
      picture.hung(0.8, () => {
        picture.cut(
          `M${WIDTH / 2 + 33} 58A99 99 0 1 0 ${WIDTH / 2 + 97} 203A81 81 0 0 1 ${WIDTH / 2 + 33} 58Z`,
          '#f6e3bd',
          LIFTS.mid,
        );
      });
      picture.hung(0.62, () => {
        for (const [x, y, width, tone] of [
          [120, 330, 440, '#7f93a8'],
          [1490, 300, 500, '#7f93a8'],
          [420, 180, 240, '#6c829b'],
          [1180, 160, 220, '#6c829b'],
        ] as const)
          cloud(picture, [x, y], width, tone);
      });
      picture.standing(0.75, () => {
        for (const [x, y, width, tone] of [
          [0, HEIGHT + 20, 700, '#a3aeb8'],
          [1600, HEIGHT + 30, 760, '#a3aeb8'],
          [800, HEIGHT + 170, 820, '#b9bdc0'],
        ] as const)
          cloud(picture, [x, y], width, tone);
      });
    },
  },
];
