const START_OF_SCAN = 0xda;
const END = 0xd9;
/** Markers without a length: fill and stuffed bytes, restarts, and the start of a picture. */
const isBare = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The number of scans of a JPEG. Those of a smaller picture inside a segment are not counted. */
export function jpegScans(jpeg: Uint8Array): number {
  let scans = 0;
  for (let at = jpeg.indexOf(0xff); at !== -1 && at + 3 < jpeg.length; at = jpeg.indexOf(0xff, at)) {
    const marker = jpeg[at + 1] ?? END;
    if (marker === END) break;
    if (marker === START_OF_SCAN) scans++;
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
  }
  return scans;
}
