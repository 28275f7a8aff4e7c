import type { GuestNews } from '@festlig/domain/messaging/replies-mail';
import { type FieldsOf, isDuplicate } from '@festlig/platform/mongo';
import { findMigrated } from '@festlig/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { noticesByKind } from './notice.migration';
import { type DueNotice, type NoticeDocument, type NoticeOf, NOTICES } from './notice.schema';
import type { SendQuota } from './quota.schema';

/** Facts remembered a party. */
const SEEN = 1000;
const NEVER = new Date(0);

/** A notice that is told once. */
export type OnceNotice = Exclude<DueNotice, NoticeOf<'replies'>>;
type WithoutStatus<N> = N extends unknown ? Omit<N, 'status'> : never;
export type NewNotice = WithoutStatus<OnceNotice>;

export const helpNoticeId = (formKey: string): string => `help-${formKey}`;
export const repliesNoticeId = (partyId: string): string => `replies-${partyId}`;

@Injectable()
export class NoticeRepository {
  constructor(@InjectModel(NOTICES) private readonly notices: Model<FieldsOf<NoticeDocument>>) {}

  /** Once an id: a second delivery changes nothing. False when a form of the same key has asked for other help. */
  async add({ _id, ...notice }: NewNotice): Promise<boolean> {
    const fresh = { ...notice, status: 'due' };
    const stored = await this.notices
      .findOneAndUpdate({ _id }, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
      .lean();
    const digest = 'digest' in notice ? notice.digest : undefined;
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
          // All of its form, for it can be one of before.
          $set: { status: 'due', kind: 'replies', partyId },
          $unset: { doneAt: 1 },
        },
        { upsert: true },
      );
    } catch (error) {
      // The notice is there and has seen the fact.
      if (!isDuplicate(error)) throw error;
    }
  }

  async find(id: string): Promise<NoticeDocument | null> {
    return findMigrated(this.notices, { _id: id }, noticesByKind);
  }

  /** Null when there is nothing to say. */
  async findDue(id: string): Promise<DueNotice | null> {
    const notice = await this.find(id);
    return notice?.status === 'due' ? notice : null;
  }

  /** From whose mails of the day it was counted: it is not counted again. */
  async noteQuota({ _id, kind }: NoticeOf<'thread'>, quota: SendQuota): Promise<void> {
    await this.notices.updateOne({ _id, kind, status: 'due' }, { $set: { quota } });
  }

  /** The mail is out: what it said about people is forgotten, that it was said is not. */
  async finish({ _id, kind }: OnceNotice, now: Date): Promise<void> {
    const said = { dueAt: 1, link: 1, thread: 1, help: 1, quota: 1 };
    await this.notices.updateOne({ _id, kind, status: 'due' }, { $set: { status: 'done', doneAt: now }, $unset: said });
  }

  /** Takes out the answers the host was told of; what came in meanwhile stays due. */
  async finishReplies({ _id, kind, replies }: NoticeOf<'replies'>, now: Date): Promise<void> {
    const told = replies.map(({ factId }) => factId);
    await this.notices.updateOne({ _id, kind }, { $pull: { replies: { factId: { $in: told } } } });
    await this.notices.updateOne(
      { _id, kind, status: 'due', replies: { $size: 0 } },
      { $set: { status: 'done', doneAt: now }, $unset: { dueAt: 1, replies: 1 } },
    );
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
