import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@festlig/platform/observability';
import { Queue } from '@festlig/platform/queue';
import { startTestRedis } from '@festlig/testing/redis';
import { trialJob } from '@festlig/platform/queue/trial-job.fixture';
import { startDashboard } from './dashboard';

describe('the page of the job queues', () => {
  let redis: Awaited<ReturnType<typeof startTestRedis>>;
  let queue: Queue;
  let dashboard: Awaited<ReturnType<typeof startDashboard>>;
  beforeAll(async () => {
    redis = await startTestRedis();
    queue = new Queue(redis.url, Logger.create('trial', 'silent'));
    dashboard = await startDashboard(redis.url);
  }, 60_000);
  afterAll(async () => {
    await dashboard.stop();
    await queue.close();
    await redis.stop();
  });

  const shown = async () => {
    const answer = await fetch(`${dashboard.url}/api/queues`);
    const { queues } = (await answer.json()) as { queues: { name: string; counts: { waiting: number } }[] };
    return queues.map(({ name, counts }) => [name, counts.waiting]);
  };

  it('refuses requests from another page', async () => {
    const origin = { origin: 'https://evil.example' };
    expect((await fetch(`${dashboard.url}/api/queues`, { headers: origin })).status).toBe(403);
    expect((await fetch(`${dashboard.url}/api/queues`)).status).toBe(200);
  });

  it('shows no queue before one exists, then each queue that appears', async () => {
    expect(await shown()).toEqual([]);
    await queue.add(trialJob('trial.first'), { sendId: 's-1' });
    expect(await shown()).toEqual([['trial.first', 1]]);
    await queue.add(trialJob('trial.second'), { sendId: 's-1' });
    await queue.add(trialJob('trial.second'), { sendId: 's-2' });
    expect((await shown()).sort()).toEqual([
      ['trial.first', 1],
      ['trial.second', 2],
    ]);
  });
});
