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

/** Levels of a request's body; ours have four at most. */
const DEEPEST = 16;

/** A body of thousands of levels can be read but not written again: it would be taken for a fault of ours. */
const isTooDeep = (body: unknown, levels = DEEPEST): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (levels === 0 || Object.values(body).some((part) => isTooDeep(part, levels - 1)));

/**
 * The fields a body names; nothing sent names none.
 * @throws CallError 'invalid' for what is no object (`null`, a list, a word), or has more levels than any of ours
 */
export function fieldsOf(body: unknown): object {
  if (body === undefined || body === '') return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body) || isTooDeep(body)) {
    throw new CallError('invalid');
  }
  return body;
}

/** Nobody compresses what we are sent: a body that says it is compressed is refused before it is read. */
export function refuseCompressed({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') throw new CallError('invalid');
}
