import { isFromOurPages } from '../http/own-pages';
import type { Exchange } from './exchange';

/**
 * Redirects the browser, but only from our own pages, so that a link on another site can neither end a session nor
 * begin a payment.
 */
export async function redirect({ call, http, context, request, reply }: Exchange): Promise<unknown> {
  if (!isFromOurPages(request.headers, context.origin)) return reply.redirect(http.onFailure ?? '/', 303);
  if (http.session === 'end') context.cookie.end(reply);
  const caller = await context.callerOf(request);
  const { url } = (await context.rpc.call(call, context.inputOf(call, request), caller)) as { url: string };
  return reply.redirect(url, 303);
}
