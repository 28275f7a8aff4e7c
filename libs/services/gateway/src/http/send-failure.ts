import { toFailure } from '@festlig/platform/errors';
import type { FastifyReply } from 'fastify';

/** Seconds after which it is worth asking again when there was too much to do, or something was away. */
const AGAIN = 2;

/** The refusal in the wire form; one that says after how many `seconds` to ask again says so to every program, too. */
function withHeaders(reply: FastifyReply, error: unknown, requestId: string) {
  const failure = toFailure(error, requestId);
  const { status, body } = failure;
  const seconds = Object.values(body.errors)[0]?.params?.['seconds'] ?? (status === 503 ? AGAIN : undefined);
  if ((status === 429 || status === 503) && seconds !== undefined) void reply.header('retry-after', seconds);
  void reply.code(status).header('cache-control', 'no-store');
  return failure;
}

/** A refusal as programs read it. */
export function sendFailure(reply: FastifyReply, error: unknown, requestId: string) {
  return reply.send(withHeaders(reply, error, requestId).body);
}

/** The same refusal as a page for a person; not compressed, as there may be too much to do already. */
export function sendFailurePage(reply: FastifyReply, error: unknown, requestId: string, html: string) {
  withHeaders(reply, error, requestId);
  reply.request.headers['x-no-compression'] = 'true';
  return reply.header('content-type', 'text/html; charset=utf-8').send(html);
}
