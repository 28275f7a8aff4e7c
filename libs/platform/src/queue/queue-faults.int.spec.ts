import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RedisServer } from '@festlig/testing/redis/redis-server';
import { Redis } from 'ioredis';
import { CallError } from '../errors';
import { Logger, runInScope } from '../observability';
import { Queue } from './queue';
import { trialJob } from './trial-job.fixture';

const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('Queue', () => {
  let redis: RedisServer;
  let queues: Queue[];
  let job: ReturnType<typeof trialJob>;
  beforeAll(async () => {
    redis = await RedisServer.start({ durable: true });
  }, 60_000);
  afterAll(() => redis.stop());
  beforeEach(() => {
    queues = [];
    job = trialJob(`trial.${crypto.randomUUID()}`);
  });
  afterEach(() => Promise.all(queues.map((queue) => queue.close())));

  const open = (options = {}) => {
    const queue = new Queue(redis.url, Logger.create('trial', 'silent'), { lease: 1500, ...options });
    queues.push(queue);
    return queue;
  };
  const failedReason = async (queue: Queue) => {
    const [failed] = await queue.queue(job.name).getFailed();
    return failed && { reason: failed.failedReason, attempts: failed.attemptsMade };
  };

  describe('while Redis is down and after it is back', () => {
    it('loses no job added before, and its worker resumes without a restart', async () => {
      const [queue, runs] = [open(), [] as string[]];
      await queue.add(job, { sendId: 'later' }, { delay: 1000 });
      await queue.add(job, { sendId: 'before' });
      await redis.kill();
      await redis.begin();
      await queue.work(job, { run: async ({ sendId }) => void runs.push(sendId) });
      await until(() => runs.length === 2);
      expect(runs.toSorted()).toEqual(['before', 'later']);
      await redis.kill();
      await redis.begin();
      await queue.add(job, { sendId: 'after' });
      await until(() => runs.length === 3);
      expect(queue.working).toBe(true);
    }, 60_000);

    it('completes a job that finished while Redis was down, without running it again', async () => {
      const queue = open({ lease: 15_000 });
      let [runs, finish] = [0, (): void => {}];
      await queue.work(job, {
        run: async () => {
          runs++;
          await new Promise<void>((resolve) => (finish = resolve));
        },
      });
      await queue.add(job, { sendId: 's-1' }, { id: 's-1' });
      await until(() => runs === 1);
      await redis.kill();
      finish();
      await redis.begin();
      await until(async () => (await queue.queue(job.name).getJobState('s-1')) === 'unknown');
      expect(runs).toBe(1);
    }, 60_000);

    it('adds a job once Redis is back within the deadline, and rejects with unavailable after the deadline', async () => {
      const [patient, hasty] = [open({ deadline: 30_000 }), open({ deadline: 100 })];
      await Promise.all([patient.ping(), hasty.ping()]);
      await redis.kill();
      const unavailable = new CallError('unavailable');
      await expect(hasty.add(job, { sendId: 'never asked again' }, { id: 's-1' })).rejects.toEqual(unavailable);
      await expect(hasty.ensure(job, { sendId: 'nor this' }, 's-1')).rejects.toEqual(unavailable);
      await expect(hasty.ping()).rejects.toEqual(unavailable);
      const added = patient.add(job, { sendId: 'patient' }, { id: 's-2' });
      await redis.begin();
      await added;
      expect(await patient.queue(job.name).getJobState('s-2')).toBe('waiting');
      await patient.ensure(job, { sendId: 'the host pressed again' }, 's-1');
      expect(await patient.queue(job.name).getJobState('s-1')).toBe('waiting');
    }, 60_000);

    it('rejects an add within a call sooner than an add within a job or a reaction', async () => {
      const queue = open();
      await queue.ping();
      await redis.kill();
      const refused = (who: string, asked: Promise<void>) => asked.catch(() => who);
      const outside = refused('a job', queue.add(job, { sendId: 's-1' }, { id: 's-1' }));
      const scope = { requestId: 'r', inner: true };
      const inside = refused(
        'a call',
        runInScope(scope, () => queue.add(job, { sendId: 's-2' }, { id: 's-2' })),
      );
      expect(await Promise.race([outside, inside])).toBe('a call');
      expect(await outside).toBe('a job');
      await redis.begin();
    }, 60_000);
  });

  it('runs a job again whose worker was killed by SIGKILL', async () => {
    const env = { ...process.env, REDIS_URL: redis.url, JOB: job.name };
    const entries = JSON.stringify({ 'killed-worker': 'libs/platform/src/queue/killed-worker.fixture.ts' });
    // Run through its command line: within Jest's realm, rolldown does not recognise its options.
    await promisify(execFile)(
      'node_modules/.bin/rolldown',
      ['-c', 'tools/rolldown.config.mjs', '--logLevel', 'silent'],
      {
        env: { ...env, FESTLIG_ENTRIES: entries, FESTLIG_OUT: 'dist/fixtures' },
      },
    );
    const queue = open();
    await queue.add(job, { sendId: 's-1' }, { id: 's-1' });
    const worker = spawn(process.execPath, ['dist/fixtures/killed-worker.js'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(worker.stdout, 'data');
    const ended = once(worker, 'exit');
    worker.kill('SIGKILL');
    await ended;
    const runs: string[] = [];
    await queue.work(job, { run: async ({ sendId }) => void runs.push(sendId) });
    await until(async () => (await queue.queue(job.name).getJobState('s-1')) === 'unknown');
    expect(runs).toEqual(['s-1']);
  }, 60_000);

  it("runs a job again whose first worker stopped renewing its lease, and the job's id keeps the effect to one", async () => {
    const queue = open();
    const effects = new Set<string>();
    let [runs, ends, wake] = [0, 0, (): void => {}];
    await queue.work(job, {
      run: async ({ sendId }) => {
        if (++runs === 1) await new Promise<void>((resolve) => (wake = resolve));
        effects.add(sendId);
        ends++;
      },
    });
    await queue.add(job, { sendId: 's-1' }, { id: 's-1' });
    await until(() => runs === 1);
    // A frozen process does not renew its lease; deleting the lock has the same result.
    const client = new Redis(redis.url);
    expect(await client.del(queue.queue(job.name).toKey('s-1:lock'))).toBe(1);
    client.disconnect();
    await until(async () => (await queue.queue(job.name).getJobState('s-1')) === 'unknown');
    wake();
    await until(() => ends === 2);
    expect([runs, [...effects]]).toEqual([2, ['s-1']]);
  }, 60_000);

  it.each([
    ['whose data has the wrong shape', { data: { sendId: 7 } }, 'sendId invalid'],
    ['without data', {}, 'root required'],
    ['that is null', null, 'root required'],
  ])('fails a job %s at once, with the reason and without another try', async (_what, content, reason) => {
    const [queue, runs] = [open(), [] as unknown[]];
    await queue.queue(job.name).add(job.name, content, { attempts: 3 });
    await queue.work(job, { run: async (data) => void runs.push(data) });
    await until(async () => (await failedReason(queue)) !== undefined);
    expect(await failedReason(queue)).toEqual({ reason: `data does not fit ${job.name}: ${reason}`, attempts: 1 });
    expect(runs).toEqual([]);
  });

  it('finishes its running job and closes while Redis is down', async () => {
    const queue = open({ deadline: 200 });
    let [begun, done, finish] = [false, false, (): void => {}];
    await queue.work(job, {
      run: async () => {
        begun = true;
        await new Promise<void>((resolve) => (finish = resolve));
        done = true;
      },
    });
    await queue.add(job, { sendId: 's-1' });
    await until(() => begun);
    await redis.kill();
    const closed = queue.close().then(() => done);
    finish();
    expect(await closed).toBe(true);
    queues = [];
    await redis.begin();
  }, 60_000);
});
