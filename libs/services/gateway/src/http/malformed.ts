import type { IncomingMessage } from 'node:http';
import { CallError } from '@festlig/platform/errors';

/** The path to which requests with an invalid address are rewritten; no party can have this name. */
export const MALFORMED = '/~malformed';

/** An address with invalid percent-encoding (`/%ff%fe`) would otherwise be refused before our hooks and pages. */
export function rewriteUrl(request: Pick<IncomingMessage, 'url'>): string {
  const url = request.url ?? '/';
  const [path = ''] = url.split('?');
  try {
    decodeURIComponent(path);
    // An absolute address, or one with two leading slashes, would be taken for another host's.
    return /^\/(?![/\\])/.test(url) ? url : MALFORMED;
  } catch {
    return MALFORMED;
  }
}

/**
 * Returns the fields of a body; an empty body has none.
 * @throws CallError 'invalid' when the body is not an object (`null`, a list, a word)
 */
export function fieldsOf(body: unknown): object {
  if (body === undefined || body === '') return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new CallError('invalid');
  return body;
}

/** Refuses a body with a content-encoding before it is read: none of our clients compresses bodies. */
export function refuseCompressed({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') throw new CallError('invalid');
}
