import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type ChoiceCount, REPLY_HOURS, type ReplyCount, type ReplyHourDocument } from './reply-hour.schema';
import { BY_TIME, REPLIES, type ReplyDocument } from './reply.schema';

export type Counted = Pick<ReplyHourDocument, 'counts' | 'choices'>;

const HOUR = 3_600_000;
/** Within this time of its mark a reply is written, or never. */
const WRITE_LASTS = 30_000;
/** Replies of an hour that is counted anew every few seconds at most, in milliseconds. */
const [MANY, KEPT] = [2000, 3000];

const areMany = (counts: readonly ReplyCount[]): boolean =>
  counts.reduce((sum, { replies }) => sum + replies, 0) >= MANY;

/**
 * The replies of a party, counted by the hour in which each first came, so that nobody who asks waits for all to be
 * read. A reply and its hour are two documents: the hour is marked before the reply is written, and its counts are used
 * again only when they were taken so long after the last mark that every write has ended, whichever process died.
 */
@Injectable()
export class ReplyHourRepository {
  constructor(
    @InjectModel(REPLY_HOURS) private readonly hours: Model<ReplyHourDocument>,
    @InjectModel(REPLIES) private readonly replies: Model<ReplyDocument>,
    private readonly clock: Clock,
  ) {}

  /** Before a reply that first came then is made, changed or deleted. */
  async mark(partyId: string, createdAt: Date): Promise<void> {
    const hour = new Date(createdAt.getTime() - (createdAt.getTime() % HOUR));
    const recountAt = new Date(this.clock.now().getTime() + WRITE_LASTS);
    await this.hours.updateOne(
      { _id: `${partyId}:${hour.toISOString()}` },
      { $max: { recountAt }, $setOnInsert: { partyId, hour, counts: [], choices: [] } },
      { upsert: true },
    );
  }

  /** All replies of a party, counted. */
  async count(partyId: string): Promise<Counted[]> {
    // Replies from before hours were marked are counted themselves until the sweeper has given them words, and marks.
    if (await this.replies.exists({ partyId, search: { $exists: true } }))
      return [await this.countReplies({ partyId })];
    const counted: Counted[] = [];
    for (const hour of await this.hours.find({ partyId }).lean())
      counted.push(hour.recountAt && !this.countedJustNow(hour) ? await this.recount(hour) : hour);
    return counted;
  }

  /** Counts hours anew that were marked long enough ago, `limit` at most; returns how many. */
  async recountDue(limit: number): Promise<number> {
    const due = { recountAt: { $lte: this.clock.now() } };
    const hours = await this.hours.find(due).sort({ recountAt: 1 }).limit(limit).lean();
    for (const hour of hours) await this.recount(hour);
    return hours.length;
  }

  async removeAll(partyId: string): Promise<void> {
    await this.hours.deleteMany({ partyId });
  }

  /** Many replies in one hour are counted every few seconds only, however many hosts look. */
  private countedJustNow({ counts, countedAt }: ReplyHourDocument): boolean {
    return areMany(counts) && countedAt !== undefined && countedAt.getTime() + KEPT > this.clock.now().getTime();
  }

  private async recount({ _id, partyId, hour, recountAt }: ReplyHourDocument): Promise<Counted> {
    const now = this.clock.now();
    const counted = await this.countReplies({
      partyId,
      createdAt: { $gte: hour, $lt: new Date(hour.getTime() + HOUR) },
    });
    if (recountAt && recountAt <= now)
      await this.hours.updateOne({ _id, recountAt }, { $set: counted, $unset: { recountAt: 1, countedAt: 1 } });
    else if (areMany(counted.counts))
      await this.hours.updateOne({ _id, recountAt: { $exists: true } }, { $set: { ...counted, countedAt: now } });
    return counted;
  }

  private async countReplies(filter: QueryFilter<ReplyDocument>): Promise<Counted> {
    const sums = { count: { $sum: 1 }, persons: { $sum: '$numberOfPeople' } };
    // A store may take those of all times who come for fewer than all of one hour.
    const [kinds, choices] = await Promise.all([
      this.replies
        .aggregate<{ _id: Pick<ReplyCount, 'day' | 'attending'>; count: number; persons: number }>([
          { $match: filter },
          { $group: { _id: { day: '$day', attending: '$attending' }, ...sums } },
        ])
        .hint(BY_TIME),
      this.replies
        .aggregate<Omit<ChoiceCount, 'id'> & { _id: string }>([
          { $match: { ...filter, attending: true } },
          { $unwind: '$choices' },
          { $group: { _id: '$choices', ...sums } },
        ])
        .hint(BY_TIME),
    ]);
    return {
      counts: kinds.map(({ _id, count: replies, persons }) => ({ ..._id, replies, persons })),
      choices: choices.map(({ _id: id, count, persons }) => ({ id, count, persons })),
    };
  }
}
