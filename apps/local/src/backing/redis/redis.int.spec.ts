import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { tryOptions } from '../trial/try-options';
import { startRedis } from './redis';

jest.setTimeout(30_000);

describe('Redis', () => {
  let options: Awaited<ReturnType<typeof tryOptions>>;
  beforeAll(async () => {
    options = await tryOptions();
  });
  afterAll(() => options.remove());

  async function withRedis<T>(work: (redis: Redis) => Promise<T>): Promise<T> {
    const { env, stop } = await startRedis(options);
    const redis = new Redis(env['REDIS_URL'] ?? '');
    try {
      return await work(redis);
    } finally {
      redis.disconnect();
      await stop();
    }
  }

  it('keeps its data over a restart, and evicts nothing', async () => {
    await withRedis((redis) => redis.set('guest', 'Ærøskøbing'));
    await withRedis(async (redis) => {
      expect(await redis.get('guest')).toBe('Ærøskøbing');
      expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
    });
  });

  it('is the server of REDIS_URL where that answers', async () => {
    const own = await startRedis(options);
    const taken = await startRedis({ ...options, environment: own.env });
    expect(taken).toMatchObject({ took: 'given by REDIS_URL', env: own.env });
    await taken.stop();
    await own.stop();
  });

  it('fails with instructions to install it where it is not available', async () => {
    const start = startRedis({ ...options, environment: { PATH: '' } });
    await expect(start).rejects.toThrow('sudo apt-get install redis-server');
  });
});
