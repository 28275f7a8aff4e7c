import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { Backing, BackingOptions } from '../contract';
import { firstThatWorks, given } from '../choice';
import { dockerOffers, startContainer } from '../docker/docker';
import { findProgram } from '../process/find-program';
import { freePort } from '@festlig/platform/net/free-port';
import { startProgram } from '../process/program';

const image = 'redis:8';

/** Queued jobs must survive a restart, and none may be evicted: BullMQ requires both. */
const settings = ['--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--save', ''];

/** Resolves when Redis serves; while it still loads its data it answers with an error. */
async function answers(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  // The rejected call carries the reason; a listener keeps ioredis from printing it as well.
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.ping();
  } finally {
    redis.disconnect();
  }
}

async function fromProgram(options: BackingOptions): Promise<Backing | undefined> {
  const command = findProgram('redis-server', options.environment);
  if (!command) return undefined;
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const { stop } = await startProgram({
    name: 'redis',
    command,
    args: ['--bind', '127.0.0.1', '--port', String(port), ...settings],
    directory: join(options.dataDirectory, 'redis'),
    ready: () => answers(url),
    secondsToReady: 30,
    log: options.log,
  });
  return { service: 'Redis', took: `redis-server on this machine, port ${port}`, env: { REDIS_URL: url }, stop };
}

async function fromDocker(options: BackingOptions): Promise<Backing | undefined> {
  if (!(await dockerOffers(image, options))) return undefined;
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const { stop } = await startContainer(
    {
      service: 'redis',
      image,
      port: { inside: 6379, outside: port },
      volume: '/data',
      command: ['redis-server', ...settings],
    },
    options,
    () => answers(url),
  );
  return { service: 'Redis', took: `Docker (${image}), port ${port}`, env: { REDIS_URL: url }, stop };
}

async function sayWhatToInstall(): Promise<never> {
  throw new Error(
    'there is no redis-server here and no Docker to run one. Install it (Debian: sudo apt-get install redis-server; ' +
      'macOS: brew install redis), or set REDIS_URL.',
  );
}

/** Redis for the queues: the server of REDIS_URL, redis-server on this machine, or Docker. */
export async function startRedis(options: BackingOptions): Promise<Backing> {
  const url = options.environment['REDIS_URL'];
  if (url) return given('Redis', 'REDIS_URL', { REDIS_URL: url }, () => answers(url));
  return firstThatWorks('Redis', [fromProgram, fromDocker, sayWhatToInstall], options);
}
