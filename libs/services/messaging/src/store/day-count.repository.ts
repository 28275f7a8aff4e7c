import { digestOf } from '@festlig/domain/identity/token-digest';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { DAY_COUNTS, type DayCountDocument } from './day-count.schema';

const KEPT_MS = 2 * 24 * 3_600_000;

/** Counts by day what an account or a network may request only so often. */
@Injectable()
export class DayCountRepository {
  constructor(
    @InjectModel(DAY_COUNTS) private readonly days: Model<DayCountDocument>,
    private readonly clock: Clock,
  ) {}

  /** Counts a request, and returns the number of today's requests of `whose`, including this one. */
  async add(whose: string): Promise<number> {
    return this.change(whose, 1);
  }

  /** Takes back one that came to nothing. */
  async takeBack(whose: string): Promise<void> {
    await this.change(whose, -1);
  }

  private async change(whose: string, by: number): Promise<number> {
    const now = this.clock.now();
    const day = await this.days
      .findOneAndUpdate(
        { _id: `${digestOf(whose)} ${now.toISOString().slice(0, 10)}` },
        { $inc: { requests: by }, $set: { expiresAt: new Date(now.getTime() + KEPT_MS) } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return day.requests;
  }
}
