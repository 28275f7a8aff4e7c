import type { NamedColour, PageColour, PhotoColour } from '@festlig/contracts/party';
import { COLOURS } from '@festlig/domain/web/look';
import { hueIn } from '@festlig/domain/web/photo-hue';
import { hueApart } from '@festlig/domain/web/photo-vivid';
import { areAlike } from './alike.model';

/** Degrees by which another browser measures a hue of the same picture differently. */
const MEASURED_WITHIN = 6;

/** A colour. `isSeen`: it is one of the picture, or else one that the host picked; `number`: its place among those of the picture with the same name. */
export interface OfferedColour {
  colour: PageColour;
  isSeen?: boolean;
  number?: number;
}

/** The deep tones of hues, each with the degree at which it ends. */
const HUES = [
  ['red', 15],
  ['rust', 45],
  ['olive', 75],
  ['green', 165],
  ['teal', 195],
  ['blue', 250],
  ['purple', 290],
  ['pink', 345],
] as const;
export type HueName = (typeof HUES)[number][0];

/** The plain name of a hue in degrees, as deep as it is on a page. */
export const hueName = (hue: number): HueName => HUES.find(([, end]) => hue < end)?.[0] ?? 'red';

/** Those with the same name are numbered. */
function numbered(hues: readonly number[]): Pick<OfferedColour, 'number'>[] {
  const names = hues.map(hueName);
  return names.map((name, n) => {
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    return isOnly ? {} : { number: names.slice(0, n + 1).filter((each) => each === name).length };
  });
}

/**
 * The colours that a host can choose: Automatic, those of the picture, then those with names (rule: look-chosen). A chosen hue stands for
 * the measured one that is nearly the same, because another browser measures a little differently; any other is not among them.
 * Of those with names the one that looks like the `automatic` colour is left out, unless it is chosen.
 */
export function offeredColours(hues: readonly number[], chosen: PageColour, automatic: string): OfferedColour[] {
  const hue = hueIn(chosen);
  const at = hue === null ? -1 : hues.findIndex((each) => hueApart(each, hue) <= MEASURED_WITHIN);
  const seen = hues.map((each, n) => (n === at && hue !== null ? hue : each));
  const numbers = numbered(seen);
  const ofPicture = seen.map((each, n): OfferedColour => {
    return { colour: `hue-${each}` satisfies PhotoColour, isSeen: true, ...numbers[n] };
  });
  const isOffered = (colour: NamedColour) => {
    const accent = COLOURS[colour];
    return accent !== null && (colour === chosen || !areAlike(accent.light, automatic));
  };
  const named = (Object.keys(COLOURS) as NamedColour[]).filter(isOffered).map((colour) => ({ colour }));
  return [{ colour: 'picture' }, ...ofPicture, ...named];
}
