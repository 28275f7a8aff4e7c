import { paceAfterBusy, type Slots, takeSlots } from '@festlig/domain/messaging/text-pace';
import { CallError } from '@festlig/platform/errors';
import { isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type PaceDocument, PACES } from './pace.schema';

const ID = 'texts';
/** Attempts after which a change fails. An attempt fails only when another worker succeeds. */
const TRIES = 50;

/** The pace that all workers share (rule: text-pace). */
@Injectable()
export class PaceRepository {
  constructor(@InjectModel(PACES) private readonly paces: Model<PaceDocument>) {}

  /** Reserves the moments at which so many texts may be handed over. `most` is the highest rate per second. */
  async take(count: number, most: number, now: Date): Promise<Slots> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const known = await this.read(most, now);
      const { pace, slots } = takeSlots(known, count, most, now);
      if (await this.replace(known.revision, pace)) return slots;
    }
    throw new CallError('conflict');
  }

  /** The provider has refused texts because there were too many. */
  async slowDown(most: number, now: Date): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const known = await this.read(most, now);
      const pace = paceAfterBusy(known, now);
      if (!pace || (await this.replace(known.revision, pace))) return;
    }
  }

  /** The pace at present: the highest before the first text. */
  async read(most: number, now: Date): Promise<PaceDocument> {
    const known = await this.paces.findOne({ _id: ID }).lean();
    return known ?? { _id: ID, nextAt: now, rate: most, slowedAt: new Date(0), revision: 0 };
  }

  /** Returns false when another worker was first. */
  private async replace(revision: number, pace: Omit<PaceDocument, '_id' | 'revision'>): Promise<boolean> {
    const next = { ...pace, revision: revision + 1 };
    if (revision > 0) {
      const { matchedCount } = await this.paces.updateOne({ _id: ID, revision }, { $set: next });
      return matchedCount > 0;
    }
    try {
      await this.paces.create({ _id: ID, ...next });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}
