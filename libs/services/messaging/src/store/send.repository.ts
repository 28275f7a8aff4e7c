import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { SendCounts, SendState } from '@festlig/domain/messaging/send-progress';
import { type SendDocument, SENDS } from './send.schema';
import { isDuplicate } from '@festlig/platform/mongo';

/** A send nothing has been done for yet. */
export const FRESH = {
  state: 'going',
  planned: false,
  total: 0,
  sent: 0,
  failed: 0,
  unsubscribed: 0,
  endedAt: null,
} as const;
export type NewSend = Omit<SendDocument, keyof typeof FRESH | 'active'>;

/** Sends one list shows. */
const LISTED = 50;

@Injectable()
export class SendRepository {
  constructor(@InjectModel(SENDS) private readonly sends: Model<SendDocument>) {}

  /** False when an index refuses it: the key was used before, or another send of the party runs. */
  async create(send: NewSend): Promise<boolean> {
    try {
      await this.sends.create({ ...send, ...FRESH, active: true });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async find(id: string): Promise<SendDocument | null> {
    return this.sends.findOne({ _id: id }).lean();
  }

  async findInParty(partyId: string, id: string): Promise<SendDocument | null> {
    return this.sends.findOne({ _id: id, partyId }).lean();
  }

  async findByKey(partyId: string, idempotencyKey: string): Promise<SendDocument | null> {
    return this.sends.findOne({ partyId, idempotencyKey }).lean();
  }

  /** Newest first. */
  async list(partyId: string): Promise<{ sends: SendDocument[]; total: number }> {
    const [sends, total] = await Promise.all([
      this.sends.find({ partyId }).sort({ createdAt: -1 }).limit(LISTED).lean(),
      this.sends.countDocuments({ partyId }),
    ]);
    return { sends, total };
  }

  /** What was handed over with a template, by the sends that have ended; null when nothing was. */
  async sentWith(partyId: string, templateId: string): Promise<{ mails: number; latest: Date } | null> {
    const [sum] = await this.sends.aggregate<{ mails: number; latest: Date }>([
      { $match: { partyId, templateId, sent: { $gt: 0 } } },
      { $group: { _id: null, mails: { $sum: '$sent' }, latest: { $max: '$createdAt' } } },
      { $project: { _id: 0, mails: 1, latest: 1 } },
    ]);
    return sum ?? null;
  }

  /** Those that run, oldest first. */
  async listActive(limit: number): Promise<Pick<SendDocument, '_id' | 'planned' | 'createdAt' | 'state'>[]> {
    const fields = { planned: 1, createdAt: 1, state: 1 };
    return this.sends.find({ active: true }, fields).sort({ createdAt: 1 }).limit(limit).lean();
  }

  /** Null when the send is gone with its party. */
  async stateOf(id: string): Promise<SendState | null> {
    return (await this.sends.findOne({ _id: id }, { state: 1 }).lean())?.state ?? null;
  }

  /** Changes whether it goes on; false when it was not `from`, or has ended. */
  async steer(partyId: string, id: string, from: readonly SendState[], to: SendState): Promise<boolean> {
    const running = { _id: id, partyId, active: true, state: { $in: [...from] } };
    return (await this.sends.updateOne(running, { $set: { state: to } })).modifiedCount === 1;
  }

  async listPaused(): Promise<string[]> {
    return (await this.sends.find({ active: true, state: 'paused' }, { _id: 1 }).lean()).map(({ _id }) => _id);
  }

  /** The party is gone: nobody goes on with what runs. Returns all its sends there have been. */
  async cancelAll(partyId: string): Promise<string[]> {
    await this.sends.updateMany({ partyId, active: true }, { $set: { state: 'cancelled' } });
    return (await this.sends.find({ partyId }, { _id: 1 }).lean()).map(({ _id }) => _id);
  }

  async removeAll(partyId: string): Promise<void> {
    await this.sends.deleteMany({ partyId });
  }

  /** The plan goes no further: the sender's mails of the day are used up. */
  async markLimited(id: string): Promise<void> {
    await this.sends.updateOne({ _id: id }, { $set: { limited: true } });
  }

  /** Once: a plan that goes on finds fewer, as some of them have been invited meanwhile. */
  async noteReached(id: string, reached: number): Promise<void> {
    await this.sends.updateOne({ _id: id, reached: { $exists: false } }, { $set: { reached } });
  }

  async markPlanned(id: string, total: number): Promise<void> {
    await this.sends.updateOne({ _id: id, planned: false }, { $set: { planned: true, total } });
  }

  /** Ends a planned send; true for the one caller whose write did it. */
  async finish(id: string, { total, sent, failed, unsubscribed }: SendCounts, endedAt: Date): Promise<boolean> {
    const { modifiedCount } = await this.sends.updateOne(
      { _id: id, active: true, planned: true },
      { $set: { total, sent, failed, unsubscribed, endedAt }, $unset: { active: 1 } },
    );
    return modifiedCount === 1;
  }
}
