import { allCalls } from '@festlig/contracts/all';
import type { AnyCall, HttpBinding } from '@festlig/contracts/define';
import { CallError, toFailure } from '@festlig/platform/errors';
import { runInScope } from '@festlig/platform/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answers } from '../answers';
import type { GatewayContext } from './gateway-context';
import { inRequestSpan } from './request-log';

const MEGABYTE = 1_000_000;
/** Milliseconds for an answer over all the calls it takes, where the call declares none. */
export const DEADLINE = 5000;
/** Seconds after which it is worth asking again when there was too much to do, or something was away. */
const AGAIN = 2;

/** A GET of our page can be required to prove itself too (unsubscribing, by the spec's word a GET). */
const guardOf = ({ guard, method }: HttpBinding) => guard ?? (method === 'GET' ? 'none' : 'session');

/** Every call with an HTTP binding becomes a route; nothing is routed that no contract declares. */
export function addRoutes(server: FastifyInstance, context: GatewayContext): void {
  const json = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    // Many clients name the type of a body also where they send none.
    body === '' ? done(null) : json(request, String(body), done),
  );
  for (const call of allCalls) if (call.http) addRoute(server, context, call, call.http);
}

function addRoute(server: FastifyInstance, context: GatewayContext, call: AnyCall, http: HttpBinding): void {
  const answer = answers[http.answer ?? 'json'];
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    runInScope({ requestId: request.id }, () =>
      inRequestSpan(http, reply, async () => {
        try {
          if (guardOf(http) === 'session' && !context.cookie.proves(request)) throw new CallError('csrf_invalid');
          const work = () => answer({ call, http, context, request, reply });
          const isLong = http.answer === 'events' || http.answer === 'download';
          return await (isLong ? work() : context.turns.take(request.id, call.deadline ?? DEADLINE, work));
        } catch (error) {
          if (http.onFailure) return reply.redirect(http.onFailure, 303);
          return sendFailure(reply, error, request.id);
        }
      }),
    );
  const route = (scope: FastifyInstance) =>
    scope.route({
      method: http.method,
      url: http.path,
      bodyLimit: http.maxBytes ?? MEGABYTE,
      config: http.perMinute === undefined ? {} : { rateLimit: { max: http.perMinute, timeWindow: '1 minute' } },
      handler,
    });
  if (guardOf(http) !== 'signature') route(server);
  else {
    // What a signature covers is the body as it was sent, whatever its type.
    void server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      route(scope);
    });
  }
}

export function sendFailure(reply: FastifyReply, error: unknown, requestId: string) {
  const { status, body } = toFailure(error, requestId);
  if (status === 503) void reply.header('retry-after', AGAIN);
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
