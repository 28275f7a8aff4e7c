import { allCalls } from '@festlig/contracts/all';
import { type AnyCall, type HttpBinding, isStreamed } from '@festlig/contracts/define';
import type { CallError } from '@festlig/platform/errors';
import { runInScope } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answers } from '../answers';
import { upload } from '../answers/upload';
import { admission, isFile, isSigned } from './admission';
import { GatewayContext } from './gateway-context';
import { checkParts } from './json-body';
import type { Part } from './part';
import { inRequestSpan } from './request-log';
import { failurePage, sendFailure } from './send-failure';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where a browser is sent when the route refuses. */
    onFailure?: string;
    /** The `state` in the address goes with the browser there. */
    keepsState?: boolean;
  }
}

/**
 * Makes a route of every call with an HTTP binding, and no other routes. They are Fastify's own and not Nest's,
 * because the binding does what a pipe or a guard would do.
 */
@Injectable()
export class ContractRoutes implements Part {
  constructor(private readonly context: GatewayContext) {}

  addTo(server: FastifyInstance): void {
    const json = server.getDefaultJsonParser('error', 'error');
    server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
      // Many clients send a content type also without a body.
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
  const answer = isFile(http) ? upload : answers[http.answer];
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    runInScope({ requestId: request.id }, () =>
      inRequestSpan(http, reply, async () => {
        try {
          const taking = context.takingOf(request, http.deadline);
          const inTurn = <T>(work: () => Promise<T>) => context.turns.take('calls', taking, work);
          const work = () => {
            const answered = answer({ call, http, context, request, reply, inTurn });
            return http.missesPerMinute === undefined ? answered : context.guesses.noting(request, answered);
          };
          // A file arrives outside of any turn: a slow phone must not hold one.
          if (isFile(http)) return await work();
          if (!isStreamed(http)) return await inTurn(work);
          // A client that reads nothing would keep the answer in memory.
          reply.raw.setTimeout(context.readerTimeout, () => reply.raw.destroy());
          return await work();
        } catch (error) {
          if (http.onFailure) return reply.redirect(failurePage(http.onFailure, error, request), 303);
          return sendFailure(reply, error, request.id, http.errorType);
        }
      }),
    );
  const route = (scope: FastifyInstance) =>
    scope.route({
      method: http.method,
      url: http.path,
      // A HEAD request would run the call.
      exposeHeadRoute: false,
      bodyLimit: http.maxBytes,
      preParsing: admission(context, call, http),
      config: {
        ...(http.onFailure === undefined ? {} : { onFailure: http.onFailure }),
        keepsState: http.browser === 'begins',
        ...(http.perMinute === undefined ? {} : { rateLimit: { max: http.perMinute, timeWindow: '1 minute' } }),
      },
      handler,
    });
  if (!isSigned(http) && !isFile(http)) return void route(server);
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    if (isFile(http)) scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    // A signature covers the body exactly as sent, whatever its type.
    else scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    route(scope);
  });
}
