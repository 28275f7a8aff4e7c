import type { NewSession } from '@festlig/contracts/identity';
import type { z } from 'zod';
import type { Exchange } from './exchange';

/**
 * Answers with JSON. A `session` in the output is set as the cookie and never reaches the page; the cookie's CSRF
 * token does.
 */
export async function json({ call, http, context, request, reply }: Exchange): Promise<unknown> {
  const caller = await context.callerOf(request);
  const output = (await context.rpc.call(call, context.inputOf(call, request), caller)) as Record<string, unknown>;
  if (http.missesPerMinute !== undefined) context.guesses.note(request, output);
  void reply.header('cache-control', 'no-store');
  if (http.etag) void reply.header('etag', `"${String(output[http.etag])}"`);
  if (http.session === 'tell') {
    const csrf = context.cookie.csrfOf(context.cookie.ensure(request, reply));
    return reply.header('x-csrf-token', csrf).send({ ...output, csrf });
  }
  if (http.session !== 'start') return reply.send(output);
  const { session, ...rest } = output;
  if (session !== undefined) context.cookie.start(reply, session as z.output<typeof NewSession>);
  return reply.send(rest);
}
