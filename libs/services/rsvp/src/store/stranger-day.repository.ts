import { isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { STRANGER_DAYS, type StrangerDayDocument } from './stranger-day.schema';

const KEPT_MS = 3 * 24 * 3_600_000;
/**
 * The most first replies of strangers that one party accepts a day: anybody with the address of its page can send
 * them (rule: strangers-bounded).
 */
export const MOST_STRANGERS = 20_000;

@Injectable()
export class StrangerDayRepository {
  constructor(@InjectModel(STRANGER_DAYS) private readonly days: Model<StrangerDayDocument>) {}

  /**
   * Counts one more reply; returns false when the day has reached the limit. Each update counts once, however many
   * run at the same time.
   */
  async take(partyId: string, day: string, now: Date): Promise<boolean> {
    const _id = `${partyId}:${day}`;
    const expiresAt = new Date(now.getTime() + KEPT_MS);
    try {
      await this.days.updateOne(
        { _id, replies: { $lt: MOST_STRANGERS } },
        { $inc: { replies: 1 }, $setOnInsert: { expiresAt } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // The day's document exists: the day is full, or another request has just created it.
      const counted = await this.days.updateOne({ _id, replies: { $lt: MOST_STRANGERS } }, { $inc: { replies: 1 } });
      return counted.matchedCount > 0;
    }
  }
}
