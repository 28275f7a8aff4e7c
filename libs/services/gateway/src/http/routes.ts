import { allCalls } from '@festlig/contracts/all';
import type { AnyCall, HttpBinding } from '@festlig/contracts/define';
import type { CallError } from '@festlig/platform/errors';
import { runInScope } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answers } from '../answers';
import { admission, isSigned } from './admission';
import { GatewayContext } from './gateway-context';
import { checkParts } from './json-body';
import type { Part } from './part';
import { inRequestSpan } from './request-log';
import { sendFailure } from './send-failure';

/**
 * Every call with an HTTP binding becomes a route; nothing is routed that no contract declares. Fastify's own routes, and
 * not Nest's: what a pipe or a guard would do per request is done by the binding.
 */
@Injectable()
export class ContractRoutes implements Part {
  constructor(private readonly context: GatewayContext) {}

  addTo(server: FastifyInstance): void {
    const json = server.getDefaultJsonParser('error', 'error');
    server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
      // Many clients name the type of a body also where they send none.
      if (body.length === 0) return done(null);
      try {
        checkParts(body);
      } catch (error) {
        return done(error as CallError);
      }
      void json(request, body.toString(), done);
    });
    for (const call of allCalls) if (call.http) addRoute(server, this.context, call, call.http);
  }
}

function addRoute(server: FastifyInstance, context: GatewayContext, call: AnyCall, http: HttpBinding): void {
  const answer = answers[http.answer];
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    runInScope({ requestId: request.id }, () =>
      inRequestSpan(http, reply, async () => {
        try {
          const taking = { requestId: request.id, milliseconds: http.deadline };
          const inTurn = <T>(work: () => Promise<T>) => context.turns.take('calls', taking, work);
          const work = () => {
            const answered = answer({ call, http, context, request, reply, inTurn });
            return http.missesPerMinute === undefined ? answered : context.guesses.noting(request, answered);
          };
          if (http.answer !== 'events' && http.answer !== 'download') return await inTurn(work);
          // What is not read is kept in memory, and for nobody.
          reply.raw.setTimeout(context.readerTimeout, () => reply.raw.destroy());
          return await work();
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
      // Asking for the head alone would do what the call does.
      exposeHeadRoute: false,
      bodyLimit: http.maxBytes,
      preParsing: admission(context, call, http),
      config: http.perMinute === undefined ? {} : { rateLimit: { max: http.perMinute, timeWindow: '1 minute' } },
      handler,
    });
  if (!isSigned(http)) route(server);
  else {
    void server.register(async (scope) => {
      // What a signature covers is the body as it was sent, whatever its type.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      route(scope);
    });
  }
}
