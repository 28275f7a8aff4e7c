/** Where the header of a colour profile says of what kind its colours are. */
const [KIND_FROM, KIND_TO] = [16, 20];

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/**
 * Whether the colours of a picture with this profile go beyond sRGB: it is a profile for screens or cameras, and not that
 * of sRGB itself, which says its name in its description. One or two bytes a character, by its version.
 */
export function isWideGamut(profile: Uint8Array): boolean {
  if (textOf(profile.subarray(KIND_FROM, KIND_TO)) !== 'RGB ') return false;
  const words = textOf(profile.subarray(0, 4096).filter((byte) => byte !== 0));
  return !words.includes('sRGB');
}
