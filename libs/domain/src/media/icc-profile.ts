/** Where the header of a colour profile says of what kind its colours are. */
const [KIND_FROM, KIND_TO] = [16, 20];

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** How Chromium describes the curve of another profile: "Display P3 Gamut with sRGB Transfer". */
const CURVE = 'with sRGB Transfer';

/**
 * Whether the colours of a picture with this profile go beyond sRGB: it is a profile for screens or cameras, and not that
 * of sRGB itself, which says its name in its description. One or two bytes a character, by its version.
 */
export function isWideGamut(profile: Uint8Array): boolean {
  if (textOf(profile.subarray(KIND_FROM, KIND_TO)) !== 'RGB ') return false;
  const words = textOf(profile.subarray(0, 4096).filter((byte) => byte !== 0));
  return !words.replaceAll(CURVE, '').includes('sRGB');
}

/** Where a profile has its signature, which every profile has. */
const [SIGNATURE, SIGNATURE_AT] = ['acsp', 36];
/** In a PNG the profile is compressed; its name is not. */
const PNG_PROFILE = /iCCP([^\0]{1,79})\0/;

/** Whether a picture file, of which this is the beginning, has a profile whose colours go beyond sRGB. */
export function isWideFile(beginning: Uint8Array): boolean {
  // One character a byte.
  const text = new TextDecoder('latin1').decode(beginning);
  const at = text.indexOf(SIGNATURE) - SIGNATURE_AT;
  if (at >= 0) return isWideGamut(beginning.subarray(at));
  const [, name] = PNG_PROFILE.exec(text) ?? [];
  return name !== undefined && !name.includes('sRGB');
}
