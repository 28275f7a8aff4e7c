const SIGNATURE = 8;
/** Bytes of the length, type and checksum of a chunk. */
const FRAME = 12;
const TEXT = /^(?:tEXt|zTXt|iTXt)$/;

/**
 * A PNG without its text chunks. They may be compressed, and a decoder unpacks and keeps them all,
 * so that a file of one megabyte could take several gigabytes of memory.
 */
export function pngWithoutTexts(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const kept = png.slice();
  let length = Math.min(SIGNATURE, png.length);
  for (let at = SIGNATURE, end = at; at + FRAME <= png.length; at = end) {
    end = Math.min(png.length, at + FRAME + view.getUint32(at));
    if (TEXT.test(String.fromCharCode(...png.subarray(at + 4, at + 8)))) continue;
    kept.set(png.subarray(at, end), length);
    length += end - at;
  }
  return kept.subarray(0, length);
}
