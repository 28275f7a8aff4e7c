import type { PageColour } from '@festlig/contracts/party';
import type { Colour } from '../media/title-box';

/** Hues, in degrees, that are brown or olive in the deep tone of an accent. */
const [EARTHY_FROM, EARTHY_TO] = [15, 75];

/** How far the channels (0-255) of a colour lie apart: 0 for a grey one. */
export const spreadOf = (colour: Colour): number => Math.max(...colour) - Math.min(...colour);

/** In degrees, 0 for red. A grey colour has none, and counts as red. */
export function hueOf(colour: Colour): number {
  const [red, green, blue] = colour;
  const [most, spread] = [Math.max(...colour), spreadOf(colour) || 1];
  if (most === red) return (360 + (60 * (green - blue)) / spread) % 360;
  return most === green ? 120 + (60 * (blue - red)) / spread : 240 + (60 * (red - green)) / spread;
}

export const isEarthy = (hue: number): boolean => hue >= EARTHY_FROM && hue <= EARTHY_TO;

/** The hue that is chosen as a colour; null for a colour with a name. */
export const hueIn = (colour: PageColour): number | null => (/^hue/.test(colour) ? Number(colour.slice(4)) : null);
