import type { Send } from '@festlig/contracts/messaging';
import { RATE_SECONDS, type SendCounts, sendProgress, type WindowMark } from '@festlig/domain/messaging/send-progress';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ChunkDocument, CHUNKS } from './chunk.schema';
import { SendRepository } from './send.repository';
import type { SendDocument } from './send.schema';

/** Counts are summed from the chunks: there is no counter that all workers write to. */
@Injectable()
export class ProgressRepository {
  constructor(
    @InjectModel(CHUNKS) private readonly chunks: Model<ChunkDocument>,
    private readonly sends: SendRepository,
    private readonly clock: Clock,
  ) {}

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

  async view(send: SendDocument): Promise<Send> {
    const now = this.clock.now();
    const facts = { ...send, id: send._id, type: send.invitation.type, name: send.invitation.subject };
    if (send.endedAt) return sendProgress(facts, send, [], now);
    const [counts, marks] = await Promise.all([this.counts(send._id), this.recentMarks(send._id, now)]);
    return sendProgress(facts, counts, marks, now);
  }

  /** @throws CallError not_found when the party has no such send. */
  async viewInParty(partyId: string, sendId: string): Promise<Send> {
    const send = await this.sends.findInParty(partyId, sendId);
    if (!send) throw new CallError('not_found');
    return this.view(send);
  }

  private async recentMarks(sendId: string, now: Date): Promise<WindowMark[]> {
    const from = new Date(now.getTime() - RATE_SECONDS * 1000);
    const chunks = await this.chunks.find({ sendId, touchedAt: { $gt: from } }, { marks: 1 }).lean();
    return chunks.flatMap(({ marks }) => marks);
  }
}
