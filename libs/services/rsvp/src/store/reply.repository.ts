import { isDeepStrictEqual } from 'node:util';
import type { DataOf } from '@festlig/contracts/define';
import { type HostRsvp, type Rsvp, type OwnRsvp, rsvpChanged, rsvpCreated } from '@festlig/contracts/rsvp';
import { nameOrder } from '@festlig/domain/contacts/name-order';
import type { Answers } from '@festlig/domain/rsvp/answers';
import { earlierOf, shownEarlier } from '@festlig/domain/rsvp/earlier-answer';
import { asksHost, waitsSince } from '@festlig/domain/rsvp/waits-since';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { giveWords, isDuplicate, wordsOf } from '@festlig/platform/mongo';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { ReplyHourRepository } from './reply-hour.repository';
import { REPLIES, type ReplyDocument } from './reply.schema';

/** The fields that a guest fills in. */
export type ReplyFields = Pick<
  ReplyDocument,
  'name' | 'attending' | 'numberOfPeople' | 'comment' | 'email' | 'hasEmail'
> & { companions: string[]; fields: Answers };
/** Identifies a reply: each of these keys belongs to at most one reply. */
export type ReplyKey = { contactId: string } | { rid: string } | { requestId: string } | { _id: string };
/** Who writes a reply, and in which time zone. */
export interface Writing {
  /** Returns the calendar day of a moment in the event's time zone. */
  dayOf: (now: Date) => string;
  byHost: boolean;
  /** Whether a guest on the list writes by the personal link, and not by the reply's own key. */
  isOwnLink?: boolean;
  /** Whether the guest gets a receipt; asked once, and only when the reply is new or changes. */
  grantsReceipt?: () => Promise<boolean>;
  /** The form in which the guest answers: sent again, it is told the same about the receipt. */
  formKey?: string | null;
  /** The reply as it has just been read; null when there was none, absent when it was not read. */
  before?: StoredReply | null;
}
export type StoredReply = Omit<ReplyDocument, 'outbox' | 'partyId' | 'deletedAt'> & { partyId: string };

/** An attempt fails only when another writer of the same reply succeeds: 50 are enough for any double click. */
const ATTEMPTS = 50;
const RID_LENGTH = 12;

/** Maps a reply for hosts and for its guest; each call returns only the fields that it declares. */
export function toRsvp(reply: StoredReply): Rsvp & OwnRsvp & Pick<HostRsvp, 'secondOf'> {
  const { _id: id, rid, name, attending, numberOfPeople, comment, email, hasEmail, createdAt, changedAt } = reply;
  const { companions = [], fields = {}, messages = [] } = reply;
  return {
    id,
    rid,
    name,
    isComming: attending,
    numberOfPeople,
    companions,
    comment,
    email,
    hasEmail,
    contact: reply.contactId ?? null,
    secondOf: reply.secondOf ?? null,
    isKnown: reply.contactId !== undefined,
    earlier: shownEarlier(reply),
    entered: reply.entered ?? false,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    fields,
    messages: messages.map(({ id, message, isHost, byOwner = false, createdAt: at }) => ({
      id,
      message,
      isHost,
      byOwner,
      createdAt: at.toISOString(),
    })),
  };
}

/** A write of which is known whether the guest gets a receipt. */
type Settled = Omit<Writing, 'grantsReceipt'> & { receipt: boolean };

/** @param before the reply until this change; null when it is new */
const factData = (
  reply: StoredReply,
  before: StoredReply | null,
  { byHost, receipt, isOwnLink = false }: Settled,
): DataOf<typeof rsvpCreated> => ({
  partyId: reply.partyId,
  rsvpId: reply._id,
  contactId: reply.contactId ?? null,
  name: reply.name,
  isComming: reply.attending,
  numberOfPeople: reply.numberOfPeople,
  companions: reply.companions ?? [],
  comment: reply.comment,
  version: reply.version,
  byHost,
  ...(before && { before: { isComming: before.attending, numberOfPeople: before.numberOfPeople } }),
  receipt: receipt ? { rid: reply.rid, email: reply.email, fields: reply.fields ?? {}, isOwnLink } : null,
});

/** What a reply keeps of its receipt: the form that was told of it. */
const receiptOf = ({ receipt, formKey }: Settled) => (receipt && formKey ? { receiptOf: formKey } : {});

/** Whether this form was told of a receipt before, and nothing has changed the reply since. */
const hasReceipt = (reply: StoredReply, { formKey }: Writing): boolean =>
  typeof formKey === 'string' && reply.receiptOf === formKey;

const FIELDS = ['name', 'attending', 'numberOfPeople', 'comment', 'email', 'hasEmail'] as const;
const isSame = (reply: StoredReply, fields: ReplyFields): boolean =>
  FIELDS.every((field) => reply[field] === fields[field]) &&
  isDeepStrictEqual([reply.companions ?? [], reply.fields ?? {}], [fields.companions, fields.fields]);

/** Whether it says to be of somebody else: whose second reply it is has to be asked again (rule: reply-second). */
const isOther = ({ name, email }: StoredReply, fields: ReplyFields): boolean =>
  name !== fields.name || email !== fields.email;

type Worded = Pick<ReplyDocument, 'name' | 'companions' | 'email' | 'comment'>;
const wordsIn = ({ name, companions = [], email, comment }: Worded) => wordsOf(name, ...companions, email, comment);

/** Whether the reply counts as entered by a host after this write: also when a host sets a new address. */
const isEntered = (known: StoredReply | null, { email }: ReplyFields, byHost: boolean): boolean =>
  byHost && (known === null || (known.entered ?? false) || (email !== null && email !== known.email));

/** The derived values that are stored for sorting, searching and counting. */
const derived = (reply: ReplyFields) => ({
  nameOrder: nameOrder(reply.name),
  words: wordsIn(reply),
  choices: Object.keys(reply.fields).filter((id) => reply.fields[id] === true),
});

/** Writes replies together with the facts that they cause. */
@Injectable()
export class ReplyRepository {
  constructor(
    @InjectModel(REPLIES) private readonly replies: Model<ReplyDocument>,
    private readonly hours: ReplyHourRepository,
    private readonly writer: FactWriter,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** By the driver itself, without mongoose's query: every page of a guest and every reply reads a reply. */
  async find(partyId: string, key: ReplyKey): Promise<StoredReply | null> {
    const projection = { outbox: 0 };
    return this.replies.collection.findOne<StoredReply>({ partyId, ...key } as never, { projection });
  }

  /**
   * Creates or changes the reply. Sending the same reply again changes nothing and publishes nothing. The unique
   * indexes and the version decide between concurrent writers: the one that loses reads again.
   */
  async save(
    partyId: string,
    key: ReplyKey,
    fields: ReplyFields,
    writing: Writing,
  ): Promise<{ reply: StoredReply; changed: boolean; receipt: boolean }> {
    let granted: boolean | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const isRead = attempt === 0 && writing.before !== undefined;
      const known = isRead ? (writing.before ?? null) : await this.find(partyId, key);
      // A guest who sends the host's entry unchanged confirms it, and it becomes the guest's own.
      const isAdopted = known?.entered === true && !writing.byHost;
      if (known && isSame(known, fields) && !isAdopted)
        return { reply: known, changed: false, receipt: hasReceipt(known, writing) };
      const receipt = (granted ??= (await writing.grantsReceipt?.()) ?? false);
      const settled = { ...writing, receipt };
      const reply = known
        ? await this.change(known, fields, settled)
        : await this.create(partyId, key, fields, settled);
      if (reply) return { reply, changed: known !== null, receipt };
    }
    throw new CallError('conflict');
  }

  /** Adds search words to replies stored without them, and marks their hours to be counted; returns how many. */
  giveWords(limit: number): Promise<number> {
    return giveWords(this.replies, wordsIn, limit, async (replies) => {
      for (const { partyId, createdAt } of replies) if (partyId !== null) await this.hours.mark(partyId, createdAt);
    });
  }

  /**
   * Notes which of the next guests wait for the host, in replies that an earlier version has stored; returns the id to go
   * on after, null at the end. What is written meanwhile decides for itself.
   */
  async noteWaiting(after: string | null, limit: number): Promise<string | null> {
    const read = { waitsSince: 1, messages: 1, comment: 1, entered: 1, createdAt: 1, version: 1 };
    const threads = await this.replies
      .find(after === null ? {} : { _id: { $gt: after } }, read)
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    for (const { _id, version, messages = [], createdAt, ...reply } of threads) {
      const last = messages.at(-1);
      if (reply.waitsSince || (last ? last.isHost : !asksHost(reply))) continue;
      const unchanged = {
        version,
        ...(last && { [`messages.${messages.length - 1}.id`]: last.id }),
        [`messages.${messages.length}`]: { $exists: false },
      };
      await this.replies.updateOne({ _id, ...unchanged }, { $set: { waitsSince: (last ?? { createdAt }).createdAt } });
    }
    return threads.length < limit ? null : (threads.at(-1)?._id ?? null);
  }

  async removeAll(partyId: string): Promise<void> {
    await this.replies.deleteMany({ partyId });
    await this.hours.removeAll(partyId);
  }

  /** Returns null when another writer was first. */
  private async create(
    partyId: string,
    key: ReplyKey,
    fields: ReplyFields,
    settled: Settled,
  ): Promise<StoredReply | null> {
    const now = this.clock.now();
    const entered = isEntered(null, fields, settled.byHost);
    const waits = waitsSince(null, { ...fields, entered }, now);
    const reply: StoredReply = {
      _id: this.ids.id(),
      rid: this.ids.sid(RID_LENGTH),
      partyId,
      ...key,
      ...fields,
      ...derived(fields),
      entered,
      ...(waits && { waitsSince: waits }),
      ...receiptOf(settled),
      version: 1,
      day: settled.dayOf(now),
      createdAt: now,
      changedAt: now,
    };
    await this.hours.mark(partyId, now);
    try {
      await this.writer.writeWithFacts([caused(rsvpCreated, factData(reply, null, settled))], (outbox) =>
        // Not by mongoose's own document, which costs more than the write itself.
        this.replies.collection.insertOne({ ...reply, outbox } as never, { ignoreUndefined: true }),
      );
      return reply;
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  /** Returns null when the stored reply is no longer the one that was read. */
  private async change(known: StoredReply, fields: ReplyFields, settled: Settled): Promise<StoredReply | null> {
    const { receiptOf: _, earlier: __, waitsSince: waited, ...kept } = known;
    const { _id, partyId, version } = kept;
    const now = this.clock.now();
    const entered = isEntered(known, fields, settled.byHost);
    const waits = waitsSince(known, { ...fields, entered }, now);
    const noted = {
      ...receiptOf(settled),
      ...earlierOf(known, fields, settled.byHost),
      ...(waits && { waitsSince: waits }),
    };
    const set = { ...fields, ...noted, ...derived(fields), entered, version: version + 1, changedAt: now };
    // Also a message in the thread, which leaves the version as it is, decides who waits.
    const unchanged = { version, waitsSince: waited ?? { $exists: false } };
    const reply: StoredReply = { ...kept, ...set };
    await this.hours.mark(partyId, kept.createdAt);
    const changed = caused(rsvpChanged, factData(reply, known, settled));
    const { matchedCount } = await this.writer.writeWithFacts([changed], (facts) =>
      this.replies.updateOne(
        { _id, partyId, ...unchanged },
        {
          $set: set,
          $unset: {
            search: 1,
            ...(isOther(known, fields) ? { secondOf: 1 } : {}),
            ...('receiptOf' in noted ? {} : { receiptOf: 1 }),
            ...('earlier' in noted ? {} : { earlier: 1 }),
            ...('waitsSince' in noted ? {} : { waitsSince: 1 }),
          },
          $push: { outbox: { $each: facts } },
        },
      ),
    );
    return matchedCount > 0 ? reply : null;
  }
}
