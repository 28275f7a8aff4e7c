import { Clock } from '@festlig/platform/clock';
import { Marks } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type ChoiceCount, REPLY_HOURS, type ReplyCount, type ReplyHourDocument } from './reply-hour.schema';
import { BY_TIME, REPLIES, type ReplyDocument } from './reply.schema';

export type Counted = Pick<ReplyHourDocument, 'counts' | 'choices'>;

const HOUR = 3_600_000;
/** A write that has not ended within this time after it was announced, in milliseconds, never will. */
const WRITE_LASTS = 30_000;
/** A mark lasts for the writes of this many milliseconds, so that not each of them writes one. */
const MARKED_FOR = 30_000;
/** From this many replies on, an hour is counted again only every so many milliseconds. */
const [MANY, KEPT] = [2000, 3000];

const areMany = (counts: readonly ReplyCount[]): boolean =>
  counts.reduce((sum, { replies }) => sum + replies, 0) >= MANY;

/**
 * Counts the replies of a party by the hour in which each first came, so that no request waits for all replies to
 * be read. A reply and its hour are two documents: the hour is marked before the reply is written, and its counts
 * are reused only when they were taken so long after the last mark that every write has ended, whichever process
 * died.
 */
@Injectable()
export class ReplyHourRepository {
  /** Until when the marks last that this process has set. */
  private readonly marks = new Marks();

  constructor(
    @InjectModel(REPLY_HOURS) private readonly hours: Model<ReplyHourDocument>,
    @InjectModel(REPLIES) private readonly replies: Model<ReplyDocument>,
    private readonly clock: Clock,
  ) {}

  /**
   * Must be called before a reply that first came at `createdAt` is created, changed or deleted. Writes at most once for an
   * hour in half a minute, however many guests reply.
   */
  async mark(partyId: string, createdAt: Date): Promise<void> {
    const hour = new Date(createdAt.getTime() - (createdAt.getTime() % HOUR));
    const _id = `${partyId}:${hour.toISOString()}`;
    const now = this.clock.now().getTime();
    if (this.marks.endOf(_id) >= now + WRITE_LASTS) return;
    const recountAt = new Date(now + MARKED_FOR + WRITE_LASTS);
    await this.hours.updateOne(
      { _id },
      { $max: { recountAt }, $setOnInsert: { partyId, hour, counts: [], choices: [] } },
      { upsert: true },
    );
    this.marks.set(_id, recountAt.getTime());
  }

  /** Returns the counts of all replies of a party. */
  async count(partyId: string): Promise<Counted[]> {
    // While a party has replies from before hours were marked, all replies are counted directly; the sweeper ends
    // this when it adds search words and marks.
    if (await this.replies.exists({ partyId, search: { $exists: true } }))
      return [await this.countReplies({ partyId })];
    const counted: Counted[] = [];
    for (const hour of await this.hours.find({ partyId }).lean())
      counted.push(hour.recountAt && !this.countedJustNow(hour) ? await this.recount(hour) : hour);
    return counted;
  }

  /** Recounts at most `limit` hours whose marks are old enough; returns how many. */
  async recountDue(limit: number): Promise<number> {
    const due = { recountAt: { $lte: this.clock.now() } };
    const hours = await this.hours.find(due).sort({ recountAt: 1 }).limit(limit).lean();
    for (const hour of hours) await this.recount(hour);
    return hours.length;
  }

  async removeAll(partyId: string): Promise<void> {
    await this.hours.deleteMany({ partyId });
    this.marks.forget(`${partyId}:`);
  }

  /** An hour with many replies is counted only every few seconds, however many hosts look. */
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
    // The parties' time index is named, because a store may otherwise expect all attending replies to be fewer than
    // those of one hour.
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
