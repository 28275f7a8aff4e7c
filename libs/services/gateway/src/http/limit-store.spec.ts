import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@festlig/platform/observability';
import type { Redis } from 'ioredis';
import { LimitCounts, limitStore } from './limit-store';

describe('counting requests', () => {
  let now: number;
  let asked: unknown[][];
  let answer: () => Promise<unknown>;
  let counts: LimitCounts;
  beforeEach(() => {
    [now, asked] = [0, []];
    const redis = { eval: (_script: string, ...args: unknown[]) => (asked.push(args), answer()) };
    counts = new LimitCounts(redis as unknown as Redis, Logger.create('test', 'silent'), () => now);
  });

  it('uses Redis, in which all gateways count together', async () => {
    answer = async () => [7, 1234];
    expect(await counts.add('name', 60_000)).toEqual({ current: 7, ttl: 1234 });
    expect(asked).toEqual([[1, 'name', 60_000]]);
  });

  it('continues in memory while Redis is unavailable, and tries Redis again after some seconds', async () => {
    answer = () => Promise.reject(new Error('connection is closed'));
    expect(await counts.add('name', 60_000)).toEqual({ current: 1, ttl: 60_000 });
    now += 4000;
    expect(await counts.add('name', 60_000)).toEqual({ current: 2, ttl: 56_000 });
    expect(asked).toHaveLength(1);
    answer = async () => [1, 60_000];
    now += 1000;
    expect(await counts.add('name', 60_000)).toEqual({ current: 1, ttl: 60_000 });
    expect(asked).toHaveLength(2);
  });

  it('counts each route separately', async () => {
    answer = async () => [1, 60_000];
    const store = new (limitStore(counts))({}).child({
      routeInfo: { method: 'POST', url: '/api/login' },
    } as never);
    await new Promise((resolve) => store.incr('192.0.2.1', resolve, 60_000, 20));
    expect(asked).toEqual([[1, 'limit POST /api/login 192.0.2.1', 60_000]]);
  });
});
