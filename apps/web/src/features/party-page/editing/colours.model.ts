import type { NamedColour, PageColour, PhotoColour } from '@festlig/contracts/party';
import { COLOURS } from '@festlig/domain/web/look';
import { hueIn } from '@festlig/domain/web/photo-hue';
import { isAlike } from '@festlig/domain/web/photo-vivid';

/** A colour that is offered; `number`: its place among those of the picture. */
export interface OfferedColour {
  colour: PageColour;
  number?: number;
}

/**
 * The colours that a host can choose: Automatic, those of the picture, then those with names (rule: look-chosen). A chosen hue stands for
 * the measured one that looks like it, because another browser measures a little differently; that of another picture stands alone.
 */
export function offeredColours(hues: readonly number[], chosen: PageColour): OfferedColour[] {
  const hue = hueIn(chosen);
  const at = hue === null ? -1 : hues.findIndex((each) => isAlike(each, hue));
  const ofPicture = hues.map((each, n): OfferedColour => ({
    colour: n === at ? chosen : (`hue-${each}` satisfies PhotoColour),
    number: n + 1,
  }));
  const ofAnother = hue !== null && at === -1 ? [{ colour: chosen }] : [];
  const [automatic, ...named] = (Object.keys(COLOURS) as NamedColour[]).map((colour) => ({ colour }));
  return [automatic, ...ofPicture, ...ofAnother, ...named].filter((each) => each !== undefined);
}
