import type { DataOf } from '@festlig/contracts/define';
import { inviteSent, numbersUnreached, textsSettled } from '@festlig/contracts/messaging';
import { type ChunkWork, isDone } from '@festlig/domain/messaging/chunk-work';
import { hasUnsubscribed, unreachedIn } from '@festlig/domain/messaging/delivery-status';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { LeaseLost, type LeasedChunk } from './chunk.repository';
import { type ChunkDocument, CHUNKS, type UnknownText } from './chunk.schema';

/** The most batches from which the rate is computed. */
const MARKS = 20;
/** Attempts at a write whose sums must be right. An attempt fails only when another report has been written. */
const TRIES = 50;

type Invited = DataOf<typeof inviteSent>;
type Failure = ChunkDocument['failures'][number];

/** The results of a batch of texts, and the next batch. */
export interface TextResults {
  work: ChunkWork;
  sent: readonly number[];
  failures: readonly Failure[];
  /** Texts of which nobody knows whether they left: they count as sent. */
  unknown: readonly UnknownText[];
  /** Ends the batch in flight: a repeated write of the same results has no effect. */
  settles?: boolean;
  /** Ends the chunk although texts are left, which then never leave. */
  closes?: boolean;
  /** Who of `sent` got an invitation: given the indexes, the fact. */
  invited: (indexes: readonly number[]) => Invited | null;
  /** Whose number no text reaches: given the indexes, they with the numbers. */
  numbersOf: (indexes: readonly number[]) => DataOf<typeof numbersUnreached>['guests'];
  now: Date;
  leaseUntil: Date;
}

/**
 * The progress of chunks of texts, for workers and for what the provider reports later. Sums are exact in any order of
 * both: each report of a failure changes `revision`, and the worker writes only for the revision that it has read.
 */
@Injectable()
export class TextChunkRepository {
  constructor(
    @InjectModel(CHUNKS) private readonly chunks: Model<ChunkDocument>,
    private readonly writer: FactWriter,
  ) {}

  /**
   * Stores the results of a batch and the next batch, in one write, which also publishes the sums of a chunk that ends.
   * @throws LeaseLost
   */
  async advance({ _id, sendId, n, size, attempt }: LeasedChunk, partyId: string, results: TextResults): Promise<void> {
    const { work, settles = false, closes = false, now, leaseUntil } = results;
    const done = closes || isDone(work);
    for (let attempts = 0; attempts < TRIES; attempts++) {
      const known = await this.chunks.findOne({ _id, attempt }, { sent: 1, early: 1, revision: 1, inFlight: 1 }).lean();
      if (!known) throw new LeaseLost();
      // An earlier attempt was written, although its caller was told that it failed.
      if (settles && !known.inFlight) return;
      const batch = withReports(results, known.early ?? []);
      const sent = known.sent + batch.handedOver;
      const settled = { partyId, sendId, chunk: n, size, sent, returned: size - sent };
      const invited = results.invited(batch.sent);
      const unreached = results.numbersOf(unreachedIn(batch.failures));
      const facts = [
        ...(invited ? [caused(inviteSent, invited)] : []),
        ...(unreached.length > 0 ? [caused(numbersUnreached, { partyId, sendId, guests: unreached })] : []),
        ...(done ? [caused(textsSettled, settled)] : []),
      ];
      const { next, again, inFlight, busySince = [] } = work;
      const waiting = { again: [...again], busySince: [...busySince] };
      const progress = { next, ...waiting, inFlight: inFlight && [...inFlight], early: batch.early, done };
      const times = { leaseUntil, sweepAt: leaseUntil, touchedAt: now, inFlightAt: inFlight && now };
      const marks = { $each: batch.handedOver > 0 ? [{ at: now, sent: batch.handedOver }] : [], $slice: -MARKS };
      const [first] = batch.unknown;
      const { matchedCount } = await this.writer.writeWithFacts(facts, (outbox) =>
        this.chunks.updateOne(
          { _id, attempt, revision: known.revision ?? 0 },
          {
            $set: { ...progress, ...times },
            $inc: {
              sent: batch.handedOver,
              failed: batch.failures.length,
              unsubscribedSince: batch.failures.filter(hasUnsubscribed).length,
            },
            $push: {
              failures: { $each: batch.failures },
              unknown: { $each: batch.unknown },
              outbox: { $each: outbox },
              marks,
            },
            ...(first ? { $min: { askAt: first.askAt } } : {}),
          },
        ),
      );
      if (matchedCount > 0) return;
    }
    throw new LeaseLost();
  }

  /** Returns chunks of which the provider must be asked for a text. */
  async listToAsk(now: Date, limit: number): Promise<string[]> {
    const due = await this.chunks
      .find({ askAt: { $lte: now } }, { _id: 1 })
      .sort({ askAt: 1 })
      .limit(limit)
      .lean();
    return due.map(({ _id }) => _id);
  }

  async findToAsk(
    chunkId: string,
  ): Promise<Pick<ChunkDocument, 'sendId' | 'n' | 'unknown' | 'revision' | 'createdAt'> | null> {
    return this.chunks.findOne({ _id: chunkId }, { sendId: 1, n: 1, unknown: 1, revision: 1, createdAt: 1 }).lean();
  }

  /** Stores when the provider is asked again; does nothing when a report has come meanwhile, so that it is asked again at once. */
  async askAgain(chunkId: string, revision: number, unknown: readonly UnknownText[]): Promise<void> {
    const moments = unknown.map(({ askAt }) => askAt.getTime());
    const next = moments.length > 0 ? { $set: { unknown: [...unknown], askAt: new Date(Math.min(...moments)) } } : null;
    const update = next ?? { $set: { unknown: [] }, $unset: { askAt: 1 as const } };
    await this.chunks.updateOne({ _id: chunkId, revision }, { ...update, $inc: { revision: 1 } });
  }
}

/** The results of a batch with the failures that the provider reported before its answer. */
function withReports({ sent, failures, unknown }: TextResults, early: readonly Failure[]) {
  const told = early.filter(({ index }) => sent.includes(index) || unknown.some((text) => text.index === index));
  const isTold = (index: number) => told.some((failure) => failure.index === index);
  const kept = unknown.filter(({ index }) => !isTold(index));
  const left = sent.filter((index) => !isTold(index));
  return {
    sent: left,
    unknown: kept,
    handedOver: left.length + kept.length,
    failures: [...failures, ...told],
    early: early.filter((failure) => !told.includes(failure)),
  };
}
