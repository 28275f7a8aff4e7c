import { Readable } from 'node:stream';
import { requestParts } from '@festlig/contracts/define';
import type { Exchange } from './exchange';
import { attachment, takeFileSlot } from './file-slot';
import { orPage } from './page-instead';
import { pagesOf } from './pages';

interface Page {
  text: string;
  /** Of the file; otherwise it has the last part of its address. */
  name?: string;
  next: string | null;
}

/** The bytes of a page that are written at once; the unwritten rest shows how fast the reader reads. */
const PIECE = 64_000;

function* piecesOf({ text }: Page, encoding: BufferEncoding = 'utf8'): Generator<Buffer> {
  const bytes = Buffer.from(text, encoding);
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/**
 * Streams a file in pages: memory holds one page, however long the file is. The first page is requested before the
 * head is sent, so that an error still has its own status. The number of simultaneous files is limited per account
 * and in total; a file that is read too slowly loses its slot (rule: sheds-load).
 */
export const download = orPage(async (exchange) => {
  const { call, http, context, request, reply, inTurn } = exchange;
  const input = context.inputOf(call, request);
  const caller = await inTurn(() => context.callerOf(request));
  let working: Promise<unknown> = Promise.resolve();
  // The slot is freed when the page in progress has ended; otherwise a client that reconnects again and again would
  // have many pages made that nobody reads.
  takeFileSlot(exchange, caller, () => working);
  const page = (after: string | null): Promise<Page> => {
    const made = inTurn(() => context.rpc.call(call, { ...input, after }, caller) as Promise<Page>);
    working = made;
    return made;
  };
  const pages = pagesOf(page, () => reply.raw.destroyed);
  const first = await pages.next();
  async function* bytes(): AsyncGenerator<Buffer> {
    if (!first.done) yield* piecesOf(first.value, http.encoding);
    for await (const following of pages) yield* piecesOf(following, http.encoding);
  }
  return reply
    .header('content-type', http.contentType ?? 'application/octet-stream')
    .header('content-disposition', attachment((first.done ? undefined : first.value.name) ?? nameOf(exchange, input)))
    .header('cache-control', 'no-store')
    .send(Readable.from(bytes()));
});

function nameOf({ http }: Exchange, input: object): string {
  const [path = ''] = requestParts(http, input).url.split('?');
  return path.split('/').at(-1) ?? '';
}
