import type { Logger } from '@festlig/platform/observability';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { CountedPeriods } from './counted-periods';

/** Adds one to the count; the first one starts the time. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** Milliseconds without a query to Redis after one that failed. */
const LEFT_ALONE = 5000;

type Told = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts requests for all gateways together in Redis; while Redis is unavailable, each gateway counts in memory.
 */
export class LimitCounts {
  private readonly periods: CountedPeriods;
  private awayUntil = 0;

  constructor(
    private readonly redis: Redis,
    private readonly logger: Logger,
    private readonly now: () => number = Date.now,
  ) {
    this.periods = new CountedPeriods(now);
  }

  async add(name: string, milliseconds: number): Promise<{ current: number; ttl: number }> {
    if (this.awayUntil <= this.now()) {
      try {
        const [current, ttl] = (await this.redis.eval(COUNT, 1, name, milliseconds)) as [number, number];
        return { current, ttl };
      } catch (error) {
        this.awayUntil = this.now() + LEFT_ALONE;
        this.logger.warn('limits are counted in memory', { error: error instanceof Error ? error.name : 'unknown' });
      }
    }
    const { count, left } = this.periods.add(name, milliseconds);
    return { current: count, ttl: left };
  }
}

/** Adapts the counts to @fastify/rate-limit, which wants a class with a store for each route. */
export function limitStore(counts: LimitCounts) {
  return class Store implements FastifyRateLimitStore {
    private readonly name: string;

    constructor(options: object) {
      // The plugin passes the route in this form.
      const { method, url } = { ...(options as { routeInfo?: { method?: unknown; url?: unknown } }).routeInfo };
      this.name = `limit ${String(method)} ${String(url)} `;
    }

    incr(key: string, told: Told, timeWindow: number): void {
      void counts.add(this.name + key, timeWindow).then((result) => told(null, result));
    }

    child(options: object): FastifyRateLimitStore {
      return new Store(options);
    }
  };
}
