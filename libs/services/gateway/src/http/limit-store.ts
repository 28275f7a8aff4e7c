import type { Logger } from '@festlig/platform/observability';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { CountedWindows } from './counted-windows';

/** Counts one more, and begins the time with the first. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** Milliseconds for which Redis is not asked after it did not answer. */
const LEFT_ALONE = 5000;

type Told = Parameters<FastifyRateLimitStore['incr']>[1];

/** Where requests are counted: by all gateways together in Redis; while that is away by each in its own memory. */
export class LimitCounts {
  private readonly windows: CountedWindows;
  private awayUntil = 0;

  constructor(
    private readonly redis: Redis,
    private readonly logger: Logger,
    private readonly now: () => number = Date.now,
  ) {
    this.windows = new CountedWindows(now);
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
    const { count, left } = this.windows.add(name, milliseconds);
    return { current: count, ttl: left };
  }
}

/** The same as @fastify/rate-limit wants it: a class, with a store of its own for each route. */
export function limitStore(counts: LimitCounts) {
  return class Store implements FastifyRateLimitStore {
    private readonly name: string;

    constructor(options: object) {
      // The plugin's own way to say which route it is.
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
