import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestMongo } from '@festlig/testing/mongo/test-mongo';
import { TcpProxy } from '@festlig/testing/network/tcp-proxy';
import { waitFor } from '@festlig/testing/product/wait-for';
import { startTestRedis } from '@festlig/testing/redis';
import { exampleEnvironment } from '@festlig/testing/service/example-environment';
import { Bus } from '../bus';
import { platformVariables } from '../config/platform-variables';
import { Files } from '../files';
import { Queue } from '../queue';
import { RpcClient } from '../rpc';
import { freePort } from '../net/free-port';
import { runService, type RunningService } from './run-service';
import { LeftUndone } from './stop-within';
import { Gate, gate, happened, trialCalls, trialJob, TrialModule, TrialWorkerModule } from './testing/trial-service';

const fact = { id: 'fact-1', type: happened.type, key: 'one key', at: '2026-05-01T10:00:00.000Z', data: {} };

describe('runService', () => {
  let mongo: Awaited<ReturnType<typeof startTestMongo>>;
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let files: string;
  const running: RunningService[] = [];
  beforeAll(async () => {
    [mongo, redis, files] = [await startTestMongo(), await startTestRedis(), await mkdtemp(join(tmpdir(), 'festlig-'))];
  });
  afterEach(async () => {
    gate.current.open();
    await Promise.all(running.splice(0).map((one) => one.stop()));
  });
  afterAll(async () => {
    await mongo.stop();
    await redis.stop();
    await rm(files, { recursive: true });
  });

  const start = async (role: 'service' | 'worker', more: Record<string, string> = {}) => {
    gate.current = new Gate();
    const environment = {
      ...exampleEnvironment(platformVariables),
      MONGODB_URI: mongo.uri,
      REDIS_URL: redis.url,
      KAFKA_BROKERS: '',
      FILES_DIRECTORY: files,
      LOG_LEVEL: 'silent',
      LISTEN_HOST: '127.0.0.1',
      HEALTH_PORT: '0',
      STOP_DRAIN_MS: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
      RPC_PARTY: `127.0.0.1:${await freePort()}`,
      ...more,
    };
    const module = role === 'service' ? TrialModule : TrialWorkerModule;
    const service = await runService({ service: 'party', module, role, environment });
    running.push(service);
    return service;
  };
  const ask = async ({ healthPort }: RunningService, path: string) => {
    const response = await fetch(`http://127.0.0.1:${healthPort}${path}`);
    return { status: response.status, text: await response.text() };
  };
  const stop = (service: RunningService) => {
    running.splice(running.indexOf(service), 1);
    return service.stop();
  };
  const held = () => waitFor(async () => gate.current.arrived === 1, 'the work to be held', 10);

  it('is alive and ready, and measures calls by name and outcome', async () => {
    const service = await start('service');
    expect(await ask(service, '/healthz')).toMatchObject({ status: 200 });
    expect(await ask(service, '/readyz')).toMatchObject({ status: 200 });
    const rpc = service.app.get(RpcClient);
    await rpc.call(trialCalls.wait, {});
    await expect(rpc.call(trialCalls.fail, {})).rejects.toThrow('unexpected');
    const { text } = await ask(service, '/metrics');
    expect(text).toContain('festlig_call_duration_seconds_count{call="party.wait",outcome="ok"} 1');
    expect(text).toContain('festlig_call_duration_seconds_count{call="party.fail",outcome="unexpected"} 1');
    expect(text).toContain('festlig_call_client_duration_seconds_count{call="party.fail",outcome="unexpected"} 1');
    expect(text).toContain('festlig_outbox_documents{service="party"} 0');
    expect(text).toContain('festlig_outbox_oldest_age_seconds{service="party"} 0');
  });

  it('answers its current call while it stops, and is not ready from the first moment of the stop', async () => {
    const service = await start('service', { STOP_DRAIN_MS: '300' });
    gate.current.close();
    const other = new RpcClient({
      addresses: { party: service.app.get(RpcClient)['options'].addresses['party'] ?? '' },
      secret: exampleEnvironment(platformVariables)['RPC_SECRET'] ?? '',
      service: 'test',
    });
    try {
      const answer = other.call(trialCalls.wait, {});
      await held();
      const stopped = stop(service);
      expect(await ask(service, '/readyz')).toEqual({ status: 503, text: '{"failing":["stopping"]}' });
      expect(await ask(service, '/healthz')).toMatchObject({ status: 200 });
      // While draining it still accepts calls, because not every caller knows yet.
      await expect(other.call(trialCalls.fail, {})).rejects.toThrow('unexpected');
      gate.current.open();
      await expect(answer).resolves.toEqual({});
      await stopped;
      await expect(ask(service, '/healthz')).rejects.toThrow();
    } finally {
      other.close();
    }
  });

  it('finishes its current reaction before it stops', async () => {
    const service = await start('service');
    gate.current.close();
    const published = service.app.get(Bus).publish([fact]);
    await held();
    const stopped = stop(service);
    gate.current.open();
    await stopped;
    await published;
    expect(gate.current.passed).toBe(1);
  });

  it('finishes its current job before it stops, so that no worker runs the job again', async () => {
    const worker = await start('worker');
    gate.current.close();
    await worker.app.get(Queue).add(trialJob, {}, { id: 'held' });
    await held();
    const { text } = await ask(worker, '/metrics');
    expect(text).toContain('festlig_queue_jobs{job="trial.work",state="active"} 1');
    const stopped = stop(worker);
    gate.current.open();
    await stopped;
    const next = await start('worker');
    expect(await next.app.get(Queue).queue(trialJob.name).getJobState('held')).toBe('unknown');
    expect((await ask(next, '/metrics')).text).toContain(
      'festlig_job_duration_seconds_count{job="trial.work",outcome="ok"} 1',
    );
  });

  it('gives up after its grace period and names the work left undone', async () => {
    const service = await start('service', { STOP_GRACE_MS: '100' });
    gate.current.close();
    const answer = service.app.get(RpcClient).call(trialCalls.wait, {});
    await held();
    const error: unknown = await stop(service).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(LeftUndone);
    expect((error as Error).message).toContain('1 x call party.wait');
    gate.current.open();
    await answer.catch(() => undefined);
  });

  describe('while a backing service is away', () => {
    const up = (backing: string, value: 0 | 1) => `festlig_backing_up{service="party",backing="${backing}"} ${value}`;
    const told = (service: RunningService, ...lines: string[]) =>
      waitFor(
        async () => {
          const { text } = await ask(service, '/metrics');
          return lines.every((line) => text.includes(line));
        },
        lines.join(' and '),
        20,
      );

    it.each([
      ['Redis', 'redis', 'worker', () => redis.url, 'REDIS_URL', 'cut'],
      ['the document store', 'mongodb', 'service', () => mongo.uri, 'MONGODB_URI', 'cut'],
      ['an answer of the document store', 'mongodb', 'service', () => mongo.uri, 'MONGODB_URI', 'hang'],
    ] as const)(
      'stays ready without %s and reports it in its metrics',
      async (_what, backing, role, at, variable, fault) => {
        const network = await TcpProxy.start(at());
        const service = await start(role, { [variable]: network.through(at()) });
        await told(service, up(backing, 1));
        network[fault]();
        await told(service, up(backing, 0));
        expect((await ask(service, '/metrics')).text).toContain(up('files', 1));
        expect(await ask(service, '/readyz')).toMatchObject({ status: 200 });
        expect(await ask(service, '/healthz')).toMatchObject({ status: 200 });
        network.restore();
        await told(service, up(backing, 1));
        await stop(service);
        await network.close();
      },
    );

    it('stays ready without the file store and the bus and reports both in its metrics', async () => {
      const service = await start('service');
      const isAway = async () => Promise.reject(new Error('away'));
      await told(service, up('files', 1), up('bus', 1));
      service.app.get(Bus).ping = isAway;
      service.app.get(Files).ping = isAway;
      await told(service, up('files', 0));
      await told(service, up('bus', 0));
      expect(await ask(service, '/readyz')).toMatchObject({ status: 200 });
      expect(await ask(service, '/healthz')).toMatchObject({ status: 200 });
    });
  });
});
