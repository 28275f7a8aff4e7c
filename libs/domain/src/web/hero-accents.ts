import { heroName } from './hero-name';

/** The colour of what can be pressed on an invitation: on light paper, and where the device is set to dark. */
export interface Accent {
  light: string;
  dark: string;
}

/**
 * The accents of the drawings, by the name of their file: a deep, muted tone of what is drawn, and a pale one of the same or of its
 * lights. Their contrast is tested in apps/web/src/app/accents.spec.ts.
 */
export const ACCENTS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  'anemone-meadow-light': ['#3a4468', '#b9c0e0'],
  'apricot-dawn-light': ['#934d2c', '#e4b5a0'],
  'balloon-morning-light': ['#994138', '#e6b2ab'],
  'blush-blooms-light': ['#864447', '#e4b2b3'],
  'bold-strokes-dark': ['#443a9c', '#ff9fb4'],
  'bunting-and-balloons-dark': ['#18545a', '#a4c9cd'],
  'calm-flags-light': ['#2d5277', '#aac4e0'],
  'candle-glow-dark': ['#683831', '#e3bd8e'],
  'confetti-dusk-dark': ['#6c2e54', '#dfb1ca'],
  'cranberry-stars-dark': ['#882329', '#e7b2af'],
  'dove-sky-light': ['#2b5b78', '#a6c6db'],
  'engraved-arches-light': ['#46583a', '#bccbab'],
  'eucalyptus-garland-light': ['#2e564d', '#acc8c1'],
  'evening-meadow-dark': ['#264c34', '#aec9b6'],
  'falling-feathers-light': ['#42546b', '#b5c2d4'],
  'fir-and-stars-dark': ['#204d35', '#abcab7'],
  'fir-branches-light': ['#2f5437', '#aec9b3'],
  'firefly-ferns-dark': ['#24523f', '#e2c583'],
  'fjord-blue-dark': ['#265173', '#a7c5df'],
  'forest-deep-dark': ['#214c3d', '#acc9bc'],
  'garden-wreath-light': ['#86415a', '#e4b0c2'],
  'honey-and-clay-light': ['#7f4d20', '#deb99b'],
  'icing-and-sprinkles-light': ['#91394b', '#e6b1b8'],
  'lantern-night-dark': ['#214e5d', '#e5b78c'],
  'lemon-branches-light': ['#4a5f24', '#d9cc8a'],
  'linen-wreath-light': ['#385540', '#b2c7b7'],
  'midnight-peonies-dark': ['#7c3247', '#e8b3b4'],
  'morning-clouds-light': ['#8c4b41', '#e4b4ab'],
  'paper-arches-light': ['#844c3d', '#e0b6aa'],
  'paper-chains-light': ['#2c5955', '#aac8c5'],
  'paper-cranes-light': ['#8a4a3b', '#e6b5a6'],
  'paper-fans-light': ['#863d4d', '#e5b1b9'],
  'paper-lanterns-light': ['#7b4b23', '#ddb99e'],
  'paper-sunburst-light': ['#7b5021', '#dbba9c'],
  'plum-evening-dark': ['#623058', '#dab3d0'],
  'quarter-circles-dark': ['#194f5d', '#a6c8d2'],
  'quiet-stars-dark': ['#344575', '#b1c0e6'],
  'rising-sun-light': ['#745420', '#d5bd9c'],
  'sage-mist-light': ['#41573e', '#b6c6b4'],
  'sand-and-rose-light': ['#7a4749', '#ddb6b6'],
  'sea-glow-light': ['#2c5871', '#f0bd9a'],
  'snow-at-dusk-dark': ['#4e4377', '#c1bbe2'],
  'streamers-light': ['#934130', '#e6b3a7'],
  'threaded-garlands-light': ['#325967', '#acc6d1'],
  'water-rings-light': ['#1f595e', '#a4c9cc'],
  'woven-hearts-light': ['#932b2a', '#e7b2ad'],
};

/** The accent of a hero image; null for a host's own picture, and without one: those have the product's. */
export function heroAccent(path: string | null): Accent | null {
  if (path === null || !path.includes('/hero-images/')) return null;
  const [light, dark] = ACCENTS[heroName(path)] ?? [];
  return light && dark ? { light, dark } : null;
}
