import type { IncomingMessage } from 'node:http';
import { CallError } from '@festlig/platform/errors';

/** Where requests go whose address says nothing; no party can be called so. */
export const MALFORMED = '/~malformed';

/** An address whose percent signs make no text (`/%ff%fe`) would be refused before any of our hooks and pages. */
export function rewriteUrl(request: Pick<IncomingMessage, 'url'>): string {
  const url = request.url ?? '/';
  const [path = ''] = url.split('?');
  try {
    decodeURIComponent(path);
    // An absolute address, or one with two slashes in front, would be taken for another host's.
    return /^\/(?![/\\])/.test(url) ? url : MALFORMED;
  } catch {
    return MALFORMED;
  }
}

/**
 * The fields a body names; nothing sent names none.
 * @throws CallError 'invalid' for what is no object (`null`, a list, a word)
 */
export function fieldsOf(body: unknown): object {
  if (body === undefined || body === '') return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new CallError('invalid');
  return body;
}

/** Nobody compresses what we are sent: a body that says it is compressed is refused before it is read. */
export function refuseCompressed({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') throw new CallError('invalid');
}
