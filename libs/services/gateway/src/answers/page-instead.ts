import { toFailure } from '@festlig/platform/errors';
import { isNavigation } from '../http/navigation';
import { sendFailurePage } from '../http/send-failure';
import { visitorLanguage } from '../pages/page-language';
import { retryPage } from '../pages/retry-page';
import type { Exchange } from './exchange';

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
export const orPage =
  (fileOf: (exchange: Exchange) => Promise<unknown>) =>
  (exchange: Exchange): Promise<unknown> =>
    fileOf(exchange).catch((error: unknown) => pageInstead(exchange, error));
