import { digestOf } from '@festlig/domain/identity/token-digest';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { COUPON_TRIES, type CouponTryDocument } from './coupon-try.schema';

const KEPT_MS = 2 * 24 * 3_600_000;

/** Counts the codes that are tried, so that guessing one takes longer than it is worth (rule: coupon-guessing). */
@Injectable()
export class CouponTryRepository {
  constructor(
    @InjectModel(COUPON_TRIES) private readonly tries: Model<CouponTryDocument>,
    private readonly clock: Clock,
  ) {}

  /** Counts a try, and returns the number of today's tries of `whose`, including this one. */
  async add(whose: string): Promise<number> {
    const now = this.clock.now();
    const day = await this.tries
      .findOneAndUpdate(
        { _id: `${digestOf(whose)} ${now.toISOString().slice(0, 10)}` },
        { $inc: { tries: 1 }, $set: { expiresAt: new Date(now.getTime() + KEPT_MS) } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return day.tries;
  }
}
