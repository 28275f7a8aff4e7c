import type { Colour } from '../media/title-box';
import { heroName } from './hero-name';

/** Colours of a picture from its upper to its lower edge, in its middle, where every format shows it. */
export const ROWS = 5;

/** Colours as they stand in the name of a picture: six hexadecimal digits each. Three change the hue of a dark one. */
export const namedColours = (colours: readonly Colour[]): string =>
  colours.flatMap((colour) => colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0'))).join('');

/** The red, green and blue of `#rrggbb`, 0 to 255. */
export const channelsOf = (hex: string): Colour => {
  const digits = Number.parseInt(hex.slice(1), 16);
  return [digits >> 16, (digits >> 8) & 255, digits & 255];
};

/** The colours of the drawings, by the name of their file. */
export const DRAWN: Readonly<Record<string, string>> = {
  'anemone-meadow-light': 'efe9e1efe9e1ede7dee1dcd0d4cec5',
  'apricot-dawn-light': 'e5b99aeac8aaeed8c0f1e2d0f1e2d2',
  'balloon-morning-light': 'e0d2c2ece1d4f2e7dbf2e5d7f0dfd0',
  'blush-blooms-light': 'e4d8cdefe5dcf1e8dff1e6ddefe1d7',
  'blush-watercolour-light': 'd6b5b1efe6dff1eae2f1e9e1f0e8e0',
  'bold-meadow-light': 'f3eaddf3eaddf3eadde7d7d0c5b3aa',
  'bold-strokes-dark': '8f667d4a3c5724243f23243e22243d',
  'bunting-and-balloons-dark': '536c6c4e6c6d456a6d476d6f4e7370',
  'cabin-at-dusk-dark': '27364e30435c40516d686f86aeb0b8',
  'calm-flags-light': 'cdc9c1dfdbd6edebe4efeae3efe8de',
  'candle-glow-dark': '3a272c432b2e533533785244936a53',
  'champagne-glow-dark': '2622362c263c352b444c384b65474e',
  'confetti-dusk-dark': '4e3a4c54384e60394f7743508f5252',
  'cranberry-stars-dark': '86443f8739348c3934833531712b2b',
  'cut-leaves-light': 'a59883d3cab8f1eadbf1eadbf1eadb',
  'cypress-glow-light': 'e6dfd6ede4d6f0e0cadacaaeb7b18c',
  'dove-sky-light': 'dadfdedfe2e0e1e5e2e5e5e0eae4dc',
  'engraved-arches-light': 'dad6c7e1ddd0eee9deeae4d7e3ddce',
  'eucalyptus-garland-light': 'c0c2b5dddacee7e2d6e5dfd3e3ddcf',
  'evening-meadow-dark': '36453b4050434152464554495a665a',
  'falling-feathers-light': 'e3e4e1eae8e5efebe6f0eae4efe6dd',
  'fir-and-stars-dark': '26372f263b3231473c3f5445657669',
  'fir-branches-light': 'bec0afe7e1d4ede7daece5d9e9e2d3',
  'firefly-ferns-dark': '263e35223c34233e35213a32223730',
  'fjord-blue-dark': '3850644b6374475e6c40555f4a5d63',
  'forest-deep-dark': '37484142554b47594c5463545a6654',
  'garden-lights-dark': '5e5d544452562f4a583c5358626657',
  'garden-wreath-light': 'e2dad3ece3def0e7e3ede3dee0d5ce',
  'gold-arches-dark': '2344381c43391c453b1b4036213d33',
  'gold-fireworks-dark': '2d2724262122221f23272325332b28',
  'honey-and-clay-light': 'd0a170dbb889e0c8a3e8d8beebdec7',
  'icing-and-sprinkles-light': 'd9b9abe2c7b6eedbc9efdecdf0e1d1',
  'inked-meadow-light': 'f2eee5f2ede5f1ebe2e9e3d7d8d3c4',
  'inked-roses-light': 'e2dcd2efebe5f4f1edf4f2edf3f0eb',
  'lantern-night-dark': '54514a414949273c433345494d554f',
  'lemon-branches-light': 'aeb48cdcded3e8ecebe7ebeae3e8e8',
  'linen-wreath-light': 'd6cfc0ded4c5e4d9cadcd3c3d3cbbb',
  'linocut-branches-light': 'b9baaae4ddccece3d2ece3d2ece3d2',
  'marbled-rings-light': '898f89dfdcd2eee8dddbd3c79f9889',
  'meadow-friends-light': 'd5dfdadce2dae2e4d9dfdbcac2c0a8',
  'midnight-peonies-dark': '575966303850313a54333b56313954',
  'mirror-ball-dark': '9b4a78812c63671d5652194d431847',
  'moonlit-wreath-dark': '3239562a3250202845252a40323441',
  'morning-clouds-light': 'e7dbcbebddccefe0ceefd9c8efd9c9',
  'paper-arches-light': 'eee2d6f1e9dff0e8deede5dbe6ddd3',
  'paper-chains-light': 'ddd7cbe4dfd3efeadef0eadef0e7d9',
  'paper-cranes-light': 'e1dcd9ebe5dff1ebe5f2ebe3f1e6dc',
  'paper-fans-light': 'cdad97e2d2c5efe1d6efdfd3eddbcf',
  'paper-lace-dark': 'd6bab19b49488b282a842528762024',
  'paper-lanterns-light': 'dfcdb9e7d5c2efdecaedd6bee9cab0',
  'paper-sunburst-light': 'b99e81e1d4beeee4d3efe6d6f0e8d9',
  'patterned-shapes-light': 'd5c5afe4d7c6ede3d3ede3d3ede3d3',
  'plum-evening-dark': '4a314859394c67434d6b4749785551',
  'quarter-circles-dark': '6e7368314a502c474e2c474e2c474e',
  'quiet-stars-dark': '5f69785a66794e5f7851637d748192',
  'rising-sun-light': 'e1d2baece0cdf1e6d5f1e6d6d4d2c1',
  'sage-mist-light': 'b2b8a4bfc4b0d1d2c2deddd0e0ddd2',
  'sand-and-rose-light': 'd8baadd8c1b3dfcfc1e9ddd0e8dbcc',
  'sea-glow-light': 'd3dadee3e1dcecdfd2ded0c294abb0',
  'sealed-letter-light': 'cdbeaed8ccbfefe8ddeee7dcdad0c1',
  'sky-watercolour-light': 'c6cbc9ede9e4efece4efebe2eee9e0',
  'snow-at-dusk-dark': '373d5a4246665d57768c7787b7abb4',
  'streamers-light': 'e1d1c1e8d9c8eee0cfeddecbecdcc8',
  'sunprint-meadow-dark': '1d4c7a1f507f1f507e375f86426486',
  'swan-glow-light': 'd2dbdce2e4e0ede8dfe7dfd5c9d0cf',
  'table-at-dusk-dark': '2f3655404163604f6cac7f6d93755c',
  'threaded-garlands-light': 'c8c0b2dad1c4e7decfe6ddcce5daca',
  'water-rings-light': 'dee5deecece5ebebe5e4e3ddc9d0cb',
  'woven-hearts-light': 'ddd0c0ded2c3ede4d6ece2d4eadecc',
};

/** A host's own picture has them in its name, and then its most vivid one, before its tone; in earlier versions the strength of a shade stood between. */
const IN_NAME = new RegExp(`-((?:[0-9a-f]{6}){${ROWS},${ROWS + 1}})(?:-\\d\\d)?-(?:light|dark)\\.jpg$`);

/** Each as `#` and six digits. */
export const coloursIn = (named: string): string[] => (named.match(/.{6}/g) ?? []).map((digits) => `#${digits}`);

/** The colours of a host's own picture, the vivid one last; none where its name has none. */
export const ownColours = (path: string): string[] => coloursIn(IN_NAME.exec(path)?.[1] ?? '');

/** The colours of a hero image; null for one that is not known. */
export function heroColours(path: string): string[] | null {
  const colours = path.includes('/hero-images/')
    ? coloursIn(DRAWN[heroName(path)] ?? '')
    : ownColours(path).slice(0, ROWS);
  return colours.length === 0 ? null : colours;
}
