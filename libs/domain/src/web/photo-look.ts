import { CROP_ASPECTS, type CropFormat } from '../media/crop-area';
import { type Colour, TITLE_BOXES } from '../media/title-box';
import { boxIn, photoVeil, type Size } from '../media/veil';
import { namedColours } from './hero-colours';
import { vividOf } from './photo-vivid';

/** Places of a picture from its upper to its lower edge: each is about as high as the line of a letter of the title is wide. */
const HIGH = 90;
const gridOf = (format: CropFormat): Size => ({ width: Math.round(HIGH * CROP_ASPECTS[format]), height: HIGH });
/** The size in which the places of a photo are measured, each as one pixel. */
export const PLACES: Record<CropFormat, Size> = { wide: gridOf('wide'), upright: gridOf('upright') };

/** The places where the title stands on a host's own picture. */
function behindTitle(format: CropFormat, places: readonly Colour[]): Colour[] {
  const { left, top, width, height } = boxIn(PLACES[format], TITLE_BOXES.foot[format]);
  return places.filter((_, at) => {
    const [x, y] = [at % PLACES[format].width, Math.floor(at / PLACES[format].width)];
    return x >= left && x < left + width && y >= top && y < top + height;
  });
}

/** What is measured of a photo for the top of a page: its colours from its upper to its lower edge, and its places, row by row. */
interface SeenPhoto extends Record<CropFormat, readonly Colour[]> {
  rows: readonly Colour[];
}

/**
 * What the name of a host's own picture says of it: its colours from its upper to its lower edge, the most vivid one, how strong the shade behind its
 * title is, in percent, and the tone (rules: hero-colours, accent-of-picture, own-hero-readable).
 */
export function photoLook({ rows, wide, upright }: SeenPhoto): string {
  const { tone, strength } = photoVeil([behindTitle('wide', wide), behindTitle('upright', upright)]);
  const colours = namedColours([...rows, vividOf(upright)]);
  return `${colours}-${String(Math.round(strength * 100)).padStart(2, '0')}-${tone}`;
}

/** The look of a picture of which nothing could be measured: pale letters can be read on any. */
export const ANY_PHOTO = '75-dark';
