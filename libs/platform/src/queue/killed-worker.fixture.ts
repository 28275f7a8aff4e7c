import { Logger } from '../observability';
import { Queue } from './queue';
import { trialJob } from './trial-job.fixture';

/** A worker in a process of its own. It starts a job, reports that on stdout, and never finishes it. */
const { REDIS_URL = '', JOB = '' } = process.env;
const queue = new Queue(REDIS_URL, Logger.create('trial', 'silent'), { lease: 1500 });
await queue.work(trialJob(JOB), {
  run: async () => {
    process.stdout.write('begun');
    await new Promise(() => undefined);
  },
});
