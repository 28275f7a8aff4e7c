import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { GatewayConfig } from '../config';
import { rewriteUrl } from './malformed';

/** Milliseconds for a request's head to arrive, and between two checks of that time and the body's. */
const HEADERS_TIMEOUT = 20_000;
const TIMEOUTS_CHECKED_EVERY = 1000;

/** Nest's Fastify adapter with the trusted proxies and the timeouts. */
export const adapterOf = ({ TRUST_PROXY, REQUEST_TIMEOUT_MS }: GatewayConfig['values']): FastifyAdapter =>
  new FastifyAdapter({
    trustProxy: TRUST_PROXY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT, REQUEST_TIMEOUT_MS),
      connectionsCheckingInterval: TIMEOUTS_CHECKED_EVERY,
    },
    genReqId: () => crypto.randomUUID(),
    rewriteUrl,
    // Running requests are completed; connections that wait for a next request are closed.
    forceCloseConnections: 'idle',
  });
