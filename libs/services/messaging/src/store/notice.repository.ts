import type { GuestNews } from '@festlig/domain/messaging/replies-mail';
import { isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type HelpNotice, type LinkNotice, type NoticeDocument, NOTICES, type ThreadNotice } from './notice.schema';
import type { SendQuota } from './quota.schema';

/** Facts remembered a party. */
const SEEN = 1000;
const NEVER = new Date(0);

export const helpNoticeId = (formKey: string): string => `help-${formKey}`;
export const repliesNoticeId = (partyId: string): string => `replies-${partyId}`;
/** The party of a replies notice, null for another kind. */
export const partyOfNotice = (id: string): string | null => (id.startsWith('replies-') ? id.slice(8) : null);

@Injectable()
export class NoticeRepository {
  constructor(@InjectModel(NOTICES) private readonly notices: Model<NoticeDocument>) {}

  /**
   * Once an id: a second delivery changes nothing. `digest` of what was said, where that outlives the words; false when it
   * is of something else than what is there.
   */
  async add(
    id: string,
    what: { verification: LinkNotice } | { recovery: LinkNotice } | { thread: ThreadNotice } | { help: HelpNotice },
    dueAt: Date,
    digest: string | null = null,
  ): Promise<boolean> {
    const fresh = { verification: null, ...what, dueAt, digest, replies: [], seen: [], doneAt: null };
    const stored = await this.notices
      .findOneAndUpdate({ _id: id }, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
      .lean();
    // Those of before have none.
    return (stored.digest ?? digest) === digest;
  }

  /** Appends an answer or a message to what the host will be told next. Once a fact. */
  async addNews(partyId: string, factId: string, news: GuestNews, dueAt: Date): Promise<void> {
    const _id = repliesNoticeId(partyId);
    try {
      await this.notices.updateOne(
        { _id, seen: { $ne: factId } },
        {
          $push: { replies: { ...news, factId }, seen: { $each: [factId], $slice: -SEEN } },
          // The first answer sets the hour; those that follow join it.
          $min: { dueAt },
          $set: { doneAt: null },
          $setOnInsert: { verification: null },
        },
        { upsert: true },
      );
    } catch (error) {
      // The notice is there and has seen the fact.
      if (!isDuplicate(error)) throw error;
    }
  }

  async find(id: string): Promise<NoticeDocument | null> {
    return this.notices.findOne({ _id: id }).lean();
  }

  /** From whose mails of the day it was counted: it is not counted again. */
  async noteQuota(id: string, quota: SendQuota): Promise<void> {
    await this.notices.updateOne({ _id: id }, { $set: { quota } });
  }

  /** The mail is out: what it said about people is forgotten, that it was said is not. */
  async finish(id: string, now: Date): Promise<void> {
    const said = { verification: null, recovery: null, thread: null, help: null, doneAt: now };
    await this.notices.updateOne({ _id: id }, { $set: said, $unset: { dueAt: 1 } });
  }

  /** Takes out the answers the host was told of; returns whether more came in meanwhile. */
  async finishReplies(id: string, factIds: readonly string[], now: Date): Promise<boolean> {
    await this.notices.updateOne({ _id: id }, { $pull: { replies: { factId: { $in: [...factIds] } } } });
    const { modifiedCount } = await this.notices.updateOne(
      { _id: id, replies: { $size: 0 } },
      { $set: { doneAt: now }, $unset: { dueAt: 1 } },
    );
    return modifiedCount === 0;
  }

  /** The party is gone, and with it what there was to say. */
  async removeAll(partyId: string): Promise<void> {
    await this.notices.deleteMany({ $or: [{ _id: repliesNoticeId(partyId) }, { 'thread.partyId': partyId }] });
  }

  async listOverdue(before: Date, limit: number): Promise<string[]> {
    const documents = await this.notices
      .find({ dueAt: { $gt: NEVER, $lte: before } }, { _id: 1 })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean();
    return documents.map(({ _id }) => _id);
  }
}
