import { Queue as BullQueue, UnrecoverableError, Worker } from 'bullmq';
import { InvalidInput, parseInput } from '../errors';
import { type Carrier, carrier, currentScope, inSpan, type Logger, observed } from '../observability';
import { waitedFor } from '../rpc/time-left';
import { EndingRedis } from './ending-redis';
import type { JobDataOf, JobDeclaration, JobHandler } from './job';
import { jobSpan, jobWork } from './job-span';

export interface AddOptions {
  /** Adding a job with the id of a waiting or running job does nothing. No colons. */
  id?: string;
  /** Milliseconds from now. */
  delay?: number;
}

interface Envelope extends Carrier {
  data: unknown;
}

const PREFIX = 'festlig';
const DEADLINE = 5000;
/** Milliseconds within a call: the caller must learn soon that the job cannot be added. */
const IN_CALL = 800;
const LEASE = 15_000;
/** Milliseconds before the second try of a job, doubled before each further one, and the share of a pause that is random. */
export const PAUSES = { delay: 500, jitter: 0.5 };

export interface QueueOptions {
  /** Milliseconds that a Redis command may take; less within a call. */
  deadline?: number;
  /** Milliseconds after which the job of a dead worker counts as stalled and another worker runs it. */
  lease?: number;
}

/**
 * Parses a job's data. Data that does not match would fail every further try too, so the job fails at once. The
 * reason names fields but no values.
 * @throws UnrecoverableError
 */
function dataOf<J extends JobDeclaration>(job: J, data: unknown): JobDataOf<J> {
  try {
    return parseInput(job.data, data) as JobDataOf<J>;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const fields = Object.entries(error.fields).map(([field, { code }]) => `${field} ${code}`);
    throw new UnrecoverableError(`data does not fit ${job.name}: ${fields.join(', ')}`);
  }
}

/** BullMQ with typed jobs: one queue per job declaration, data parsed by its schema, request id passed along. */
export class Queue {
  private readonly redis: EndingRedis;
  private readonly queues = new Map<string, BullQueue>();
  private readonly workers: Worker[] = [];
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    url: string,
    private readonly logger: Logger,
    private readonly options: QueueOptions = {},
  ) {
    // BullMQ requires null: its blocking commands must survive any number of reconnects.
    this.redis = new EndingRedis(url, { maxRetriesPerRequest: null });
    this.redis.on('error', (error) => this.logger.error('redis', error));
  }

  /** @throws CallError `unavailable` when Redis did not answer in time: the job may or may not be there later. */
  async add<J extends JobDeclaration>(job: J, data: JobDataOf<J>, { id, delay }: AddOptions = {}): Promise<void> {
    await inSpan(jobSpan(job.name, 'PRODUCER'), async () => {
      const envelope: Envelope = { data, ...carrier() };
      const added = this.queue(job.name).add(job.name, envelope, {
        ...(id === undefined ? {} : { jobId: id }),
        ...(delay === undefined ? {} : { delay }),
        attempts: job.attempts,
        backoff: { type: 'exponential', ...PAUSES },
        removeOnComplete: true,
        removeOnFail: { age: 7 * 24 * 3600, count: 1000 },
      });
      await this.inTime(added);
    });
  }

  /**
   * Makes sure that a job with this id is waiting or running: adds it again if it is gone or failed after its last
   * try. For work that must be done however long a backing service was away.
   * @throws CallError as {@link add} does
   */
  async ensure<J extends JobDeclaration>(job: J, data: JobDataOf<J>, id: string): Promise<void> {
    const queue = this.queue(job.name);
    const state = await this.inTime(queue.getJobState(id));
    if (state === 'failed' || state === 'completed') await this.inTime(queue.remove(id));
    else if (state !== 'unknown') return;
    await this.add(job, data, { id });
  }

  /** Starts running jobs of this kind in this process. */
  async work<J extends JobDeclaration>(job: J, handler: JobHandler<J>): Promise<void> {
    const { lease = LEASE } = this.options;
    const worker = new Worker(
      job.name,
      async ({ data, id }: { data: Envelope | null; id?: string | undefined }) =>
        this.tracked(
          observed(this.logger, jobWork(job.name, data ?? {}, id), async () => handler.run(dataOf(job, data?.data))),
        ),
      {
        connection: this.redis,
        prefix: PREFIX,
        concurrency: job.concurrency,
        lockDuration: lease,
        stalledInterval: lease / 3,
        maxStalledCount: 1_000,
      },
    );
    worker.on('failed', (failed, error) => this.logger.error('job failed', error, { job: job.name, id: failed?.id }));
    worker.on('error', (error) => this.logger.error('worker', error, { job: job.name }));
    this.workers.push(worker);
    await worker.waitUntilReady();
  }

  /** The BullMQ queue with this name. */
  queue(name: string): BullQueue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new BullQueue(name, { connection: this.redis, prefix: PREFIX });
    queue.on('error', (error) => this.logger.error('queue', error, { job: name }));
    this.queues.set(name, queue);
    return queue;
  }

  /** The number of jobs by state, in the queues for which this process has workers. */
  async depths(): Promise<{ labels: { job: string; state: string }; value: number }[]> {
    const states = ['waiting', 'active', 'delayed', 'failed'] as const;
    const each = this.workers.map(async ({ name: job }) => {
      const counts = await this.queue(job).getJobCounts(...states);
      return states.map((state) => ({ labels: { job, state }, value: counts[state] ?? 0 }));
    });
    return (await Promise.all(each)).flat();
  }

  /** Whether all workers of this process still run. A worker that has ended does not come back. */
  get working(): boolean {
    return this.redis.status !== 'end' && this.workers.every((worker) => worker.isRunning());
  }

  async ping(): Promise<void> {
    await this.inTime(this.redis.ping());
  }

  /**
   * Lets running jobs finish, however long they take, then closes. A job whose end Redis does not learn is run
   * again.
   */
  async close(): Promise<void> {
    const closed = Promise.all(this.workers.map((worker) => worker.close()));
    while (this.running.size > 0) await Promise.allSettled(this.running);
    // Closing a worker never ends while its connection waits between two tries to reconnect.
    await this.inTime(closed).catch((error: unknown) => this.logger.error('queue not closed', error));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis.disconnect();
  }

  private tracked<T>(run: Promise<T>): Promise<T> {
    this.running.add(run);
    return run.finally(() => this.running.delete(run));
  }

  /** While Redis is away its client queues commands for as long as that lasts. Callers must not wait that long. */
  private async inTime<T>(asked: Promise<T>): Promise<T> {
    const { deadline = currentScope()?.inner ? IN_CALL : DEADLINE } = this.options;
    return waitedFor(asked, performance.now() + deadline);
  }
}
