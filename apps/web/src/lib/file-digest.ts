/**
 * The SHA-256 of a file, hexadecimal; null where the browser computes none (without https).
 * @throws DOMException when the file can no longer be read
 */
export async function fileDigest(file: Blob): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
