import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function emptyDatabase(server: string): Promise<string> {
  const url = `${server}/${Number(process.env['JEST_WORKER_ID'] ?? 0) % 16}`;
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
  return url;
}

/**
 * A Redis for one test file: a database, emptied, of the one REDIS_TEST_URL names (one for each Jest worker, so that
 * files do not meet), or redis-server on a port and in a directory of its own.
 */
export async function startTestRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env['REDIS_TEST_URL'];
  if (given) return { url: await emptyDatabase(given), stop: async () => undefined };
  const directory = await mkdtemp(join(tmpdir(), 'festlig-redis-'));
  const port = await freePort();
  const settings = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'];
  const child = spawn(
    'redis-server',
    ['--bind', '127.0.0.1', '--port', String(port), '--dir', directory, ...settings],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  const url = `redis://127.0.0.1:${port}`;
  // Until it answers; ioredis asks again by itself.
  const redis = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 200 });
  redis.on('error', () => undefined);
  await redis.ping();
  redis.disconnect();
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
