import { fileDigest } from './file-digest';
import { reducePhoto, worthReducing } from './reduce-photo';

export interface PreparedPhoto {
  /** What is sent: the file itself, or a smaller one. */
  file: Blob;
  /** Of the file as it was chosen; null where the browser computes none. */
  digest: string | null;
}

const isHeic = ({ type, name }: { type: string; name: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * Makes a chosen file ready to be sent: reduced when that saves time, and turned into JPEG when it is HEIC and this browser
 * can read it. Null when nobody could read what would be sent.
 * @throws DOMException when the file can no longer be read
 */
export async function preparePhoto(
  chosen: Blob,
  name: string,
  bytesPerSecond: number | null,
  reduce = reducePhoto,
): Promise<PreparedPhoto | null> {
  const digest = await fileDigest(chosen);
  const heic = isHeic({ type: chosen.type, name });
  const reduced = heic || worthReducing(chosen.size, bytesPerSecond) ? await reduce(chosen) : null;
  if (heic && !reduced) return null;
  return { file: reduced ?? chosen, digest };
}
