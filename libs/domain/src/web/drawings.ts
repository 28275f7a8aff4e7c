/**
 * The drawings of each typeface, by the names of their files, with their accents: a deep, muted tone of what is drawn, and a pale one of
 * the same or of its lights, six hexadecimal digits each. Their contrast is tested in apps/web/src/app/accents.spec.ts.
 */
export const DRAWINGS = {
  fraunces: {
    'apricot-dawn-light': '934d2ce4b5a0',
    'balloon-morning-light': '994138e6b2ab',
    'bunting-and-balloons-dark': '18545aa4c9cd',
    'candle-glow-dark': '683831e3bd8e',
    'lantern-night-dark': '214e5de5b78c',
    'lemon-branches-light': '4a5f24d9cc8a',
    'paper-fans-light': '863d4de5b1b9',
    'paper-lanterns-light': '7b4b23ddb99e',
  },
  cormorant: {
    'anemone-meadow-light': '3a4468b9c0e0',
    'blush-blooms-light': '864447e4b2b3',
    'dove-sky-light': '2b5b78a6c6db',
    'engraved-arches-light': '46583abccbab',
    'eucalyptus-garland-light': '2e564dacc8c1',
    'evening-meadow-dark': '264c34aec9b6',
    'falling-feathers-light': '42546bb5c2d4',
    'firefly-ferns-dark': '24523fe2c583',
    'garden-wreath-light': '86415ae4b0c2',
    'inked-roses-light': '8a4b3ae6b7a5',
    'linen-wreath-light': '385540b2c7b7',
    'midnight-peonies-dark': '7c3247e8b3b4',
    'moonlit-wreath-dark': '2b3a6fe6c787',
    'morning-clouds-light': '8c4b41e4b4ab',
    'paper-arches-light': '844c3de0b6aa',
    'paper-cranes-light': '8a4a3be6b5a6',
    'quiet-stars-dark': '344575b1c0e6',
    'sage-mist-light': '41573eb6c6b4',
    'sand-and-rose-light': '7a4749ddb6b6',
    'sea-glow-light': '2c5871f0bd9a',
    'sealed-letter-light': '85392fe8b5aa',
    'water-rings-light': '1f595ea4c9cc',
  },
  bricolage: {
    'bold-strokes-dark': '443a9cff9fb4',
    'calm-flags-light': '2d5277aac4e0',
    'confetti-dusk-dark': '6c2e54dfb1ca',
    'fjord-blue-dark': '265173a7c5df',
    'paper-sunburst-light': '7b5021dbba9c',
    'plum-evening-dark': '623058dab3d0',
    'quarter-circles-dark': '194f5da6c8d2',
    'rising-sun-light': '745420d5bd9c',
    'streamers-light': '934130e6b3a7',
    'threaded-garlands-light': '325967acc6d1',
  },
  fredoka: {
    'icing-and-sprinkles-light': '91394be6b1b8',
    'paper-chains-light': '2c5955aac8c5',
  },
  young: {
    'cranberry-stars-dark': '882329e7b2af',
    'fir-and-stars-dark': '204d35abcab7',
    'fir-branches-light': '2f5437aec9b3',
    'forest-deep-dark': '214c3dacc9bc',
    'honey-and-clay-light': '7f4d20deb99b',
    'snow-at-dusk-dark': '4e4377c1bbe2',
    'woven-hearts-light': '932b2ae7b2ad',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type Drawings = typeof DRAWINGS;
export type DrawingName = { [T in keyof Drawings]: keyof Drawings[T] }[keyof Drawings];
