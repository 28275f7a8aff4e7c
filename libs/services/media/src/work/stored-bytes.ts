import { buffer } from 'node:stream/consumers';
import type { Files } from '@festlig/platform/files';

/** All bytes of a stored file, for a decoder; null when there is no such file. */
export async function storedBytes(files: Files, key: string): Promise<Buffer | null> {
  const file = await files.get(key);
  return file && buffer(file.stream);
}
