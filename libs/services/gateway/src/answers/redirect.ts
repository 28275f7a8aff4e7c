import type { NewSession } from '@festlig/contracts/identity';
import { CallError } from '@festlig/platform/errors';
import type { z } from 'zod';
import { isFromOurPages } from '../http/own-pages';
import { failurePage } from '../http/send-failure';
import type { Exchange } from './exchange';

/** A header has no other characters; Node refuses them after the cookie was set. */
const inAscii = (url: string): string =>
  url.toWellFormed().replace(/[^\u0021-\u007e]+/g, (text) => encodeURIComponent(text));

/**
 * Redirects the browser, but only from our own pages, so that a link on another site can neither end a session nor
 * begin a payment. What returns from another site is checked by the call, which knows the browser that began.
 */
export async function redirect({ call, http, context, request, reply }: Exchange): Promise<unknown> {
  const { browser, onFailure } = http;
  // Browsers apply the policy of a redirect too. With that of our pages, a window that shows a page of another site
  // would lose its opener here, which would take it for closed: on its way back, and when the next payment takes it
  // (rule: payment-window).
  void reply.header('cross-origin-opener-policy', 'unsafe-none');
  // A mailed link must not begin a sign-up: our page asks for the terms first.
  if (browser !== 'returns' && !isFromOurPages(request.headers, context.origin, browser !== 'begins')) {
    return reply.redirect(onFailure ? failurePage(onFailure, new CallError('invalid'), request) : '/', 303);
  }
  if (http.session === 'end') context.cookie.end(reply);
  const caller = await context.callerOf(request);
  const input = context.inputOf(call, request);
  const { url, session } = (await context.rpc.call(call, input, caller)) as { url: string; session?: unknown };
  if (http.session === 'start' && session) context.cookie.start(reply, session as z.output<typeof NewSession>);
  return reply.redirect(inAscii(url), 303);
}
