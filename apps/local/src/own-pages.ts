import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The names of this machine, which no page on the internet can have. */
const OURS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Whether a request comes from the server's own page or from no page at all. Another host name belongs to a page whose
 * name was made to resolve to this machine (DNS rebinding); another origin is a page open in the same browser.
 */
export function isOurs({ host = '', origin }: IncomingHttpHeaders): boolean {
  return OURS.test(host) && (origin === undefined || origin === `http://${host}`);
}

type Listener = (request: IncomingMessage, answer: ServerResponse | Duplex, ...rest: unknown[]) => void;

/**
 * Applies that check before every listener a server has so far: pages without a login answer only their own requests.
 */
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
