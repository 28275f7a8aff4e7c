/** A part of the sheet, in px. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The grain of the paper as an SVG filter: dark and light flecks from one noise. It is computed for one tile and
 * repeated, because turbulence over the whole sheet costs several times as much; `stitchTiles` hides the seams. `part`
 * is what is seen: a tile beyond it would not be computed.
 */
export function paperFilter(id: string, { left, top, width, height }: Part): string {
  const sheet = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  const tile = `x="${left}" y="${top}" width="400" height="450"`;
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" ${sheet} color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="0.62 0.55" numOctaves="2" seed="7" stitchTiles="stitch" ${tile} result="noise"/>` +
    // Only the alpha varies, so the colours below show through everywhere else.
    `<feColorMatrix in="noise" ${tile} values="0 0 0 0 .24 0 0 0 0 .16 0 0 0 0 .12 .55 0 0 0 -.24" result="dark"/>` +
    `<feColorMatrix in="noise" ${tile} values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 0 .5 0 0 -.22" result="light"/>` +
    `<feMerge ${tile}><feMergeNode in="dark"/><feMergeNode in="light"/></feMerge>` +
    `<feTile ${sheet}/></filter>`
  );
}
