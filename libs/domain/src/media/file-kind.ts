/** What a file is by its content; its name and its declared type prove nothing (rule: own-picture-by-content). */
export type FileKind = 'jpeg' | 'png' | 'animated-png' | 'heic' | 'other';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Brands in the `ftyp` box of the pictures of newer phones, which our decoder cannot read. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/;

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Whether a PNG says before its first pixels that it is an animation (chunk `acTL`). */
function isAnimated(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = PNG.length; at + 8 <= png.length;) {
    const type = textAt(png, at + 4, 4);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += 12 + view.getUint32(at);
  }
  return false;
}

export function fileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, PNG)) return isAnimated(bytes) ? 'animated-png' : 'png';
  return HEIC.test(textAt(bytes, 4, 8)) ? 'heic' : 'other';
}
