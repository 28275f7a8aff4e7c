import { Config } from '@festlig/platform/config/platform-variables';
import { Logger } from '@festlig/platform/observability';
import { EndingRedis } from '@festlig/platform/queue/ending-redis';
import { Module } from '@nestjs/common';
import { GatewayConfig, gatewayVariables } from '../config';
import { Edge } from './edge';
import { GatewayContext } from './gateway-context';
import { LimitCounts } from './limit-store';
import { ContractRoutes } from './routes';
import { SessionCookie } from './session-cookie';
import { Stopping } from './stopping';
import { Turns } from './turns';

/** Milliseconds for Redis to count a request; after that it is counted in memory. */
const REDIS_TIMEOUT = 250;

const limits = [
  {
    provide: EndingRedis,
    inject: [GatewayConfig, Logger],
    useFactory: ({ values }: GatewayConfig, logger: Logger) => {
      // No request waits for Redis: while it is unavailable, limits are counted in memory.
      const redis = new EndingRedis(values.REDIS_URL, { enableOfflineQueue: false, commandTimeout: REDIS_TIMEOUT });
      return redis.on('error', (error) => logger.error('redis', error));
    },
  },
  {
    provide: LimitCounts,
    inject: [EndingRedis, Logger],
    useFactory: (redis: EndingRedis, logger: Logger) => new LimitCounts(redis, logger),
  },
  {
    provide: Turns,
    inject: [GatewayConfig],
    useFactory: ({ values }: GatewayConfig) =>
      new Turns({ atOnce: values.REQUESTS_AT_ONCE, waiting: values.REQUESTS_WAITING }),
  },
];

const providers = [
  {
    provide: GatewayConfig,
    inject: [Config],
    useFactory: (config: Config) => new GatewayConfig({ ...config.values, ...config.read(gatewayVariables) }),
  },
  {
    provide: SessionCookie,
    inject: [GatewayConfig],
    useFactory: ({ values, isHttps }: GatewayConfig) => new SessionCookie(values.CSRF_SECRET, isHttps),
  },
  ...limits,
  Stopping,
  GatewayContext,
  Edge,
  ContractRoutes,
];

/** Limits, sessions, what every request passes through, and the routes of the contracts. */
@Module({ providers, exports: providers })
export class HttpModule {}
