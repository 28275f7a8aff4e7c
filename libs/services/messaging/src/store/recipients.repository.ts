import type { Recipient } from '@festlig/contracts/contacts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { RECIPIENTS, type RecipientsDocument } from './recipients.schema';
import { isDuplicate } from '@festlig/platform/mongo';

export type ChunkPlan = Omit<RecipientsDocument, '_id'>;
export type FrozenChunk = Pick<RecipientsDocument, '_id' | 'sendId' | 'n' | 'cursor'> & {
  size: number;
  unsubscribed: number;
};

const frozen = ({ _id, sendId, n, cursor, entries, unsubscribed }: RecipientsDocument): FrozenChunk => ({
  _id,
  sendId,
  n,
  cursor,
  size: entries.length,
  unsubscribed: unsubscribed.length,
});

@Injectable()
export class RecipientsRepository {
  constructor(@InjectModel(RECIPIENTS) private readonly recipients: Model<RecipientsDocument>) {}

  /** Writes chunk n, or returns what an earlier run of the plan wrote there: the first write counts. */
  async freeze(plan: ChunkPlan): Promise<FrozenChunk> {
    const _id = `${plan.sendId}-${plan.n}`;
    try {
      await this.recipients.create({ _id, ...plan });
      return frozen({ _id, ...plan });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return frozen(await this.recipients.findOne({ _id }).lean().orFail());
    }
  }

  /** Returns the last chunk that an interrupted plan wrote. */
  async last(sendId: string): Promise<FrozenChunk | null> {
    const document = await this.recipients.findOne({ sendId }).sort({ n: -1 }).lean();
    return document && frozen(document);
  }

  async entries(chunkId: string): Promise<Recipient[]> {
    return (await this.recipients.findOne({ _id: chunkId }).lean().orFail()).entries;
  }

  /** Returns everybody in some chunks of a send: first the recipients, then the unsubscribed guests. */
  async everybody(sendId: string, chunks: readonly number[]): Promise<Map<number, Recipient[]>> {
    const documents = await this.recipients.find({ sendId, n: { $in: [...chunks] } }).lean();
    return new Map(documents.map(({ n, entries, unsubscribed }) => [n, [...entries, ...unsubscribed]]));
  }

  async removeAll(sendIds: readonly string[]): Promise<void> {
    await this.recipients.deleteMany({ sendId: { $in: [...sendIds] } });
  }
}
