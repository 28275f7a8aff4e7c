import { Readable } from 'node:stream';
import { toFailure } from '@festlig/platform/errors';
import type { FastifyRequest } from 'fastify';
import { isNavigation } from '../http/navigation';
import type { Exchange } from '.';

interface Page {
  text: string;
  next: string | null;
}

/** A person who opens the link of a file must log in first; a program is told so in its own way. */
const wantsLogIn = (request: FastifyRequest, error: unknown): boolean =>
  isNavigation(request.headers) && toFailure(error, request.id).body.message === 'needs_login';

/**
 * A file in pages: memory holds one page whatever its length. The first page is asked for before the head is sent, so a
 * refusal is a proper one; a browser that must log in comes back to the file from there.
 */
export async function download({ call, http, context, request, reply }: Exchange): Promise<unknown> {
  const caller = await context.callerOf(request);
  const input = context.inputOf(call, request);
  const page = (after: string | null) => context.rpc.call(call, { ...input, after }, caller) as Promise<Page>;
  let first: Page;
  try {
    first = await page(null);
  } catch (error) {
    if (!wantsLogIn(request, error)) throw error;
    const path = `/login?return=${encodeURIComponent(request.url)}`;
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  }
  async function* pages(): AsyncGenerator<string> {
    yield first.text;
    for (let { next } = first; next !== null;) {
      const following = await page(next);
      yield following.text;
      next = following.next;
    }
  }
  const name = http.path.split('/').at(-1) ?? 'export';
  return reply
    .header('content-type', http.contentType ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(pages()));
}
