import type { HttpBinding } from '@festlig/contracts/define';
import { inSpan, type Logger, metrics } from '@festlig/platform/observability';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** One label for all requests without a route of ours. */
const NO_ROUTE = 'none';

/**
 * Writes one log line and one measurement per request. They hold the route, never the address, which can name a
 * party or hold a token.
 */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.http.observe(labels, reply.elapsedTime / 1000);
    logger.info('request', { requestId: request.id, ...labels, ms: Math.round(reply.elapsedTime) });
  });
}

/**
 * The span that contains all other spans of a request. A browser's own trace context is not trusted: a trace begins
 * here.
 */
export const inRequestSpan = <T>(
  { method, path }: Pick<HttpBinding, 'method' | 'path'>,
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T> =>
  inSpan(
    {
      name: `${method} ${path}`,
      kind: 'SERVER',
      attributes: { [ATTR_HTTP_REQUEST_METHOD]: method, [ATTR_HTTP_ROUTE]: path },
      from: {},
    },
    async (tell) => {
      const result = await work();
      const { statusCode } = reply;
      tell({ [ATTR_HTTP_RESPONSE_STATUS_CODE]: statusCode }, statusCode >= 500 ? String(statusCode) : undefined);
      return result;
    },
  );
