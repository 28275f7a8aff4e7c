import type { DataOf } from '@festlig/contracts/define';
import { inviteSent } from '@festlig/contracts/messaging';
import type { ChunkWork } from '@festlig/domain/messaging/chunk-work';
import { hasUnsubscribed, UNPAID } from '@festlig/domain/messaging/delivery-status';
import type { SendCounts, BatchMark } from '@festlig/domain/messaging/send-progress';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ChunkDocument, chunkIdOf, CHUNKS } from './chunk.schema';
import type { FrozenChunk } from './recipients.repository';

/** A chunk that one worker has leased. */
export type LeasedChunk = Pick<
  ChunkDocument,
  '_id' | 'sendId' | 'n' | 'size' | 'attempt' | 'createdAt' | 'inFlightAt' | 'early' | 'lost' | 'delivered'
> &
  ChunkWork;

export type UnfinishedChunk = Pick<ChunkDocument, '_id' | 'channel'>;
const UNFINISHED = { channel: 1 };

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

/** Sums of the chunks of one channel; mails have none. */
interface ChannelSums {
  _id: string | null;
  total: number;
  sent: number;
  failed: number;
  unsubscribed: number;
  since: number;
  lost: number;
  unpaid: number;
  nothing: number;
  byText: number;
}
const NOTHING = { total: 0, sent: 0, failed: 0, unsubscribed: 0, since: 0, lost: 0, unpaid: 0, nothing: 0, byText: 0 };
const NONE: ChannelSums = { _id: null, ...NOTHING };

const NEVER = new Date(0);
/** The number of recent batches from which the rate is computed. */
const MARKS = 20;

@Injectable()
export class ChunkRepository {
  constructor(
    @InjectModel(CHUNKS) private readonly chunks: Model<ChunkDocument>,
    private readonly writer: FactWriter,
  ) {}

  /**
   * Creates the chunk of mails and, if it has any, that of texts, each once, however often the plan runs. The sweeper
   * checks them from `sweepAt` on.
   */
  async create(chunk: FrozenChunk, now: Date, sweepAt: Date): Promise<void> {
    const { sendId, n, rows, unsubscribed, nothing, byText, mails, textsFrom, texts, unpaid } = chunk;
    const start = { again: [], inFlight: null, sent: 0, failed: 0, unsubscribedSince: 0, failures: [], marks: [] };
    const lease = { attempt: 0, worker: null, leaseUntil: NEVER, sweepAt, touchedAt: now, createdAt: now, outbox: [] };
    const fresh = { sendId, n, ...start, ...lease };
    const ofMails = { ...fresh, size: mails, rows, unsubscribed, nothing, byText, next: 0, done: mails === 0 };
    const _id = chunkIdOf(sendId, n, 'mail');
    await this.chunks.updateOne({ _id }, { $setOnInsert: ofMails }, { upsert: true });
    if (texts + unpaid.length === 0) return;
    const failures = unpaid.map((index) => ({ index, reason: UNPAID }));
    const reports = { failures, unknown: [], early: [], lost: [], delivered: [], revision: 0 };
    const sizes = { from: textsFrom, size: texts, next: textsFrom, done: texts === 0, unpaid: unpaid.length };
    const ofTexts = { ...fresh, channel: 'text' as const, ...sizes, unsubscribed: 0, ...reports };
    const textsId = chunkIdOf(sendId, n, 'text');
    await this.chunks.updateOne({ _id: textsId }, { $setOnInsert: ofTexts }, { upsert: true });
  }

  /** Returns null when the chunk is done or another worker has leased it. */
  async lease(id: string, worker: string, now: Date, leaseUntil: Date): Promise<LeasedChunk | null> {
    const chunk = await this.chunks
      .findOneAndUpdate(
        { _id: id, done: false, leaseUntil: { $lte: now } },
        { $set: { worker, leaseUntil, sweepAt: leaseUntil }, $inc: { attempt: 1 } },
        { returnDocument: 'after', projection: { outbox: 0, failures: 0, marks: 0 } },
      )
      .lean();
    return chunk && { ...chunk, end: (chunk.from ?? 0) + chunk.size };
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
    const { next, again, inFlight, busySince = [] } = work;
    const lease = { leaseUntil, sweepAt: leaseUntil, touchedAt: now };
    const marks = { $each: sent > 0 ? [{ at: now, sent }] : [], $slice: -MARKS };
    const { matchedCount } = await this.writer.writeWithFacts(invited ? [caused(inviteSent, invited)] : [], (facts) =>
      this.chunks.updateOne(
        { _id: id, attempt },
        {
          $set: {
            next,
            again: [...again],
            inFlight: inFlight && [...inFlight],
            busySince: [...busySince],
            done,
            ...lease,
          },
          $inc: { sent, failed: failures.length, unsubscribedSince: failures.filter(hasUnsubscribed).length },
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
  async listOverdue(now: Date, limit: number, except: readonly string[]): Promise<UnfinishedChunk[]> {
    return this.chunks
      .find({ done: false, sweepAt: { $lte: now }, sendId: { $nin: [...except] } }, UNFINISHED)
      .sort({ sweepAt: 1 })
      .limit(limit)
      .lean();
  }

  async lookAgain(id: string, sweepAt: Date): Promise<void> {
    await this.chunks.updateOne({ _id: id, done: false }, { $set: { sweepAt } });
  }

  async listUnfinished(sendId: string): Promise<UnfinishedChunk[]> {
    return this.chunks.find({ sendId, done: false }, UNFINISHED).lean();
  }

  /** Those that wait for another try get a full day again: while their send was paused, nobody tried. */
  async forgetRefusals(sendId: string): Promise<void> {
    await this.chunks.updateMany({ sendId, done: false }, { $set: { busySince: [] } });
  }

  /**
   * Marks the chunk as done, so that nothing more of it is sent.
   * @throws LeaseLost
   */
  async close(id: string, attempt: number): Promise<void> {
    const { matchedCount } = await this.chunks.updateOne({ _id: id, attempt }, { $set: { done: true } });
    if (matchedCount === 0) throw new LeaseLost();
  }

  /**
   * Closes the chunks of mails that no worker has leased; a worker closes its own chunk. Texts are closed by workers
   * alone: of those in flight the provider must be asked whether they left.
   */
  async closeIdle(sendId: string, now: Date): Promise<void> {
    const update = { $set: { done: true }, $inc: { attempt: 1 } };
    const idle = { sendId, channel: { $ne: 'text' as const }, done: false, leaseUntil: { $lte: now } };
    await this.chunks.updateMany(idle, update);
  }

  /** Sums the counts of a send from its chunks, so that there is no counter that all workers write to. */
  async counts(sendId: string): Promise<SendCounts> {
    const sums = await this.chunks.aggregate<ChannelSums>([
      { $match: { sendId } },
      {
        $group: {
          _id: '$channel',
          total: { $sum: '$size' },
          sent: { $sum: '$sent' },
          failed: { $sum: '$failed' },
          unsubscribed: { $sum: '$unsubscribed' },
          since: { $sum: '$unsubscribedSince' },
          lost: { $sum: '$undelivered' },
          unpaid: { $sum: '$unpaid' },
          nothing: { $sum: '$nothing' },
          byText: { $sum: '$byText' },
        },
      },
    ]);
    const texts = sums.find(({ _id }) => _id === 'text') ?? NONE;
    const mails = sums.find(({ _id }) => _id !== 'text') ?? NONE;
    const { total, sent, failed, unsubscribed, since, nothing, byText } = mails;
    const ofTexts = { textTotal: texts.total, textSent: texts.sent, textFailed: texts.failed, unpaid: texts.unpaid };
    const missed = { textUnsubscribedSince: texts.since, textLost: texts.lost };
    return { total, sent, failed, unsubscribed, unsubscribedSince: since, nothing, byText, ...ofTexts, ...missed };
  }

  /** Returns the texts of each chunk of a send that have reached their phones, by the chunk's number. */
  async deliveredOf(sendId: string): Promise<[n: number, texts: number][]> {
    const chunks = await this.chunks.find({ sendId, channel: 'text' }, { n: 1, delivered: 1 }).lean();
    return chunks.map(({ n, delivered = [] }) => [n, delivered.length]);
  }

  /** Returns the batches of a send that ended after `from`, and some earlier ones. */
  async recentMarks(sendId: string, from: Date): Promise<BatchMark[]> {
    const chunks = await this.chunks.find({ sendId, touchedAt: { $gt: from } }, { marks: 1 }).lean();
    return chunks.flatMap(({ marks }) => marks);
  }

  async removeAll(sendIds: readonly string[]): Promise<void> {
    await this.chunks.deleteMany({ sendId: { $in: [...sendIds] } });
  }

  async hasUnfinished(sendId: string): Promise<boolean> {
    return (await this.chunks.exists({ sendId, done: false })) !== null;
  }
}
