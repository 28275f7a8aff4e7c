import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { startTestRedis } from '@festlig/testing/redis';
import { currentScope, Logger, runInScope } from '../observability';
import { defineJob, type JobDeclaration } from './job';
import { Queue } from './queue';

describe('Queue', () => {
  let url: string;
  let stop: () => Promise<void>;
  let queue: Queue;
  let job: JobDeclaration<z.ZodType<{ sendId: string; at: Date }>>;

  beforeAll(async () => {
    ({ url, stop } = await startTestRedis());
  }, 60_000);
  afterAll(() => stop());
  beforeEach(() => {
    queue = new Queue(url, Logger.create('trial', 'silent'));
    const name = `trial.${crypto.randomUUID()}`;
    const data = z.object({ sendId: z.string(), at: z.coerce.date<string>() });
    job = defineJob({ name, data: data as never, attempts: 3, concurrency: 2 });
  });
  afterEach(() => queue.close());

  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const at = '2026-06-01T12:00:00.000Z';
  const add = (sendId: string, options = {}) => queue.add(job, { sendId, at } as never, options);
  const counts = () => queue.queue(job.name).getJobCounts('waiting', 'active', 'delayed', 'failed');
  const idle = async () => Object.values(await counts()).every((count) => count === 0);

  it('runs a job with parsed data, in the scope of the request that added it', async () => {
    const runs: unknown[] = [];
    await queue.work(job, { run: async (data) => void runs.push(data, currentScope()) });
    await runInScope({ requestId: 'request-7' }, () => add('s-1'));
    await until(() => runs.length > 0);
    expect(runs).toEqual([{ sendId: 's-1', at: new Date(at) }, { requestId: 'request-7' }]);
  });

  it('runs a job once that was added twice with the same id', async () => {
    await add('first', { id: 's-1' });
    await add('second', { id: 's-1' });
    await add('other', { id: 's-2' });
    const runs: string[] = [];
    await queue.work(job, { run: async ({ sendId }) => void runs.push(sendId) });
    await until(idle);
    expect(runs.sort()).toEqual(['first', 'other']);
  });

  it('tries a failing job again, and marks it failed after the last try', async () => {
    const tries: Record<string, number> = {};
    await queue.work(job, {
      run: async ({ sendId }) => {
        tries[sendId] = (tries[sendId] ?? 0) + 1;
        if (sendId === 'poison' || tries[sendId] === 1) throw new Error('mail server is away');
      },
    });
    await add('recovers');
    await add('poison', { id: 'poison' });
    await until(async () => (await counts())['failed'] === 1 && tries['recovers'] === 2);
    expect(tries).toEqual({ recovers: 2, poison: 3 });
  }, 20_000);

  it('does not run a job whose data does not match the schema', async () => {
    const runs: unknown[] = [];
    await queue.work({ ...job, attempts: 1 }, { run: async (data) => void runs.push(data) });
    await queue.add({ ...job, attempts: 1 }, { sendId: 7 } as never);
    await until(async () => (await counts())['failed'] === 1);
    expect(runs).toEqual([]);
  });

  it('does not run a delayed job before its time', async () => {
    const runs: string[] = [];
    await queue.work(job, { run: async ({ sendId }) => void runs.push(sendId) });
    await add('later', { delay: 3_600_000, id: 'later' });
    await add('soon', { delay: 50 });
    await until(() => runs.length > 0);
    expect(runs).toEqual(['soon']);
    expect(await queue.queue(job.name).getJobState('later')).toBe('delayed');
  });

  it('ensures a job exists: adds it when it is missing or failed, and never twice', async () => {
    let broken = true;
    const runs: string[] = [];
    const once = { ...job, attempts: 1 };
    const ensure = () => queue.ensure(once, { sendId: 's-1', at } as never, 's-1');
    await ensure();
    await ensure();
    expect(await counts()).toMatchObject({ waiting: 1 });
    await queue.work(once, {
      run: async ({ sendId }) => {
        if (broken) throw new Error('store is away');
        runs.push(sendId);
      },
    });
    await until(async () => (await counts())['failed'] === 1);
    broken = false;
    await ensure();
    await until(idle);
    expect(runs).toEqual(['s-1']);
    await ensure();
    await until(() => runs.length === 2);
  });

  it('lets a running job finish before it closes', async () => {
    let begun = (): void => {};
    let finish = (): void => {};
    let done = false;
    const [started, gate] = [new Promise<void>((go) => (begun = go)), new Promise<void>((go) => (finish = go))];
    const own = new Queue(url, Logger.create('trial', 'silent'));
    await own.work(job, {
      run: async () => {
        begun();
        await gate;
        done = true;
      },
    });
    await own.add(job, { sendId: 's-1', at } as never);
    await started;
    const closed = own.close().then(() => done);
    finish();
    expect(await closed).toBe(true);
  });
});
