import type { DataOf } from '@festlig/contracts/define';
import { inviteSent } from '@festlig/contracts/messaging';
import type { ChunkWork } from '@festlig/domain/messaging/chunk-work';
import type { ChunkReport, ChunkSize } from '@festlig/domain/messaging/delivery-status';
import type { SendCounts, BatchMark } from '@festlig/domain/messaging/send-progress';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ChunkDocument, CHUNKS } from './chunk.schema';
import type { FrozenChunk } from './recipients.repository';

/** A chunk that one worker has leased. */
export type LeasedChunk = Pick<ChunkDocument, '_id' | 'sendId' | 'n' | 'attempt' | 'createdAt'> & ChunkWork;

/** Another worker has leased the chunk: this one must neither write nor send any more. */
export class LeaseLost extends Error {}

/** The result of one batch, written in one update together with the following batch. */
export interface BatchResult {
  work: ChunkWork;
  done: boolean;
  sent: number;
  failures: ChunkDocument['failures'];
  /** Who got an invitation; null when nobody did. */
  invited: DataOf<typeof inviteSent> | null;
  now: Date;
  leaseUntil: Date;
}

const NEVER = new Date(0);
/** The number of recent batches from which the rate is computed. */
const MARKS = 20;

@Injectable()
export class ChunkRepository {
  constructor(
    @InjectModel(CHUNKS) private readonly chunks: Model<ChunkDocument>,
    private readonly writer: FactWriter,
  ) {}

  /** Creates the chunk once, however often the plan runs. The sweeper checks it from `sweepAt` on. */
  async create({ _id, sendId, n, size, unsubscribed }: FrozenChunk, now: Date, sweepAt: Date): Promise<void> {
    const start = { next: 0, again: [], inFlight: null, sent: 0, failed: 0, failures: [], marks: [], done: size === 0 };
    const lease = { attempt: 0, worker: null, leaseUntil: NEVER, sweepAt };
    const fresh = { sendId, n, size, unsubscribed, ...start, ...lease, touchedAt: now, createdAt: now, outbox: [] };
    await this.chunks.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true });
  }

  /** Returns null when the chunk is done or another worker has leased it. */
  async lease(id: string, worker: string, now: Date, leaseUntil: Date): Promise<LeasedChunk | null> {
    return this.chunks
      .findOneAndUpdate(
        { _id: id, done: false, leaseUntil: { $lte: now } },
        { $set: { worker, leaseUntil, sweepAt: leaseUntil }, $inc: { attempt: 1 } },
        { returnDocument: 'after', projection: { outbox: 0, failures: 0, marks: 0 } },
      )
      .lean();
  }

  /** @throws LeaseLost */
  async renew(id: string, attempt: number, leaseUntil: Date): Promise<void> {
    const update = { $set: { leaseUntil, sweepAt: leaseUntil } };
    const { matchedCount } = await this.chunks.updateOne({ _id: id, attempt }, update);
    if (matchedCount === 0) throw new LeaseLost();
  }

  /**
   * Stores the results of a batch and the next batch, in one write.
   * @throws LeaseLost
   */
  async advance(id: string, attempt: number, result: BatchResult): Promise<void> {
    const { work, done, sent, failures, invited, now, leaseUntil } = result;
    const { next, again, inFlight } = work;
    const lease = { leaseUntil, sweepAt: leaseUntil, touchedAt: now };
    const marks = { $each: sent > 0 ? [{ at: now, sent }] : [], $slice: -MARKS };
    const { matchedCount } = await this.writer.writeWithFacts(invited ? [caused(inviteSent, invited)] : [], (facts) =>
      this.chunks.updateOne(
        { _id: id, attempt },
        {
          $set: { next, again: [...again], inFlight: inFlight && [...inFlight], done, ...lease },
          $inc: { sent, failed: failures.length },
          $push: { failures: { $each: failures }, marks, outbox: { $each: facts } },
        },
      ),
    );
    if (matchedCount === 0) throw new LeaseLost();
  }

  /** Releases the lease, so that the next attempt need not wait for its end. */
  async release(id: string, attempt: number): Promise<void> {
    // Increasing the attempt invalidates a renewal that is still under way.
    await this.chunks.updateOne(
      { _id: id, attempt },
      { $set: { worker: null, leaseUntil: NEVER }, $inc: { attempt: 1 } },
    );
  }

  /** Returns unfinished chunks whose workers have been silent for a while, except those of some sends. */
  async listOverdue(now: Date, limit: number, except: readonly string[]): Promise<string[]> {
    const documents = await this.chunks
      .find({ done: false, sweepAt: { $lte: now }, sendId: { $nin: [...except] } }, { _id: 1 })
      .sort({ sweepAt: 1 })
      .limit(limit)
      .lean();
    return documents.map(({ _id }) => _id);
  }

  async lookAgain(id: string, sweepAt: Date): Promise<void> {
    await this.chunks.updateOne({ _id: id, done: false }, { $set: { sweepAt } });
  }

  async listUnfinished(sendId: string): Promise<string[]> {
    return (await this.chunks.find({ sendId, done: false }, { _id: 1 }).lean()).map(({ _id }) => _id);
  }

  /**
   * Marks the chunk as done, so that nothing more of it is sent.
   * @throws LeaseLost
   */
  async close(id: string, attempt: number): Promise<void> {
    const { matchedCount } = await this.chunks.updateOne({ _id: id, attempt }, { $set: { done: true } });
    if (matchedCount === 0) throw new LeaseLost();
  }

  /** Closes the chunks of a send that no worker has leased; a worker closes its own chunk. */
  async closeIdle(sendId: string, now: Date): Promise<void> {
    const update = { $set: { done: true }, $inc: { attempt: 1 } };
    await this.chunks.updateMany({ sendId, done: false, leaseUntil: { $lte: now } }, update);
  }

  /** Sums the counts of a send from its chunks, so that there is no counter that all workers write to. */
  async counts(sendId: string): Promise<SendCounts> {
    const [sum] = await this.chunks.aggregate<SendCounts>([
      { $match: { sendId } },
      {
        $group: {
          _id: null,
          total: { $sum: '$size' },
          sent: { $sum: '$sent' },
          failed: { $sum: '$failed' },
          unsubscribed: { $sum: '$unsubscribed' },
        },
      },
    ]);
    const { total = 0, sent = 0, failed = 0, unsubscribed = 0 } = sum ?? {};
    return { total, sent, failed, unsubscribed };
  }

  /** Returns the batches of a send that ended after `from`, and some earlier ones. */
  async recentMarks(sendId: string, from: Date): Promise<BatchMark[]> {
    const chunks = await this.chunks.find({ sendId, touchedAt: { $gt: from } }, { marks: 1 }).lean();
    return chunks.flatMap(({ marks }) => marks);
  }

  /** Returns the size of each chunk of a send, by number. */
  async sizes(sendId: string): Promise<ChunkSize[]> {
    const fields = { _id: 0, n: 1, size: 1, unsubscribed: 1, failed: 1 };
    return this.chunks.find({ sendId }, fields).sort({ n: 1 }).lean();
  }

  /** Returns the progress of some chunks of a send. */
  async reports(sendId: string, numbers: readonly number[]): Promise<ChunkReport[]> {
    const fields = { n: 1, size: 1, next: 1, again: 1, inFlight: 1, failures: 1, unsubscribed: 1 };
    return this.chunks.find({ _id: { $in: numbers.map((n) => `${sendId}-${n}`) } }, fields).lean();
  }

  async removeAll(sendIds: readonly string[]): Promise<void> {
    await this.chunks.deleteMany({ sendId: { $in: [...sendIds] } });
  }

  async hasUnfinished(sendId: string): Promise<boolean> {
    return (await this.chunks.exists({ sendId, done: false })) !== null;
  }
}
