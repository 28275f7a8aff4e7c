import { bezier, polar, type Point } from '../draw/geometry';
import { glaze, penBerries, penLeaf, penRose, penTwig, pool, wash, type Pen } from '../draw/ink';
import type { Picture } from '../draw/picture';
import type { Recipe } from '../draw/recipe';

const PAPER = '#fcf9f3';
const TERRACOTTA = '#e39f83';
const SAGE = '#adb99d';
const SAND = '#e8cfa6';

/** Washes of sage beside the leaves, two of three. */
const tinted = (picture: Picture, leaves: readonly Point[][]): void =>
  glaze(picture, [9, 7], () =>
    leaves.forEach((outline, index) => {
      if (index % 3 !== 1) wash(picture, outline, index % 5 === 2 ? SAND : SAGE, 0.8);
    }),
  );

/** Leaves around a rose, at these angles, as outlines. */
const around = (picture: Picture, centre: Point, radius: number, angles: readonly number[], pen: Pen): Point[][] =>
  angles.map((angle, index) => {
    const length = radius * (0.98 + 0.12 * (index % 3));
    return penLeaf(
      picture,
      polar(centre, angle, radius * 0.66),
      angle,
      length,
      length * 0.46,
      length * (index % 2 ? 0.1 : -0.1),
      pen,
    );
  });

export const weddingInk: readonly Recipe[] = [
  {
    name: 'inked-roses',
    tone: 'light',
    place: 'below',
    shadow: '#6b5c45',
    paint(picture) {
      picture.ground(PAPER);
      picture.glow([800, 500], 900, '#ffffff', 0.7);
      const { isUpright } = picture;
      const pen: Pen = { ink: '#3d3631', paper: PAPER, width: isUpright ? 2.9 : 2.1 };
      picture.add(`<g${isUpright ? ' transform="translate(378 0) scale(.64)"' : ''}>`);
      const twigs = [
        ...penTwig(picture, bezier([470, 150], [640, 40], [840, 20], [1080, 120]), 14, 98, 0.36, pen),
        ...penTwig(
          picture,
          isUpright
            ? bezier([120, 330], [50, 420], [20, 540], [36, 720])
            : bezier([190, 290], [120, 420], [90, 540], [128, 760]),
          13,
          isUpright ? 70 : 98,
          0.32,
          pen,
        ),
        ...penTwig(picture, bezier([200, 150], [120, 120], [60, 60], [20, -30]), 7, 110, 0.42, pen),
        ...penTwig(picture, bezier([420, 110], [470, 40], [540, 10], [660, -20]), 6, 84, 0.42, pen),
      ];
      penBerries(picture, bezier([560, 140], [680, 150], [760, 180], [860, 258]), 9, 8.5, pen);
      const leaves = [
        ...around(picture, [290, 176], 146, [104, 152, 196, -40, -100], pen),
        ...around(picture, [508, 106], 100, [44, 92, -20], pen),
        ...around(picture, [124, 330], 74, [16, 190], pen),
      ];
      tinted(picture, [...twigs, ...leaves]);
      penRose(picture, [508, 106], 100, 24, pen);
      penRose(picture, [124, 322], 76, -30, pen);
      penRose(picture, [290, 172], 146, -8, pen);
      glaze(picture, [0, 0], () => {
        wash(picture, pool(picture, [306, 180], 140, 0.84), TERRACOTTA, 0.74);
        wash(picture, pool(picture, [528, 92], 92), SAND, 0.85);
        wash(picture, pool(picture, [108, 338], 72), SAND, 0.85);
      });
      picture.add('</g>');
      // Above the facts, which lie across the lower edge.
      picture.add(`<g transform="${isUpright ? 'translate(274 266) scale(.63)' : 'translate(20 -92)'}">`);
      const low = isUpright
        ? [
            ...penTwig(picture, bezier([1488, 800], [1496, 720], [1446, 640], [1468, 490]), 10, 56, 0.34, pen),
            ...around(picture, [1500, 862], 88, [-62, -104], pen),
          ]
        : [
            ...penTwig(picture, bezier([1470, 880], [1400, 872], [1310, 890], [1210, 960]), 8, 78, 0.36, pen),
            ...penTwig(picture, bezier([1530, 840], [1572, 760], [1578, 660], [1544, 520]), 10, 84, 0.34, pen),
            ...around(picture, [1500, 862], 88, [150, 200, 236, -60, -20], pen),
          ];
      if (!isUpright) penBerries(picture, bezier([1450, 810], [1410, 760], [1380, 720], [1370, 640]), 8, 8.5, pen);
      tinted(picture, low);
      penRose(picture, [1500, 862], 92, 12, pen);
      glaze(picture, [0, 0], () => wash(picture, pool(picture, [1518, 850], 92), TERRACOTTA, 0.74));
      picture.add('</g>');
    },
  },
];
