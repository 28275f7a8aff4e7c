/** What guests have photographed, each drawn: its ground from top to bottom, and what is on it, in a box of 100 by 100. */
interface Drawn {
  ground: readonly [string, string, string];
  things: string;
}

const dots = (fill: string, ...places: readonly (readonly [x: number, y: number, r: number])[]): string =>
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');

/** A person who raises their arms, seen against the light, in the colour of what is around. */
const person = (x: number, y: number, size: number, lean = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${size})" fill="none" stroke="currentColor" stroke-linecap="round">` +
  '<path d="M0-19V-6" stroke-width="9"/><path d="M-2-6L-5 12M2-6L5 12" stroke-width="4.5"/><path d="M-3-20L-11-33M3-20L10-35" stroke-width="3.4"/>' +
  '<circle cy="-30.5" r="2.5" stroke-width="5"/></g>';

const candle = (x: number, height: number): string =>
  `<circle cx="${x}" cy="${78 - height}" r="13" fill="#ffb45c" opacity=".35"/><path d="M${x - 2.5} 86V${84 - height}h5V86z" fill="#fff4dd"/>` +
  `<path d="M${x} ${83 - height}q-4-4 0-11 4 7 0 11z" fill="#fff2c4"/>`;

const lamps = (y: number, fall: number, r: number): string =>
  Array.from({ length: 8 }, (_, at) => {
    const x = (at + 0.5) / 8;
    const hangs = y + fall * 4 * x * (1 - x);
    return `${dots('#ffb968" opacity=".28', [100 * x, hangs, 3.2 * r])}${dots('#fff3d6', [100 * x, hangs, r])}`;
  }).join('');

/** Dancing below lamps, a cake, a set table, balloons, and a garden in the evening sun. */
export const PHOTOS: readonly Drawn[] = [
  {
    ground: ['#161b33', '#3b2c50', '#7a4450'],
    things:
      lamps(14, 12, 2) +
      lamps(30, 9, 1.4) +
      `<g color="#120f1c">${person(12, 84, 0.9, -6)}${person(31, 88, 1.05, 5)}${person(52, 85, 1, -4)}${person(72, 89, 1.15, 6)}${person(91, 85, 0.9)}</g><path d="M0 97h100v3H0z" fill="#120f1c"/>`,
  },
  {
    ground: ['#f3dccb', '#eec6b4', '#d9a08f'],
    things:
      dots('#fff6ea" opacity=".5', [16, 22, 9], [82, 18, 12], [62, 34, 6], [30, 44, 5]) +
      '<ellipse cx="50" cy="88" rx="42" ry="7" fill="#a86a5c" opacity=".5"/><path d="M20 60h60v26H20z" fill="#fff7ec"/><path d="M29 42h42v19H29z" fill="#fbe3d8"/>' +
      '<path d="M20 60q7.5 11 15 0 7.5 11 15 0 7.5 11 15 0 7.5 11 15 0v-3H20z" fill="#a5303f"/><path d="M29 42q5.250 8 10.5 0 5.250 8 10.5 0 5.250 8 10.5 0 5.250 8 10.5 0v-2H29z" fill="#d9808a"/>' +
      '<path d="M38 40V26M50 40V24M62 40V26" stroke="#fff" stroke-width="2.6"/>' +
      dots('#ffc35e', [38, 22, 2.6], [50, 20, 2.6], [62, 22, 2.6]),
  },
  {
    ground: ['#1d1713', '#46301f', '#7c5236'],
    things:
      dots('#ffc980" opacity=".3', [12, 20, 7], [30, 12, 4], [48, 26, 8], [70, 14, 6], [88, 28, 9], [60, 40, 5]) +
      '<path d="M0 84h100v16H0z" fill="#d8c3a5"/>' +
      candle(22, 24) +
      candle(46, 34) +
      candle(74, 28) +
      dots('#e8a5a0', [10, 88, 6], [34, 90, 7], [60, 89, 6], [88, 89, 8]) +
      dots('#fbe5dd', [10, 88, 2.5], [34, 90, 3], [60, 89, 2.5], [88, 89, 3.4]),
  },
  {
    ground: ['#bcd6e0', '#e3ecea', '#f6e6d2'],
    things: [
      [26, 34, '#d66a5c'],
      [50, 22, '#edb75c'],
      [72, 38, '#5f9a8f'],
      [42, 52, '#f2d9c4'],
    ]
      .map(
        ([x, y, fill]) =>
          `<path d="M${x} ${Number(y) + 15}Q${Number(x) + 4} 80 50 100" fill="none" stroke="#8a8178" stroke-width=".7"/><ellipse cx="${x}" cy="${y}" rx="12" ry="15" fill="${fill}"/>` +
          `<ellipse cx="${Number(x) - 4}" cy="${Number(y) - 6}" rx="3" ry="4.5" fill="#fff" opacity=".45"/>`,
      )
      .join(''),
  },
  {
    ground: ['#f6c88a', '#f1a07a', '#9c7a63'],
    things:
      dots('#fff4d2', [68, 34, 11]) +
      dots('#fff4d2" opacity=".3', [68, 34, 20]) +
      '<path d="M0 62q26-16 52-6t48-4v48H0z" fill="#6d7a55"/><path d="M0 78q34-12 100-2v24H0z" fill="#465338"/>' +
      `<g color="#2b2f24">${person(28, 80, 0.8, -4)}${person(45, 82, 0.85, 5)}</g>`,
  },
];

/** A photo as an image without a name, which is cut to its box. */
export const photo = ({ ground, things }: Drawn, number: number): string =>
  [
    '<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">',
    `<linearGradient id="st-photo-${number}" x2="0" y2="1">${ground.map((color, at) => `<stop offset="${at / 2}" stop-color="${color}"/>`).join('')}</linearGradient>`,
    `<rect width="100" height="100" fill="url(#st-photo-${number})"/>${things}</svg>`,
  ].join('');
