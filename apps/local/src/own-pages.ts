import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The names of this machine that no page on the internet can take. */
const OURS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request comes from the page itself or from no page at all. Another name than this machine's is a page whose
 * name was made to point here (DNS rebinding); another origin is a page that the same browser has open.
 */
export function isOurs({ host = '', origin }: IncomingHttpHeaders): boolean {
  return OURS.test(host) && (origin === undefined || origin === `http://${host}`);
}

type Listener = (request: IncomingMessage, answer: ServerResponse | Duplex, ...rest: unknown[]) => void;

/** Puts that question before everything that listens on a server so far: pages without a log-in answer to themselves alone. */
export function answerOwnPagesOnly(server: Server): void {
  for (const event of ['request', 'upgrade'] as const) {
    const listeners = server.listeners(event) as Listener[];
    if (listeners.length === 0) continue;
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, answer: ServerResponse | Duplex, ...rest: unknown[]) => {
      if (isOurs(request.headers)) for (const listener of listeners) listener.call(server, request, answer, ...rest);
      else if ('writeHead' in answer) answer.writeHead(403).end();
      else answer.destroy();
    });
  }
}
