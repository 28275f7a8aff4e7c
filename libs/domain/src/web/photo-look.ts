import { CROP_ASPECTS, type CropFormat } from '../media/crop-area';
import type { Colour } from '../media/title-box';
import type { Size } from '../media/veil';
import { namedColours } from './hero-colours';
import { vividOf } from './photo-vivid';

const HIGH = 90;
const gridOf = (format: CropFormat): Size => ({ width: Math.round(HIGH * CROP_ASPECTS[format]), height: HIGH });
/** The size in which the places of a photo are measured, each as one pixel. */
export const PLACES: Record<CropFormat, Size> = { wide: gridOf('wide'), upright: gridOf('upright') };

/** What is measured of a photo: its colours from its upper to its lower edge, and the places of its upright format, row by row. */
interface SeenPhoto {
  rows: readonly Colour[];
  upright: readonly Colour[];
}

/** The look of a picture of which nothing could be measured. */
export const ANY_PHOTO = 'light';

/**
 * What the name of a host's own picture says of it: its colours from its upper to its lower edge, the most vivid one, and, as that of any
 * picture, the tone of what its title stands on (rules: hero-colours, accent-of-picture).
 */
export const photoLook = ({ rows, upright }: SeenPhoto): string => `${namedColours([...rows, vividOf(upright)])}-light`;
