import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { LIST_DAYS, type ListDayDocument } from './list-day.schema';

const KEPT_MS = 2 * 24 * 60 * 60 * 1000;

@Injectable()
export class ListDayRepository {
  constructor(
    @InjectModel(LIST_DAYS) private readonly days: Model<ListDayDocument>,
    private readonly clock: Clock,
  ) {}

  /** Counts a list, and returns the number of characters that the host has uploaded today, including this list. */
  async add(userId: string, characters: number): Promise<number> {
    const now = this.clock.now();
    const day = await this.days
      .findOneAndUpdate(
        { _id: `${userId} ${now.toISOString().slice(0, 10)}` },
        { $inc: { characters }, $set: { expiresAt: new Date(now.getTime() + KEPT_MS) } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return day.characters;
  }
}
