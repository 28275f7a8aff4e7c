import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { type ConfigOf, type Environment, readConfig } from '@festlig/platform/config';
import { platformVariables } from '@festlig/platform/config/platform-variables';
import { CallError, toFailure } from '@festlig/platform/errors';
import { LocalFiles, openFiles } from '@festlig/platform/files';
import { type HealthServer, Logger, nestLogger, startHealthServer } from '@festlig/platform/observability';
import { SystemClock } from '@festlig/platform/clock';
import { EndingRedis } from '@festlig/platform/queue/ending-redis';
import { RpcAccessDirectory } from '@festlig/platform/rpc';
import { backingGauges, drained, rpcClientOf, stopWithin } from '@festlig/platform/service';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { gatewayVariables } from './config';
import { addGraphql } from './graphql/graphql';
import { contentPolicy, PERMISSIONS } from './http/content-policy';
import { GatewayContext } from './http/gateway-context';
import { LimitCounts, limitStore } from './http/limit-store';
import { refuseCompressed, rewriteUrl } from './http/malformed';
import { networkName } from './http/network-name';
import { logRequests } from './http/request-log';
import { silentConnections } from './http/silent-connections';
import { addRoutes } from './http/routes';
import { sendFailure } from './http/send-failure';
import { SessionCookie } from './http/session-cookie';
import { Turns } from './http/turns';
import { addFileLinks } from './pages/file-links';
import { addMedia } from './pages/media';
import { addApiDocs } from './pages/openapi';
import { addWebApp } from './pages/web-app';

const variables = { ...platformVariables, ...gatewayVariables };

/** Milliseconds Redis has to count a request: then it is counted here. */
const REDIS_TIMEOUT = 250;
/** Milliseconds a request's head may take to arrive, and how often that (and the body's time) is looked at. */
const HEADERS_TIMEOUT = 20_000;
const TIMEOUTS_CHECKED_EVERY = 1000;

@Module({})
class GatewayModule {}

export interface RunningGateway {
  port: number;
  /** Where liveness, readiness and metrics are answered. */
  healthPort: number;
  /** Answers what it has been asked. @throws LeftUndone when that takes longer than STOP_GRACE_MS */
  stop(): Promise<void>;
}

/** The one door for browsers: REST, events and downloads as the contracts bind them, the web app and its pictures. */
export async function runGateway(environment: Environment): Promise<RunningGateway> {
  const config = readConfig(variables, environment);
  // First of all, so that a start that takes its time is not taken for a process that is stuck.
  const health = await startHealthServer(config.LISTEN_HOST, config.HEALTH_PORT);
  return start(config, environment, health).catch(async (error: unknown) => {
    await health.close();
    throw error;
  });
}

async function start(
  config: ConfigOf<typeof variables>,
  environment: Environment,
  health: HealthServer,
): Promise<RunningGateway> {
  const logger = Logger.create('gateway', config.LOG_LEVEL);
  const rpc = rpcClientOf('gateway', config);
  const session = new SessionCookie(config.CSRF_SECRET, config.PUBLIC_URL.startsWith('https:'));
  const files = await openFiles(config, environment);
  // Nobody waits for Redis: while it is away limits are counted in memory.
  const redis = new EndingRedis(config.REDIS_URL, { enableOfflineQueue: false, commandTimeout: REDIS_TIMEOUT });
  redis.on('error', (error) => logger.error('redis', error));

  const stopping = new AbortController();
  const adapter = new FastifyAdapter({
    trustProxy: config.TRUST_PROXY,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT, config.REQUEST_TIMEOUT_MS),
      connectionsCheckingInterval: TIMEOUTS_CHECKED_EVERY,
    },
    genReqId: () => crypto.randomUUID(),
    rewriteUrl,
    // What is being answered is finished; connections that wait for a next request are closed.
    forceCloseConnections: 'idle',
  });
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule, adapter, {
    logger: nestLogger(logger),
    bodyParser: false,
  });
  const server = adapter.getInstance();
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS);
  });
  // What is answered while stopping is the last on its connection: a kept one would be waited for.
  server.addHook('onSend', async (_request, reply) => {
    if (stopping.signal.aborted) void reply.header('connection', 'close');
  });
  logRequests(server, logger);
  await server.register(compress, {
    globalCompression: true,
    // Its decompression waits for ever for a broken body that we have not begun to read.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Each page of a download goes out when it is there, not when enough of them fill a block.
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
  await server.register(cookie);
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: true,
      directives: contentPolicy({ googleMaps: config.GOOGLE_MAPS_KEY !== undefined }),
    },
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:'),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  if (config.RATE_LIMIT) {
    await server.register(rateLimit, {
      global: false,
      store: limitStore(new LimitCounts(redis, logger)),
      keyGenerator: ({ ip }) => networkName(ip),
    });
  }
  const turns = new Turns({ atOnce: config.REQUESTS_AT_ONCE, waiting: config.REQUESTS_WAITING });
  // A scope of our own: Nest has put its error handler on the outer one.
  await server.register(async (scope) => {
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const code = HTTP_ERRORS[error.statusCode ?? 500];
      const refusal = code === undefined ? error : new CallError(code);
      if (toFailure(refusal, request.id).status === 500) logger.error('request failed', error);
      return sendFailure(reply, refusal, request.id);
    });
    scope.addHook('onRequest', async (request) => refuseCompressed(request));
    const context = new GatewayContext({
      rpc,
      origin: new URL(config.PUBLIC_URL).origin,
      cookie: session,
      logger,
      directory: new RpcAccessDirectory(rpc, new SystemClock()),
      counts: config.RATE_LIMIT,
      stopping: stopping.signal,
      streamLifetime: config.STREAM_LIFETIME_MS,
      streamsAtOnce: config.STREAMS_AT_ONCE,
      exportsAtOnce: config.EXPORTS_AT_ONCE,
      readerTimeout: config.READER_TIMEOUT_MS,
      requestTimeout: config.REQUEST_TIMEOUT_MS,
      turns,
    });
    addRoutes(scope, context);
    addGraphql(scope, context);
    addMedia(scope, files);
    if (files instanceof LocalFiles) addFileLinks(scope, files);
    await addApiDocs(scope);
    await addWebApp(scope, context, resolve(config.WEB_ROOT));
  });
  const closeSilent = silentConnections(server.server);
  await app.listen(config.PORT, config.LISTEN_HOST);
  const forget = backingGauges('gateway', { redis: () => redis.ping(), files: () => files.ping() });
  health.ready({ http: () => server.server.listening });
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    healthPort: health.port,
    stop: async () => {
      await drained(health, config);
      forget();
      stopping.abort();
      await stopWithin(config.STOP_GRACE_MS, [
        () => {
          closeSilent();
          return app.close();
        },
        () => rpc.close(),
        () => redis.disconnect(),
        () => health.close(),
      ]);
      logger.info('stopped');
    },
  };
}

/** What Fastify itself refuses, in our words. */
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
