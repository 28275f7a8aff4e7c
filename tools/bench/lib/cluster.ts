import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SERVICES } from '@festlig/contracts/all';
import { freePort } from '@festlig/platform/net/free-port';
import { RedisServer } from '@festlig/testing/redis/redis-server';
import { exampleEnvironment } from '@festlig/testing/service/example-environment';
import { javaBrokerIsThere, startJavaBroker } from '../../../apps/local/src/backing/kafka/java-broker';
import { everywhere, processes } from '../../configuration/processes';
import { type MeasuredServer, startServer } from './mongo-server';

/** A backing service that can be stopped and started again. */
interface Backing {
  end(): Promise<void>;
  begin(): Promise<void>;
}

export interface Cluster {
  url: string;
  redis: Backing;
  /** Null without Java or the broker's jars (`npm test` fetches the jars). */
  kafka: Backing | null;
  /** The metrics of a process, as it publishes them. */
  metricsOf(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Names of processes, as in k8s/processes, and the program each of them runs. */
const PROGRAMS = Object.keys(processes).map((name) => {
  const [service, worker] = name.split('-');
  return { name, program: `${service}/${worker ? 'worker' : 'main'}.js` };
});

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (let turn = 0; turn < 1200; turn++) {
    if (await holds().catch(() => false)) return;
    await delay(100);
  }
  throw new Error(`${what} did not happen within 2 minutes`);
}

async function startKafka(directory: string): Promise<{ port: number; backing: Backing } | null> {
  if (!javaBrokerIsThere(process.env)) return null;
  const port = await freePort();
  const options = { dataDirectory: directory, inboxPort: 0, environment: process.env, log: () => undefined };
  const begin = () => startJavaBroker(options, { listen: port });
  let broker = await begin();
  return {
    port,
    backing: {
      end: () => broker.stop(),
      begin: async () => void (broker = await begin()),
    },
  };
}

/**
 * The product as a cluster runs it: every service, every worker and the gateway in a separate process, one replica
 * each, with a document server, Redis and Kafka.
 * @param dist where the product was built; its logs go to `cluster.log` there
 */
export async function startCluster(dist: string): Promise<Cluster> {
  const directory = await mkdtemp(join(tmpdir(), 'festlig-cluster-'));
  const mongo: MeasuredServer = await startServer(join(dist, 'embedded-mongo/main.js'), join(directory, 'mongo'));
  const redis = await RedisServer.start({ durable: true });
  const kafka = await startKafka(directory);
  const port = await freePort();
  const health = new Map<string, number>();
  for (const { name } of PROGRAMS) health.set(name, await freePort());
  const addresses: Record<string, string> = {};
  for (const service of SERVICES) addresses[`RPC_${service.toUpperCase()}`] = `127.0.0.1:${await freePort()}`;
  const log = createWriteStream(join(dist, 'cluster.log'));
  const start = (name: string, program: string): ChildProcess => {
    const env = {
      PATH: process.env['PATH'],
      ...exampleEnvironment(everywhere),
      ...exampleEnvironment(processes[name] ?? {}),
      ...addresses,
      MONGODB_URI: mongo.uri,
      REDIS_URL: redis.url,
      KAFKA_BROKERS: kafka === null ? '' : `127.0.0.1:${kafka.port}`,
      FILES_DIRECTORY: join(directory, 'files'),
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
      SMTP_URL: 'smtp://127.0.0.1:9',
      PLACES_URL: 'http://127.0.0.1:9',
      FEATURES: 'import',
      PUBLIC_URL: `http://localhost:${port}`,
      WEB_ROOT: 'dist/web',
      TRUST_PROXY: '',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      LISTEN_HOST: '127.0.0.1',
      PORT: String(port),
      HEALTH_PORT: String(health.get(name)),
      STOP_DRAIN_MS: '0',
    };
    const child = spawn(process.execPath, ['--enable-source-maps', join(dist, program)], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (text: Buffer) => void log.write(text));
    child.stderr?.on('data', (text: Buffer) => void log.write(text));
    return child;
  };
  const children = PROGRAMS.map(({ name, program }) => start(name, program));
  const at = (name: string, path: string) => fetch(`http://127.0.0.1:${health.get(name)}${path}`);
  for (const { name } of PROGRAMS) await until(async () => (await at(name, '/readyz')).ok, `${name} to be ready`);
  return {
    url: `http://127.0.0.1:${port}`,
    redis: { end: () => redis.kill(), begin: () => redis.begin() },
    kafka: kafka?.backing ?? null,
    metricsOf: async (name) => (await at(name, '/metrics')).text(),
    stop: async () => {
      const ended = children.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit'));
      for (const child of children) child.kill('SIGTERM');
      await Promise.all(ended);
      await kafka?.backing.end();
      await redis.stop();
      await mongo.stop();
      log.end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
