import { oliveBranch } from '../draw/linocut';
import { canopy, strew } from '../draw/scatter';
import { label, Marble, stylus, waves } from '../draw/marble';
import type { Colour, Palette } from '../draw/palette';
import type { Recipe } from '../draw/recipe';
import { blade, bud, cornflower, ear, feathery, parsley, poppy, stemTo } from '../draw/wildflowers';
import { at, bezier, polar, type Point } from '../draw/geometry';

/** The paints in the order in which they are dropped. */
const PAINTS: Palette = ['#1f3f57', '#e9dcc4', '#b9683f', '#f5ead4', '#2f6670', '#d8a45c', '#8fb1ad', '#f0dfc2'];

export const confirmationFine: readonly Recipe[] = [
  {
    name: 'marbled-rings',
    tone: 'light',
    place: 'within',
    crown: { left: 0, top: 0, width: 1600 },
    shadow: '#0f2130',
    paint(picture) {
      picture.ground('#24485c');
      const { random } = picture;
      const marble = new Marble();
      for (let index = 0; index < 130; index += 1) {
        const centre: Point = [random.between(-40, 1640), random.between(-40, 940)];
        const radius = random.between(30, 84) * (index > 90 ? 0.6 : 1);
        // A drop of another paint in the middle of most makes rings.
        for (const [ring, share] of [1, 0.72, 0.46].entries())
          if (ring === 0 || random.chance(0.75))
            marble.drop(centre, radius * share, PAINTS[(index + ring * 3) % PAINTS.length] ?? PAINTS[0]);
      }
      for (let index = 0; index < 12; index += 1)
        marble.move(stylus([0, index * 84 - 20], index % 2 ? 6 : 184, random.between(70, 120), 24));
      marble.move(waves(20, 34, 150, 1));
      marble.move(waves(96, 22, 110, 2));
      for (const { path, colour } of marble.drawn()) {
        picture.fill(path, colour);
        picture.line(path, '#12283a', 0.7, 0.22);
      }
      const [half, high] = picture.isUpright ? [304, 300] : [500, 272];
      picture.cut(label(half, high, 44), '#faf5ea', { drop: 12, reach: 34, strength: 0.34 });
      picture.line(label(half - 16, high - 16, 40), '#b98a45', 2.2, 0.85);
      picture.line(label(half - 24, high - 24, 38), '#b98a45', 0.9, 0.7);
    },
  },
  {
    name: 'inked-meadow',
    tone: 'light',
    place: 'above',
    shadow: '#6b5c45',
    paint(picture) {
      picture.ground(
        picture.linear([
          [0, '#f9f5ec'],
          [1, '#f4ecdd'],
        ]),
      );
      picture.glow([800, 300], 800, '#fffdf8', 0.7);
      const { random } = picture;
      const ink: Colour = '#34403c';
      const [coral, blue, butter, sage, rose] = ['#e79c86', '#8fb0cd', '#ecc983', '#b5c39b', '#e8b9a8'] as const;
      picture.standing(0.66, () => {
        // The flowers are higher towards the sides, where no title is.
        for (let index = 0; index < 84; index += 1) {
          const x = -20 + (1640 * index) / 83 + random.around(0, 16);
          const side = Math.abs(x / 800 - 1);
          const high = 70 + 90 * random.next() + 260 * side ** 2.2 * random.between(0.5, 1);
          const tip: [number, number] = [x + random.around(0, 60), 900 - high];
          if (index % 4 === 0) ear(picture, stemTo(x, [tip[0], tip[1] - 26], random.around(0, 40)), 15, ink, butter);
          else blade(picture, x, tip, ink, sage);
        }
        const grown = [
          ['parsley', 96, 404, 76],
          ['parsley', 268, 528, 60],
          ['parsley', 1500, 388, 78],
          ['parsley', 1310, 556, 56],
          ['parsley', 610, 716, 42],
          ['parsley', 1046, 726, 40],
          ['cornflower', 190, 470, 38],
          ['cornflower', 406, 644, 34],
          ['cornflower', 1410, 452, 40],
          ['cornflower', 1150, 690, 30],
          ['cornflower', 770, 776, 26],
          ['poppy', 30, 566, 60],
          ['poppy', 318, 624, 52],
          ['poppy', 492, 722, 42],
          ['poppy', 1572, 540, 62],
          ['poppy', 1270, 644, 52],
          ['poppy', 920, 772, 36],
          ['bud', 150, 610, 22],
          ['bud', 1370, 640, 22],
          ['bud', 690, 790, 16],
        ] as const;
        for (const [kind, x, y, size] of grown) {
          const lean = (800 - x) * 0.05 + random.around(0, 22);
          const stem = stemTo(x + lean, [x, y], random.around(0, 50));
          for (const [t, side] of [
            [0.34, 1],
            [0.5, -1],
          ] as const) {
            const [bx, by] = stem(t);
            if (by > 880) continue;
            const far = size * (kind === 'parsley' ? 1.1 : 0.8);
            feathery(
              picture,
              bezier(
                [bx, by],
                [bx + side * far * 0.4, by - far * 0.2],
                [bx + side * far * 0.8, by - far * 0.5],
                [bx + side * far, by - far * 0.9],
              ),
              size * 0.36,
              ink,
              sage,
            );
          }
          if (kind === 'parsley') parsley(picture, stem, size, ink, butter);
          else if (kind === 'cornflower') cornflower(picture, stem, size, ink, blue, sage);
          else if (kind === 'poppy') poppy(picture, stem, size, ink, random.chance(0.4) ? rose : coral);
          else bud(picture, stem, size, ink, coral);
        }
      });
    },
  },
  {
    name: 'linocut-branches',
    tone: 'light',
    place: 'below',
    shadow: '#5c513c',
    paint(picture) {
      const paper: Colour = '#f4ecda';
      picture.ground(paper);
      const { random } = picture;
      const inks = { leaf: '#23463f', olive: '#b5563a', paper } as const;
      const branches = [
        [[-30, 40], [180, 40], [360, 80], [560, 150], 9, 150],
        [[-30, 90], [60, 230], [110, 380], [150, 600], 9, 140],
        [[210, -40], [320, 20], [470, 20], [650, 40], 7, 112],
        [[-40, 10], [110, 110], [220, 200], [280, 310], 8, 128],
        [[1630, 60], [1440, 40], [1280, 70], [1090, 130], 8, 140],
        [[1640, 120], [1560, 260], [1520, 380], [1490, 520], 8, 128],
        [[1420, -40], [1300, 10], [1160, 10], [980, 30], 6, 106],
      ] as const;
      picture.hung(0.62, () => {
        for (const [from, lead, tail, to, pairs, size] of branches)
          oliveBranch(picture, bezier(from, lead, tail, to), pairs, size, inks);
      });
      if (!picture.isUpright)
        oliveBranch(picture, bezier([1640, 860], [1540, 850], [1440, 860], [1330, 830]), 6, 112, inks);
      // What the gouge has left of the block around the print.
      for (const [x, y] of strew(
        picture,
        130,
        ([x, y]) => (picture.isUpright ? canopy([x, y]) : canopy([x, y * 0.8])) ** 0.8,
        26,
      )) {
        const turn = random.around(-24, 26);
        picture.line(
          `M${at([x, y])}L${at(polar([x, y], turn, random.between(7, 22)))}`,
          inks.leaf,
          random.between(0.8, 2),
          0.5,
        );
      }
    },
  },
];
