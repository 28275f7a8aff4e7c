import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { platformVariables } from '@festlig/platform/config/platform-variables';
import { freePort } from '@festlig/platform/net/free-port';
import { startTestMongo } from '@festlig/testing/mongo/test-mongo';
import { ProductProcess } from '@festlig/testing/product/process';
import { waitFor } from '@festlig/testing/product/wait-for';
import { startTestRedis } from '@festlig/testing/redis';
import { exampleEnvironment } from '@festlig/testing/service/example-environment';

const example = { ...exampleEnvironment(platformVariables), OTEL_EXPORTER_OTLP_ENDPOINT: '', LISTEN_HOST: '127.0.0.1' };
const without = (name: string): Record<string, string> => ({ ...example, HEALTH_PORT: '0', [name]: '' });

describe('a process with a wrong configuration', () => {
  it.each([
    ['rsvp/main.js', 'MONGODB_URI', 'the document store (for example MONGODB_URI=mongodb://mongo:27017)'],
    ['messaging/worker.js', 'REDIS_URL', 'the job queue (for example REDIS_URL=redis://redis:6379)'],
    ['gateway/main.js', 'RPC_SECRET', 'secret with which services authenticate to each other (for example RPC_SECRET='],
  ])(
    '%s ends at once without %s, and prints the meaning and an example of the variable',
    async (program, name, meaning) => {
      const process = ProductProcess.run(program, without(name));
      expect(await process.ended).toBe(1);
      expect(process.output).toContain(`${name} is missing: ${meaning}`);
    },
  );

  it.each([
    ['identity/main.js', 'STOP_GRACE_MS'],
    ['gateway/main.js', 'PORT'],
    ['gateway/main.js', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ])('%s ends at once with a malformed %s, and does not print its value', async (program, name) => {
    const process = ProductProcess.run(program, {
      ...without(name),
      CSRF_SECRET: 'sixteen letters or so',
      [name]: 'hunter2',
    });
    expect(await process.ended).toBe(1);
    expect(process.output).toContain(`${name} is malformed`);
    expect(process.output).not.toContain('hunter2');
  });
});

describe('a process in a cluster', () => {
  let mongo: Awaited<ReturnType<typeof startTestMongo>>;
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let files: string;
  let process: ProductProcess;
  let health: string;
  beforeAll(async () => {
    [mongo, redis, files] = [await startTestMongo(), await startTestRedis(), await mkdtemp(join(tmpdir(), 'festlig-'))];
  });
  afterEach(async () => {
    process.child.kill('SIGKILL');
    await process.ended;
  });
  afterAll(async () => {
    await mongo.stop();
    await redis.stop();
    await rm(files, { recursive: true });
  });

  const start = async (more: Record<string, string> = {}) => {
    const port = await freePort();
    health = `http://127.0.0.1:${port}`;
    process = ProductProcess.run('identity/main.js', {
      ...example,
      MONGODB_URI: mongo.uri,
      REDIS_URL: redis.url,
      FILES_DIRECTORY: files,
      KAFKA_BROKERS: '',
      STOP_DRAIN_MS: '0',
      RPC_IDENTITY: `127.0.0.1:${await freePort()}`,
      HEALTH_PORT: String(port),
      ...more,
    });
    await waitFor(async () => (await status('/readyz')) === 200, 'the process to be ready', 30);
  };
  /** The status of a probe; null when nothing answers within a second, which a probe treats as a failure. */
  const status = async (path: string): Promise<number | null> => {
    const answer = await fetch(health + path, { signal: AbortSignal.timeout(1000) }).catch(() => null);
    return answer?.status ?? null;
  };

  it('answers /healthz while its event loop runs', async () => {
    await start();
    expect(await status('/healthz')).toBe(200);
    process.child.kill('SIGSTOP');
    expect(await status('/healthz')).toBeNull();
    process.child.kill('SIGCONT');
    expect(await status('/healthz')).toBe(200);
  });

  it('exits with 0 on SIGTERM, after /readyz has answered 503', async () => {
    await start({ STOP_DRAIN_MS: '1500' });
    const ended = process.stop();
    await waitFor(async () => (await status('/readyz')) === 503, 'the process to drain', 10);
    expect(await ended).toBe(0);
    expect(process.output).toContain('"msg":"stopped"');
  });

  it('exits with an error when its grace period is over, and logs that work was left', async () => {
    await start({ STOP_GRACE_MS: '0' });
    expect(await process.stop()).toBe(1);
    expect(process.output).toContain('stopped with work left');
  });
});
