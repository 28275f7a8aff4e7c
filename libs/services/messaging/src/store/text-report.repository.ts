import {
  type ReportChange,
  type ReportedText,
  reportChange,
  type TextChunkState,
} from '@festlig/domain/messaging/text-reports';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ChunkDocument, CHUNKS } from './chunk.schema';

/** A worker writes to its chunk some times a second; the change is then made anew. */
const TRIES = 20;
const FIELDS = Object.fromEntries(
  [
    ...['sendId', 'n', 'from', 'size', 'next', 'again', 'inFlight', 'failures', 'unknown', 'early', 'lost'],
    ...['delivered', 'done', 'revision'],
  ].map((field) => [field, 1]),
) as { [F in keyof ChunkDocument]?: 1 };

/** What a chunk says of its texts, filled in where a chunk has said nothing yet. */
const stateOf = ({ from = 0, unknown = [], early = [], lost = [], delivered = [], ...rest }: ChunkDocument) =>
  ({ ...rest, from, unknown, early, lost, delivered }) satisfies TextChunkState;

/** Writes what the provider reports into the chunks of texts. */
@Injectable()
export class TextReportRepository {
  constructor(@InjectModel(CHUNKS) private readonly chunks: Model<ChunkDocument>) {}

  /**
   * Records reports of texts of one chunk, each effect once. A text that never left counts as failed.
   * @throws CallError unavailable when the chunk is written to all the time
   */
  async record(chunkId: string, reports: readonly ReportedText[]): Promise<void> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const chunk = await this.chunks.findOne({ _id: chunkId, channel: 'text' }, FIELDS).lean();
      const change = chunk && reportChange(stateOf(chunk), reports);
      if (!change || (await this.write(chunk, change))) return;
    }
    throw new CallError('unavailable');
  }

  /** Returns false when the chunk has changed since it was read in a way that matters here. */
  private async write(chunk: ChunkDocument, change: ReportChange): Promise<boolean> {
    const { _id, inFlight, done, revision } = chunk;
    const { delivered, lost, failed, early, known } = change;
    const failures = failed.length + early.length;
    const unchanged = failures === 0 ? {} : { inFlight, done, revision: revision ?? { $exists: false } };
    const { matchedCount } = await this.chunks.updateOne(
      { _id, ...unchanged },
      {
        $addToSet: { delivered: { $each: delivered }, lost: { $each: lost }, early: { $each: early } },
        $push: { failures: { $each: failed } },
        $pull: { unknown: { index: { $in: [...known, ...failed.map(({ index }) => index)] } } },
        $inc: { sent: -failed.length, failed: failed.length, revision: failures },
      },
    );
    return matchedCount > 0;
  }
}
