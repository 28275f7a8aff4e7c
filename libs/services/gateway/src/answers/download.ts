import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { toFailure } from '@festlig/platform/errors';
import { isNavigation } from '../http/navigation';
import { onceClosed } from '../http/ongoing';
import { answerOf, keepPace } from '../http/pace';
import type { Exchange } from '.';

interface Page {
  text: string;
  next: string | null;
}

/** Tries of a page while there is too much to do, and milliseconds between them: a file that breaks off is worth nothing. */
const [TRIES, PAUSE] = [20, 500];
const UNAVAILABLE = 503;
/** Bytes of a page that go out at once: how fast they are taken is seen by what is left. */
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

function* piecesOf({ text }: Page): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/**
 * The page for a person who opens the link of a host's file and cannot have it: the log-in page, or, as for every host's
 * page, the invitation. Null for a program, which is told so in its own way, and where there was no answer.
 */
function pageInstead({ call, request }: Exchange, error: unknown): string | null {
  if (call.access !== 'editor' || !isNavigation(request.headers)) return null;
  const { message } = toFailure(error, request.id).body;
  if (message === 'needs_login') return `/login?return=${encodeURIComponent(request.url)}`;
  const { partyId } = request.params as { partyId: string };
  return message === 'not_found' ? `/${encodeURIComponent(partyId)}` : null;
}

/**
 * A file in pages: memory holds one page whatever its length. The first page is asked for before the head is sent, so a
 * refusal is a proper one. So many go on at a time of an account, and of all; one whose reader takes too little loses its
 * place (rule: sheds-load).
 */
export async function download(exchange: Exchange): Promise<unknown> {
  const { call, http, context, request, reply, inTurn } = exchange;
  const input = context.inputOf(call, request);
  const caller = await inTurn(() => context.callerOf(request));
  const { user } = caller;
  const isExport = call.access === 'editor' && user !== null;
  const end = isExport ? context.exports.begin(user.id) : context.guestFiles.begin(request.ip);
  let working: Promise<unknown> = Promise.resolve();
  // Who leaves and comes back at once would have pages made beside those that nobody waits for.
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
  let first: Page;
  try {
    first = await page(null);
  } catch (error) {
    const path = pageInstead(exchange, error);
    if (path === null) throw error;
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  }
  async function* pages(): AsyncGenerator<Buffer> {
    yield* piecesOf(first);
    for (let { next } = first; next !== null;) {
      const after = next;
      const following = await patiently(
        () => page(after),
        () => reply.raw.destroyed,
      );
      yield* piecesOf(following);
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
