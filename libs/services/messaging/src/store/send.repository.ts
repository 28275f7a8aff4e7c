import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { SendCounts } from '@festlig/domain/messaging/send-progress';
import { type SendDocument, SENDS } from './send.schema';
import { isDuplicate } from './template.repository';

export type NewSend = Omit<SendDocument, 'active' | 'planned' | 'total' | 'sent' | 'failed' | 'endedAt'>;

/** Sends one list shows. */
const LISTED = 50;

@Injectable()
export class SendRepository {
  constructor(@InjectModel(SENDS) private readonly sends: Model<SendDocument>) {}

  /** False when an index refuses it: the key was used before, or another send of the party runs. */
  async create(send: NewSend): Promise<boolean> {
    try {
      await this.sends.create({ ...send, active: true, planned: false, total: 0, sent: 0, failed: 0, endedAt: null });
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

  /** Those that run, oldest first. */
  async listActive(limit: number): Promise<Pick<SendDocument, '_id' | 'planned' | 'createdAt'>[]> {
    return this.sends.find({ active: true }, { planned: 1, createdAt: 1 }).sort({ createdAt: 1 }).limit(limit).lean();
  }

  async markPlanned(id: string, total: number): Promise<void> {
    await this.sends.updateOne({ _id: id, planned: false }, { $set: { planned: true, total } });
  }

  /** Ends a planned send; true for the one caller whose write did it. */
  async finish(id: string, { total, sent, failed }: SendCounts, endedAt: Date): Promise<boolean> {
    const { modifiedCount } = await this.sends.updateOne(
      { _id: id, active: true, planned: true },
      { $set: { total, sent, failed, endedAt }, $unset: { active: 1 } },
    );
    return modifiedCount === 1;
  }
}
