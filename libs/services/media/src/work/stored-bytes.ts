import type { Files } from '@festlig/platform/files';

/** All bytes of a stored file, for a decoder; null when there is no such file. */
export async function storedBytes(files: Files, key: string): Promise<Buffer<ArrayBuffer> | null> {
  const file = await files.get(key);
  if (!file) return null;
  // Into one place: collecting the pieces first would take twice the memory of each photo.
  const bytes = Buffer.allocUnsafeSlow(file.size);
  let end = 0;
  for await (const piece of file.stream as AsyncIterable<Buffer>) end += piece.copy(bytes, end);
  return bytes.subarray(0, end);
}
