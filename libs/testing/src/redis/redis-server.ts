import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@festlig/platform/net/free-port';
import { Redis } from 'ioredis';

/** redis-server on a free port in a temporary directory; as in production it evicts nothing. */
export class RedisServer {
  readonly url: string;
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly directory: string,
    private readonly durable: boolean,
  ) {
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** `durable` keeps the data over {@link kill} and {@link begin}. */
  static async start({ durable = false } = {}): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), await mkdtemp(join(tmpdir(), 'festlig-redis-')), durable);
    await server.begin();
    return server;
  }

  /** Starts it, also after a kill; resolves once it answers. */
  async begin(): Promise<void> {
    const where = ['--bind', '127.0.0.1', '--port', String(this.port), '--dir', this.directory];
    const how = ['--save', '', '--appendonly', this.durable ? 'yes' : 'no', '--maxmemory-policy', 'noeviction'];
    this.child = spawn('redis-server', [...where, ...how], { stdio: 'ignore' });
    this.child.once('error', () => undefined);
    await this.asked((redis) => redis.ping());
  }

  /**
   * Ends it as a crash does, after every acknowledged write is in its file: a busy disk delays such writes by up to 2
   * s.
   */
  async kill(): Promise<void> {
    if (this.durable) {
      await this.asked(async (redis) => {
        while (!/^aof_buffer_length:0\r$/m.test(await redis.info('persistence'))) await setTimeout(20);
      });
    }
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.directory, { recursive: true, force: true });
  }

  private async asked(ask: (redis: Redis) => Promise<unknown>): Promise<void> {
    // ioredis retries by itself.
    const redis = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: 200 });
    redis.on('error', () => undefined);
    await ask(redis);
    redis.disconnect();
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
