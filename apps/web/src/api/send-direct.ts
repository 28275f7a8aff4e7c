import type { DirectForm } from '@festlig/contracts/media';
import { type Post, postBody } from './post-body';

/** Failures in a row after which the file store is left alone until the page is loaded again. */
const MOST_FAILURES = 2;

let failures = 0;

/**
 * Sends a file to the file store itself by a form. Returns false when that fails: the file then goes through us
 * (rule: photo-direct). No header is sent, because the store would have to allow each.
 * @throws ApiError when the browser is offline, or the upload was stopped
 */
export async function sendDirect(
  { url, fields }: DirectForm,
  { file, ...more }: Pick<Post, 'onProgress' | 'signal'> & { file: Blob },
): Promise<boolean> {
  if (failures >= MOST_FAILURES) return false;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  // The store reads no field after the file.
  body.append('file', file);
  const { error } = await postBody({ url, headers: {}, body, ...more });
  if (error && (more.signal.aborted || error.status === 'offline')) throw error as unknown as Error;
  failures = error ? failures + 1 : 0;
  return !error;
}
