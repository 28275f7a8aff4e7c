import type { HttpBinding } from '@festlig/contracts/define';
import { inSpan, type Logger, metrics } from '@festlig/platform/observability';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What is no route of ours: one label for all that people and robots try. */
const NO_ROUTE = 'none';

/** One log line and one measurement a request. The route, never the address: that can name a party or hold a token. */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    metrics.http.observe(labels, reply.elapsedTime / 1000);
    logger.info('request', { requestId: request.id, ...labels, ms: Math.round(reply.elapsedTime) });
  });
}

/** The span all others of a request lie in. A browser's own trace context is not trusted: here a trace begins. */
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
