import type { Box, Colour } from './title-box';

/** How much of the veil covers the picture far from the title, and how softly it ends (a share of the height). */
const FLOOR = 0.3;
const SOFT = 0.3;

export interface Size {
  width: number;
  height: number;
}

/** The box in px. */
export const boxIn = ({ width, height }: Size, { top, side, bottom }: Box) => ({
  left: Math.floor(side * width),
  top: Math.floor(top * height),
  width: Math.ceil((1 - 2 * side) * width),
  height: Math.ceil((1 - top - bottom) * height),
});

/**
 * The veil as RGBA pixels: at full strength behind the title, and from there softly weaker, so that no edge of it is
 * seen. It is smooth, so that few pixels are enough to be enlarged.
 */
export function veilPixels(size: Size, box: Box, colour: Colour, strength: number): Uint8Array {
  const { left, top, width, height } = boxIn(size, box);
  const pixels = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      // One pixel around the box as well, because enlarging mixes it with its neighbours.
      const dx = Math.max(left - 1 - x, 0, x - (left + width));
      const dy = Math.max(top - 1 - y, 0, y - (top + height));
      const away = Math.min(1, Math.hypot(dx, dy) / (SOFT * size.height));
      const share = 1 - (1 - FLOOR) * away * away * (3 - 2 * away);
      const at = (y * size.width + x) * 4;
      pixels.set(colour, at);
      pixels[at + 3] = Math.round(255 * strength * share);
    }
  }
  return pixels;
}
