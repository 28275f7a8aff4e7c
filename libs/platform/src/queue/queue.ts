import { Queue as BullQueue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { type Carrier, carrier, inSpan, type Logger, observed } from '../observability';
import { parseInput } from '../errors';
import type { JobDataOf, JobDeclaration, JobHandler } from './job';
import { jobSpan, jobWork } from './job-span';

export interface AddOptions {
  /** Adding a second job with the id of one that is waiting or running does nothing. No colons. */
  id?: string;
  /** Milliseconds from now. */
  delay?: number;
}

interface Envelope extends Carrier {
  data: unknown;
}

const PREFIX = 'festlig';

/** BullMQ behind a typed seam: one queue a job declaration, data parsed by its schema, request id carried along. */
export class Queue {
  private readonly redis: Redis;
  private readonly queues = new Map<string, BullQueue>();
  private readonly workers: Worker[] = [];

  constructor(
    url: string,
    private readonly logger: Logger,
  ) {
    // Null is what BullMQ asks for: its blocking commands must outlast any number of reconnects.
    this.redis = new Redis(url, { maxRetriesPerRequest: null });
    this.redis.on('error', (error) => this.logger.error('redis', error));
  }

  async add<J extends JobDeclaration>(job: J, data: JobDataOf<J>, { id, delay }: AddOptions = {}): Promise<void> {
    await inSpan(jobSpan(job.name, 'PRODUCER'), async () => {
      const envelope: Envelope = { data, ...carrier() };
      await this.queue(job.name).add(job.name, envelope, {
        ...(id === undefined ? {} : { jobId: id }),
        ...(delay === undefined ? {} : { delay }),
        attempts: job.attempts,
        backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
        removeOnComplete: true,
        removeOnFail: { age: 7 * 24 * 3600, count: 1000 },
      });
    });
  }

  /**
   * Sees to it that a job with this id is waiting or running: what is gone, or was set aside after its last try, is
   * added again. For what must happen however long a backing service was away.
   */
  async ensure<J extends JobDeclaration>(job: J, data: JobDataOf<J>, id: string): Promise<void> {
    const queue = this.queue(job.name);
    const state = await queue.getJobState(id);
    if (state === 'failed' || state === 'completed') await queue.remove(id);
    else if (state !== 'unknown') return;
    await this.add(job, data, { id });
  }

  /** Starts working off a job in this process. */
  async work<J extends JobDeclaration>(job: J, handler: JobHandler<J>): Promise<void> {
    const worker = new Worker(
      job.name,
      async ({ data, id }: { data: Envelope; id?: string | undefined }) =>
        observed(this.logger, jobWork(job.name, data, id), () =>
          handler.run(parseInput(job.data, data.data) as JobDataOf<J>),
        ),
      {
        connection: this.redis,
        prefix: PREFIX,
        concurrency: job.concurrency,
        lockDuration: 15_000,
        stalledInterval: 5_000,
        maxStalledCount: 1_000,
      },
    );
    worker.on('failed', (failed, error) => this.logger.error('job failed', error, { job: job.name, id: failed?.id }));
    worker.on('error', (error) => this.logger.error('worker', error, { job: job.name }));
    this.workers.push(worker);
    await worker.waitUntilReady();
  }

  /** The BullMQ queues used so far, for the dashboard. */
  queue(name: string): BullQueue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new BullQueue(name, { connection: this.redis, prefix: PREFIX });
    queue.on('error', (error) => this.logger.error('queue', error, { job: name }));
    this.queues.set(name, queue);
    return queue;
  }

  async ping(): Promise<void> {
    await this.redis.ping();
  }

  /** Lets running jobs finish, then closes. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis.disconnect();
  }
}
