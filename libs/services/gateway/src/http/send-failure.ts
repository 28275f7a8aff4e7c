import { CallError, toFailure } from '@festlig/platform/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Fastify's own errors, as our codes. */
const HTTP_ERRORS: Record<number, 'invalid' | 'not_found' | 'too_slow' | 'too_large' | 'too_many_requests'> = {
  400: 'invalid',
  // A path that leads out of a folder of files.
  403: 'not_found',
  404: 'not_found',
  408: 'too_slow',
  413: 'too_large',
  415: 'invalid',
  429: 'too_many_requests',
};

/** An error of Fastify as one of ours; any other error as it is. */
export function refusalOf(error: unknown): unknown {
  const { statusCode = 500 } = error as { statusCode?: number };
  const code = HTTP_ERRORS[statusCode];
  return code === undefined ? error : new CallError(code);
}

/** Seconds after which a client may ask again after an overload, or when something was unavailable. */
const AGAIN = 2;

/**
 * Formats an error and sets its status; an error that names `seconds` also sets Retry-After, which every program understands.
 */
export function withRetryAfter(reply: FastifyReply, error: unknown, requestId: string) {
  const failure = toFailure(error, requestId);
  const { status, body } = failure;
  const seconds = Object.values(body.errors)[0]?.params?.['seconds'] ?? (status === 503 ? AGAIN : undefined);
  if ((status === 429 || status === 503) && seconds !== undefined) void reply.header('retry-after', seconds);
  void reply.code(status).header('cache-control', 'no-store');
  return failure;
}

/** The word of the page that opened a window; not the state that a provider returns. */
const OPENER = /^[\w-]{1,64}$/;

/**
 * The address of the page that says what went wrong: the error's code is added, and where our page opened a window to
 * begin, its `state`, by which it recognises the answer.
 */
export function failurePage(address: string, error: unknown, request: FastifyRequest): string {
  const [failed] = Object.values(toFailure(error, '').body.errors);
  const { state } = request.query as { state?: unknown };
  const isKept = request.routeOptions.config.keepsState === true && typeof state === 'string' && OPENER.test(state);
  return `${address}${address.includes('?') ? '&' : '?'}error=${failed?.code ?? 'unexpected'}${isKept ? `&state=${state}` : ''}`;
}

/** Sends an error in the form for programs; with `errorType` also the code of the first error by itself. */
export function sendFailure(reply: FastifyReply, error: unknown, requestId: string, errorType = false) {
  const { body } = withRetryAfter(reply, error, requestId);
  const type = Object.values(body.errors)[0]?.code ?? body.message;
  return reply.send(errorType ? { ...body, type, message: type } : body);
}

/** Sends the same error as a page for a person; uncompressed, because the process may be overloaded. */
export function sendFailurePage(reply: FastifyReply, error: unknown, requestId: string, html: string) {
  withRetryAfter(reply, error, requestId);
  reply.request.headers['x-no-compression'] = 'true';
  return reply.header('content-type', 'text/html; charset=utf-8').send(html);
}
