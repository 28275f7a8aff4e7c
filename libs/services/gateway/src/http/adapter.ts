import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { GatewayConfig } from '../config';
import { rewriteUrl } from './malformed';

/** Milliseconds a request's head may take to arrive, and how often that (and the body's time) is looked at. */
const HEADERS_TIMEOUT = 20_000;
const TIMEOUTS_CHECKED_EVERY = 1000;

/** Nest's Fastify, told whom to believe and how long to wait. */
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
    // What is being answered is finished; connections that wait for a next request are closed.
    forceCloseConnections: 'idle',
  });
