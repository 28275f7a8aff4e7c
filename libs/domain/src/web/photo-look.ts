import { type Colour, TITLE_BOXES } from '../media/title-box';
import { boxIn, photoVeil, type Size } from '../media/veil';
import { namedColours } from './hero-colours';
import { vividOf } from './photo-vivid';

/** Pixels of a place whose contrast is measured: about as wide as the line of a letter of the title, on a picture 900 px high. */
const PLACE = 10;

/** The places of a picture of this size, and where among them the title stands on a host's own picture, in px of such a grid. */
export function placesIn(format: 'wide' | 'upright', { width, height }: Size) {
  const grid = { width: Math.round(width / PLACE), height: Math.round(height / PLACE) };
  return { grid, box: boxIn(grid, TITLE_BOXES.foot[format]) };
}

/** What is measured of a photo for the top of a page. */
interface SeenPhoto {
  /** Its colours from its upper to its lower edge. */
  rows: readonly Colour[];
  /** Those of the upright format. */
  pixels: readonly Colour[];
  /** Those of the places behind the title, by format. */
  behindTitle: readonly (readonly Colour[])[];
}

/**
 * What the name of a host's own picture says of it: its colours from its upper to its lower edge, the most vivid one, how strong the shade behind its
 * title is, in percent, and the tone (rules: hero-colours, accent-of-picture, own-hero-readable).
 */
export function photoLook({ rows, pixels, behindTitle }: SeenPhoto): string {
  const { tone, strength } = photoVeil(behindTitle);
  return `${namedColours([...rows, vividOf(pixels)])}-${String(Math.round(strength * 100)).padStart(2, '0')}-${tone}`;
}

/** The look of a picture of which nothing could be measured: pale letters can be read on any. */
export const ANY_PHOTO = '62-dark';
