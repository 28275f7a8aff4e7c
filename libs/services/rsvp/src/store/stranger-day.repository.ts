import { inboxHash } from '@festlig/domain/identity/inbox-of';
import { dayIn } from '@festlig/domain/party/day-in';
import { isDuplicate, Marks } from '@festlig/platform/mongo';
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
/** The most receipts a day to one address, of all parties together (rule: answer-receipts-bounded). */
export const MOST_TO_ADDRESS = 10;
/**
 * The most receipts a day, for all parties of a host together, to addresses that got no invitation
 * (rule: answer-receipts-bounded).
 */
export const MOST_OF_HOST = 300;

@Injectable()
export class StrangerDayRepository {
  /** The counts that this process has found full, and until when they are kept. */
  private readonly full = new Marks();

  constructor(@InjectModel(STRANGER_DAYS) private readonly days: Model<StrangerDayDocument>) {}

  /** Counts one more reply; returns false when the day has reached the limit. */
  async take(partyId: string, day: string, now: Date): Promise<boolean> {
    return this.count(`${partyId}:${day}`, MOST_STRANGERS, now);
  }

  /** Counts one more receipt to the inbox of the address; returns false when it has got all that it may get today, of any party. */
  async takeReceiptTo(address: string, now: Date): Promise<boolean> {
    return this.count(`to:${inboxHash(address)}:${dayIn(now, 'UTC')}`, MOST_TO_ADDRESS, now);
  }

  /** Counts one more receipt to an address that the host has not mailed; returns false when the day has reached the limit. */
  async takeReceiptOf(ownerId: string, now: Date): Promise<boolean> {
    return this.count(`of:${ownerId}:${dayIn(now, 'UTC')}`, MOST_OF_HOST, now);
  }

  /** Each update counts once, however many run at the same time. What is full stays full, so the store is not asked again. */
  private async count(_id: string, most: number, now: Date): Promise<boolean> {
    const expiresAt = new Date(now.getTime() + KEPT_MS);
    if (this.full.endOf(_id) > now.getTime()) return false;
    const isCounted = await this.added(_id, most, expiresAt);
    if (!isCounted) this.full.set(_id, expiresAt.getTime());
    return isCounted;
  }

  private async added(_id: string, most: number, expiresAt: Date): Promise<boolean> {
    try {
      await this.days.updateOne(
        { _id, replies: { $lt: most } },
        { $inc: { replies: 1 }, $setOnInsert: { expiresAt } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // The day's document exists: the day is full, or another request has just created it.
      const counted = await this.days.updateOne({ _id, replies: { $lt: most } }, { $inc: { replies: 1 } });
      return counted.matchedCount > 0;
    }
  }
}
