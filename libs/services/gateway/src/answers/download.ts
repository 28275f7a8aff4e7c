import { Readable } from 'node:stream';
import type { Exchange } from '.';

interface Page {
  text: string;
  next: string | null;
}

/** A file in pages: memory holds one page whatever its length. The first page is asked for before the head is sent, so a refusal is a proper one. */
export async function download({ call, http, context, request, reply }: Exchange): Promise<unknown> {
  const caller = await context.callerOf(request);
  const input = context.inputOf(call, request);
  const page = (after: string | null) => context.rpc.call(call, { ...input, after }, caller) as Promise<Page>;
  const first = await page(null);
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
