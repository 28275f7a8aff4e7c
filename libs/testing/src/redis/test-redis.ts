import { Redis } from 'ioredis';
import { RedisServer } from './redis-server';

async function emptyDatabase(server: string): Promise<string> {
  const url = `${server}/${Number(process.env['JEST_WORKER_ID'] ?? 0) % 16}`;
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
  return url;
}

/**
 * A Redis for one test file: an empty database of the server that REDIS_TEST_URL names (one for each Jest worker, so
 * that files do not share data), or a separate redis-server.
 */
export async function startTestRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['REDIS_TEST_URL'];
  if (given) return { url: await emptyDatabase(given), stop: async () => undefined };
  const server = await RedisServer.start();
  return { url: server.url, stop: () => server.stop() };
}
