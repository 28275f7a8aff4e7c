import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, Model } from 'mongoose';
import { type Bus, publishTraced } from '../bus';
import type { Logger } from '../observability';
import type { WithOutbox } from './outbox';

/** Milliseconds between sweeps for facts that another process left, and until another try after a failure. */
const SWEEP = 5000;
const RETRY = 1000;
const BATCH = 100;
/** Most documents of each collection that are read to measure the backlog. */
const BACKLOG_LIMIT = 1000;
/** Milliseconds that a stop waits for the current batch. Facts that a broken bus holds up stay in the outbox. */
const GRACE = 5000;

/**
 * Publishes the facts in the outboxes of documents, then removes them from there. A crash in between publishes a
 * fact again, so consumers are idempotent. Each change wakes the relay at once; the sweep finds what another
 * process left.
 */
export class OutboxRelay {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private started = false;
  private stopped = false;

  constructor(
    private readonly connection: Connection,
    private readonly bus: Bus,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.started = true;
    this.wake();
  }

  /** Call after writing a document with facts. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.sweep()
      .then(() => SWEEP)
      .catch((error: unknown) => {
        this.logger.error('outbox', error);
        return RETRY;
      })
      .then((pause) => {
        this.running = undefined;
        if (this.again) {
          this.again = false;
          this.wake();
        } else if (this.started && !this.stopped) {
          this.timer = setTimeout(() => this.wake(), pause);
        }
      });
  }

  /** Finishes the current batch, or leaves it to the next start if that takes too long. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.stopped = true;
    await Promise.race([this.running, delay(GRACE, undefined, { ref: false })]);
  }

  /**
   * The number of documents with waiting facts ({@link BACKLOG_LIMIT} per collection at most) and the time of their
   * oldest fact.
   */
  async backlog(): Promise<{ documents: number; oldest: Date | null }> {
    const each = this.models().map((model) =>
      model
        .find({ 'outbox.0': { $exists: true } })
        .select('outbox.at')
        .limit(BACKLOG_LIMIT)
        .lean(),
    );
    const documents = (await Promise.all(each)).flat();
    const moments = documents.flatMap(({ outbox }) => outbox.map(({ at }) => Date.parse(at)));
    return { documents: documents.length, oldest: moments.length === 0 ? null : new Date(Math.min(...moments)) };
  }

  private models(): Model<WithOutbox>[] {
    const all = Object.values(this.connection.models) as Model<WithOutbox>[];
    return all.filter((model) => model.schema.path('outbox'));
  }

  private async sweep(): Promise<void> {
    // Without consumers a fact would be lost here: another process of the service publishes it.
    if (!this.bus.delivers) return;
    for (const model of this.models()) while (!this.stopped && (await this.relay(model)));
  }

  /** Returns whether there may be more documents with facts. */
  private async relay(model: Model<WithOutbox>): Promise<boolean> {
    const documents = await model
      .find({ 'outbox.0': { $exists: true } }, { outbox: 1 })
      .limit(BATCH)
      .lean();
    if (documents.length === 0) return false;
    const facts = documents.flatMap((document) => document.outbox);
    await publishTraced(facts, () => this.bus.publish(facts));
    await model.bulkWrite(
      documents.map((document) => ({
        updateOne: {
          filter: { _id: document._id },
          update: { $pull: { outbox: { id: { $in: document.outbox.map((fact) => fact.id) } } } },
          timestamps: false,
        },
      })),
    );
    return documents.length === BATCH;
  }
}
