import { digestOf } from '@festlig/domain/identity/token-digest';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { HELP_DAYS, type HelpDayDocument } from './help-day.schema';

const KEPT_MS = 2 * 24 * 3_600_000;

@Injectable()
export class HelpDayRepository {
  constructor(
    @InjectModel(HELP_DAYS) private readonly days: Model<HelpDayDocument>,
    private readonly clock: Clock,
  ) {}

  /** Counts a request, and returns the number of today's requests of `whose`, including this one. */
  async add(whose: string): Promise<number> {
    const now = this.clock.now();
    const day = await this.days
      .findOneAndUpdate(
        { _id: `${digestOf(whose)} ${now.toISOString().slice(0, 10)}` },
        { $inc: { requests: 1 }, $set: { expiresAt: new Date(now.getTime() + KEPT_MS) } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return day.requests;
  }
}
