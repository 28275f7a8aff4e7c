import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { requestParts } from '@festlig/contracts/define';
import { toFailure } from '@festlig/platform/errors';
import { isNavigation } from '../http/navigation';
import { onceClosed } from '../http/ongoing';
import { answerOf, keepPace } from '../http/pace';
import { sendFailurePage } from '../http/send-failure';
import { visitorLanguage } from '../pages/page-language';
import { retryPage } from '../pages/retry-page';
import type { Exchange } from './exchange';

interface Page {
  text: string;
  next: string | null;
}

/**
 * Attempts at a page while the services are overloaded, and milliseconds between them: an incomplete file is
 * worthless.
 */
const [TRIES, PAUSE] = [20, 500];
const UNAVAILABLE = 503;
/** The bytes of a page that are written at once; the unwritten rest shows how fast the reader reads. */
const PIECE = 64_000;

async function patiently(page: () => Promise<Page>, isLeft: () => boolean): Promise<Page> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await page();
    } catch (error) {
      if (toFailure(error, '').status !== UNAVAILABLE || attempt === TRIES || isLeft()) throw error;
    }
    await delay(PAUSE);
  }
}

function* piecesOf({ text }: Page, encoding: BufferEncoding = 'utf8'): Generator<Buffer> {
  const bytes = Buffer.from(text, encoding);
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/**
 * Where a browser is redirected that opens the link of a host's file and is refused: to the log-in page, or, as for
 * every host's page, to the invitation.
 */
function pathInstead({ call, request }: Exchange, code: string): string | null {
  if (call.access !== 'editor') return null;
  if (code === 'needs_login') return `/login?return=${encodeURIComponent(request.url)}`;
  const { partyId } = request.params as { partyId: string };
  return code === 'not_found' ? `/${encodeURIComponent(partyId)}` : null;
}

/**
 * Returns the page for a person who is refused a file. A program gets the error itself.
 * @throws the given error for programs
 */
function pageInstead(exchange: Exchange, error: unknown): unknown {
  const { request, reply } = exchange;
  if (!isNavigation(request.headers)) throw error;
  const { message: code } = toFailure(error, request.id).body;
  const path = pathInstead(exchange, code);
  if (path !== null) return reply.header('cache-control', 'no-store').redirect(path, 303);
  if (code !== 'too_many_requests' && code !== 'unavailable') throw error;
  // Only hosts are limited per account; the limit for guests' files counts all guests at one address.
  const isOfMany = code === 'too_many_requests' && exchange.call.access === 'editor';
  const page = retryPage(visitorLanguage(request), isOfMany ? 'file_of_many' : 'file');
  return sendFailurePage(reply, error, request.id, page);
}

/** Answers with a file, or with a page when a person is refused the file. */
export const download = (exchange: Exchange): Promise<unknown> =>
  fileOf(exchange).catch((error: unknown) => pageInstead(exchange, error));

/**
 * Streams a file in pages: memory holds one page, however long the file is. The first page is requested before the
 * head is sent, so that an error still has its own status. The number of simultaneous files is limited per account
 * and in total; a file that is read too slowly loses its slot (rule: sheds-load).
 */
async function fileOf(exchange: Exchange): Promise<unknown> {
  const { call, http, context, request, reply, inTurn } = exchange;
  const input = context.inputOf(call, request);
  const caller = await inTurn(() => context.callerOf(request));
  const { user } = caller;
  const isExport = call.access === 'editor' && user !== null;
  const end = isExport ? context.exports.begin(user.id) : context.guestFiles.begin(request.ip);
  let working: Promise<unknown> = Promise.resolve();
  // The slot is freed when the page in progress has ended; otherwise a client that reconnects again and again would
  // have many pages made that nobody reads.
  onceClosed(reply.raw, () => void working.then(end, end));
  onceClosed(
    reply.raw,
    keepPace(answerOf(reply.raw), context.lookAtPace, () => reply.raw.destroy()),
  );
  const page = (after: string | null): Promise<Page> => {
    const made = inTurn(() => context.rpc.call(call, { ...input, after }, caller) as Promise<Page>);
    working = made;
    return made;
  };
  const first = await page(null);
  async function* pages(): AsyncGenerator<Buffer> {
    yield* piecesOf(first, http.encoding);
    for (let { next } = first; next !== null;) {
      const after = next;
      const following = await patiently(
        () => page(after),
        () => reply.raw.destroyed,
      );
      yield* piecesOf(following, http.encoding);
      next = following.next;
    }
  }
  const [path = ''] = requestParts(http, input).url.split('?');
  const name = path.split('/').at(-1);
  return reply
    .header('content-type', http.contentType ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(pages()));
}
