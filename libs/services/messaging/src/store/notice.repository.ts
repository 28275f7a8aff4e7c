import type { GuestNews } from '@festlig/domain/messaging/replies-mail';
import { type FieldsOf, isDuplicate } from '@festlig/platform/mongo';
import { findMigrated } from '@festlig/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { noticesByKind } from './notice.migration';
import { type Answered, type DueNotice, type NoticeDocument, type NoticeOf, NOTICES } from './notice.schema';
import type { SendQuota } from './quota.schema';

/** The most facts remembered per party. */
const SEEN = 1000;
/** The content of a notice, which is deleted once it is mailed. */
const SAID = {
  dueAt: 1,
  link: 1,
  phoneCode: 1,
  change: 1,
  thread: 1,
  cohost: 1,
  receipt: 1,
  sentBack: 1,
  help: 1,
  quota: 1,
} as const;
const NEVER = new Date(0);
/** An attempt fails only when another process adds the same news at the same time. */
const ATTEMPTS = 5;

/** A reply or a message of a guest, with the fact that told of it. */
export type News = GuestNews & { factId: string };
/** What the receipt of a reply says; null = nothing, at this version. */
interface ReceiptOf {
  rsvpId: string;
  version: number;
  answer: Answered | null;
}
/** Whose news they are, and when they are to be mailed. */
interface NewsOf {
  partyId: string;
  userId?: string;
  dueAt: Date;
}

/** A notice that is mailed once. */
export type OnceNotice = Exclude<DueNotice, NoticeOf<'replies' | 'answer'>>;
type WithoutStatus<N> = N extends unknown ? Omit<N, 'status'> : never;
export type NewNotice = WithoutStatus<OnceNotice>;

export const helpNoticeId = (formKey: string): string => `help-${formKey}`;
/** The receipt of a reply. */
export const answerNoticeId = (rsvpId: string): string => `answer-${rsvpId}`;
/** The notice that collects the news of a party. */
export const repliesNoticeId = (partyId: string): string => `replies-${partyId}`;
/** The notice of one of the party's hosts. */
export const hostNoticeId = (partyId: string, userId: string): string => `replies-${partyId}-${userId}`;

@Injectable()
export class NoticeRepository {
  constructor(@InjectModel(NOTICES) private readonly notices: Model<FieldsOf<NoticeDocument>>) {}

  /**
   * Adds the notice once per id: a repeated fact changes nothing. Returns false when a help request with the same
   * key has other content.
   */
  async add({ _id, ...notice }: NewNotice): Promise<boolean> {
    const fresh = { ...notice, status: 'due' };
    const stored = await this.notices
      .findOneAndUpdate({ _id }, { $setOnInsert: fresh }, { upsert: true, returnDocument: 'after' })
      .lean();
    const digest = 'digest' in notice ? notice.digest : undefined;
    // Older notices have no digest.
    return (stored.digest ?? digest) === digest;
  }

  /**
   * The next receipt of each reply says this answer, unless it is to say a later one, or has: facts can arrive twice and in
   * any order. The first change sets the time, so that several changes are one mail. Null withdraws what is due.
   * @param answers one of each reply
   */
  async addAnswers(answers: readonly ReceiptOf[], { now, dueAt }: { now: Date; dueAt: Date }): Promise<void> {
    const writes = answers.map(({ rsvpId, version, answer }) => ({
      updateOne: {
        filter: { _id: answerNoticeId(rsvpId), version: { $lt: version } },
        update:
          answer === null
            ? { $set: { status: 'done', kind: 'answer', version, doneAt: now }, $unset: { dueAt: 1, answer: 1 } }
            : { $set: { status: 'due', kind: 'answer', version, answer }, $min: { dueAt }, $unset: { doneAt: 1 } },
        upsert: true,
      },
    }));
    // A notice that is there and says this answer or a later one stays as it is.
    await this.notices.bulkWrite(writes as never[], { ordered: false }).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
  }

  /** Marks the receipt as mailed, unless a later answer has become due meanwhile. */
  async finishAnswer({ _id, kind, version }: NoticeOf<'answer'>, now: Date): Promise<void> {
    const done = { $set: { status: 'done', doneAt: now }, $unset: { dueAt: 1, answer: 1 } };
    await this.notices.updateOne({ _id, kind, status: 'due', version }, done);
  }

  /** Adds replies and messages to the host's next notice, each once per fact. The first one sets the time; later ones are mailed with it. */
  async addNews(partyId: string, news: readonly News[], dueAt: Date): Promise<void> {
    await this.addFresh(repliesNoticeId(partyId), news, { partyId, dueAt });
  }

  /** Adds a party's news to the notice of one of its hosts, each news once. Returns the notice's id. */
  async passOn({ partyId, replies }: NoticeOf<'replies'>, userId: string, now: Date): Promise<string> {
    const _id = hostNoticeId(partyId, userId);
    await this.addFresh(_id, replies, { partyId, userId, dueAt: now });
    return _id;
  }

  async find(id: string): Promise<NoticeDocument | null> {
    return findMigrated(this.notices, { _id: id }, noticesByKind);
  }

  /** Returns null when nothing is due. */
  async findDue(id: string): Promise<DueNotice | null> {
    const notice = await this.find(id);
    return notice?.status === 'due' ? notice : null;
  }

  /** Stores which quota the mail was counted in, so that it is not counted again. */
  async noteQuota({ _id, kind }: NoticeOf<'thread'>, quota: SendQuota): Promise<void> {
    await this.notices.updateOne({ _id, kind, status: 'due' }, { $set: { quota } });
  }

  /** Marks the notice as mailed: its content is deleted, and the notice itself stays for a while. */
  async finish({ _id, kind }: OnceNotice, now: Date): Promise<void> {
    await this.notices.updateOne({ _id, kind, status: 'due' }, { $set: { status: 'done', doneAt: now }, $unset: SAID });
  }

  /** Removes the replies that were mailed; replies that arrived meanwhile stay due. */
  async finishReplies({ _id, kind, replies }: NoticeOf<'replies'>, now: Date): Promise<void> {
    const told = replies.map(({ factId }) => factId);
    await this.notices.updateOne({ _id, kind }, { $pull: { replies: { factId: { $in: told } } } });
    await this.notices.updateOne(
      { _id, kind, status: 'due', replies: { $size: 0 } },
      { $set: { status: 'done', doneAt: now }, $unset: { dueAt: 1, replies: 1 } },
    );
  }

  /** Deletes the notices of a deleted party. */
  async removeAll(partyId: string): Promise<void> {
    const ofParty = [
      { partyId },
      { 'thread.partyId': partyId },
      { 'cohost.partyId': partyId },
      { 'answer.partyId': partyId },
    ];
    await this.notices.deleteMany({ $or: [{ _id: repliesNoticeId(partyId) }, ...ofParty] });
  }

  async listOverdue(before: Date, limit: number): Promise<string[]> {
    const documents = await this.notices
      .find({ dueAt: { $gt: NEVER, $lte: before } }, { _id: 1 })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean();
    return documents.map(({ _id }) => _id);
  }

  /** Adds those of the news that the notice has not had yet. */
  private async addFresh(_id: string, news: readonly News[], { dueAt, ...whose }: NewsOf): Promise<void> {
    let fresh = news;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (fresh.length === 0) return;
      const ids = fresh.map(({ factId }) => factId);
      try {
        await this.notices.updateOne(
          { _id, seen: { $nin: ids } },
          {
            $push: { replies: { $each: fresh }, seen: { $each: ids, $slice: -SEEN } },
            $min: { dueAt },
            // Sets all fields of the form, because the stored notice can be an older one.
            $set: { status: 'due', kind: 'replies', ...whose },
            $unset: { doneAt: 1 },
          },
          { upsert: true },
        );
        return;
      } catch (error) {
        // The notice is there and has had some of the news, or another process has just made it.
        if (!isDuplicate(error)) throw error;
        const seen = new Set((await this.notices.findOne({ _id }, { seen: 1 }).lean())?.seen ?? []);
        fresh = fresh.filter(({ factId }) => !seen.has(factId));
      }
    }
    throw new Error('the news were not added');
  }
}
