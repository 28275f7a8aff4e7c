import { brushStroke, wash } from '../draw/brush';
import { bezier, type Curve } from '../draw/geometry';
import type { Colour, Palette } from '../draw/palette';
import type { Picture } from '../draw/picture';
import type { Recipe } from '../draw/recipe';

interface Painting {
  readonly name: string;
  readonly tone: 'light' | 'dark';
  readonly ground: readonly [Colour, Colour];
  /** One set of colours per stroke, from the top of the sheet downwards. */
  readonly strokes: readonly Palette[];
  /** The vertical movement of the brush in px over the width of the sheet. */
  readonly swing: number;
}

/** A curve from edge to edge around `y` px. */
function sweep(y: number, swing: number, reversed: boolean): Curve {
  const [left, right]: readonly [readonly [number, number], readonly [number, number]] = [
    [-120, y + swing * 0.5],
    [1720, y - swing * 0.5],
  ];
  const curve = bezier(left, [420, y - swing * 1.2], [1050, y + swing * 1.3], right);
  return reversed ? (t) => curve(1 - t) : curve;
}

function paint(picture: Picture, { ground, strokes, swing }: Painting): void {
  wash(picture, ...ground);
  const gap = 900 / strokes.length;
  strokes.forEach((colours, index) => {
    const y = gap * (index + 0.5) + picture.random.around(0, 16);
    brushStroke(picture, sweep(y, swing * picture.random.between(0.7, 1.2), index % 2 === 1), gap * 1.5, colours, 0.72);
  });
}

const PAINTINGS: readonly Painting[] = [
  {
    name: 'apricot-dawn',
    tone: 'light',
    ground: ['#f3cdb0', '#fbeedd'],
    swing: 130,
    strokes: [
      ['#e39a76', '#efb48e', '#e9a184'],
      ['#f0bd96', '#f5cfa9', '#edb08f'],
      ['#f6d8b8', '#f8e2c6', '#f2cba8'],
      ['#faeada', '#fbf1e2', '#f8e0c8'],
      ['#fbf0e2', '#f9e6d3', '#fbf3e8'],
    ],
  },
  {
    name: 'sage-mist',
    tone: 'light',
    ground: ['#b9c4ae', '#f0efe4'],
    swing: -110,
    strokes: [
      ['#8fa08a', '#a9b59c', '#97a892'],
      ['#b4bfa6', '#c5cdb6', '#aebba4'],
      ['#d3d8c6', '#dde0cf', '#cdd4c2'],
      ['#e8e8da', '#eeece0', '#e2e4d6'],
      ['#f3f0e6', '#ecebdf', '#f5f2e9'],
    ],
  },
  {
    name: 'fjord-blue',
    tone: 'dark',
    ground: ['#24405a', '#304a5a'],
    swing: 150,
    strokes: [
      ['#1c3048', '#294b66', '#213b56'],
      ['#24445d', '#31566f', '#264761'],
      ['#2f5165', '#27475c', '#315264'],
      ['#37535f', '#2c4957', '#3d5861'],
      ['#40595f', '#395158', '#475f61'],
    ],
  },
  {
    name: 'sand-and-rose',
    tone: 'light',
    ground: ['#ecd5c8', '#f5ece2'],
    swing: 90,
    strokes: [
      ['#cf9f98', '#ddb5a9', '#e3c3a9'],
      ['#e0bdb0', '#e8cdbb', '#dcb4a8'],
      ['#eedbcb', '#f2e3d3', '#ead2c4'],
      ['#f5ebdf', '#f2e4d8', '#f7efe5'],
      ['#ecdac5', '#f3e7d8', '#e8d2bd'],
    ],
  },
  {
    name: 'plum-evening',
    tone: 'dark',
    ground: ['#35203a', '#572d3c'],
    swing: -140,
    strokes: [
      ['#271a33', '#3d2445', '#2f1d3b'],
      ['#422540', '#562f4a', '#40243e'],
      ['#522b40', '#603443', '#4f2a3c'],
      ['#592f37', '#623739', '#542c36'],
      ['#683b2f', '#5f3632', '#75422e'],
    ],
  },
  {
    name: 'forest-deep',
    tone: 'dark',
    ground: ['#182c28', '#2f4437'],
    swing: 110,
    strokes: [
      ['#12231f', '#1d3630', '#162a26'],
      ['#1e362d', '#294639', '#1d372f'],
      ['#253f32', '#2c4838', '#223b2f'],
      ['#2d4334', '#364d3a', '#2a4131'],
      ['#3b4c37', '#44533c', '#364734'],
    ],
  },
  {
    name: 'honey-and-clay',
    tone: 'light',
    ground: ['#e7b97c', '#f8ead2'],
    swing: -100,
    strokes: [
      ['#c98457', '#d89b62', '#e0aa68'],
      ['#e2b072', '#e9bf82', '#dca468'],
      ['#efd19f', '#f2d9ad', '#eac792'],
      ['#f7e7c8', '#f9ecd3', '#f4dfbd'],
      ['#faf1de', '#f8ead0', '#fbf4e5'],
    ],
  },
];

export const gradients: readonly Recipe[] = PAINTINGS.map((painting) => ({
  name: painting.name,
  tone: painting.tone,
  place: 'across',
  shadow: painting.ground[0],
  paint: (picture) => paint(picture, painting),
}));
