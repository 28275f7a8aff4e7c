import { isDeepStrictEqual } from 'node:util';
import type { DataOf } from '@festlig/contracts/define';
import { type Rsvp, type OwnRsvp, rsvpChanged, rsvpCreated, rsvpDeleted } from '@festlig/contracts/rsvp';
import { nameOrder } from '@festlig/domain/contacts/name-order';
import type { Answers } from '@festlig/domain/rsvp/answers';
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

/** What a guest decides. */
export type ReplyFields = Pick<
  ReplyDocument,
  'name' | 'attending' | 'numberOfPeople' | 'comment' | 'email' | 'hasEmail'
> & { fields: Answers };
/** Whose reply it is: at most one reply has each of them. */
export type ReplyKey = { contactId: string } | { rid: string } | { requestId: string } | { _id: string };
/** How a reply comes to be written. */
export interface Writing {
  /** The day of a moment in the event's zone. */
  dayOf: (now: Date) => string;
  byHost: boolean;
}
export type StoredReply = Omit<ReplyDocument, 'outbox' | 'partyId' | 'deletedAt'> & { partyId: string };

/** Each round lost to another writer of the same reply is one more change of it: enough for any double click. */
const ATTEMPTS = 50;
const RID_LENGTH = 12;

/** As hosts and as its guest read it; a call's answer is cut down to what is declared. */
export function toRsvp(reply: StoredReply): Rsvp & OwnRsvp {
  const { _id: id, rid, name, attending, numberOfPeople, comment, email, hasEmail, createdAt, changedAt } = reply;
  const { fields = {}, messages = [] } = reply;
  return {
    id,
    rid,
    name,
    isComming: attending,
    numberOfPeople,
    comment,
    email,
    hasEmail,
    contact: reply.contactId ?? null,
    isKnown: reply.contactId !== undefined,
    entered: reply.entered ?? false,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    fields,
    messages: messages.map(({ id, message, isHost, createdAt: at }) => ({
      id,
      message,
      isHost,
      createdAt: at.toISOString(),
    })),
  };
}

const factData = (reply: StoredReply, byHost: boolean): DataOf<typeof rsvpCreated> => ({
  partyId: reply.partyId,
  rsvpId: reply._id,
  contactId: reply.contactId ?? null,
  name: reply.name,
  isComming: reply.attending,
  numberOfPeople: reply.numberOfPeople,
  comment: reply.comment,
  version: reply.version,
  byHost,
});

const FIELDS = ['name', 'attending', 'numberOfPeople', 'comment', 'email', 'hasEmail'] as const;
const isSame = (reply: StoredReply, fields: ReplyFields): boolean =>
  FIELDS.every((field) => reply[field] === fields[field]) && isDeepStrictEqual(reply.fields ?? {}, fields.fields);

const wordsIn = ({ name, email, comment }: Pick<ReplyDocument, 'name' | 'email' | 'comment'>) =>
  wordsOf(name, email, comment);

/** Whether a reply is a host's word alone once this is written: an address that a host puts in makes it so again. */
const isEntered = (known: StoredReply | null, { email }: ReplyFields, byHost: boolean): boolean =>
  byHost && (known === null || (known.entered ?? false) || (email !== null && email !== known.email));

/** What is written beside the fields so that it can be sorted, searched and counted. */
const derived = ({ name, email, comment, fields }: ReplyFields) => ({
  nameOrder: nameOrder(name),
  words: wordsIn({ name, email, comment }),
  choices: Object.keys(fields).filter((id) => fields[id] === true),
});

/** Writes replies, each with the facts it causes. */
@Injectable()
export class ReplyRepository {
  constructor(
    @InjectModel(REPLIES) private readonly replies: Model<ReplyDocument>,
    private readonly hours: ReplyHourRepository,
    private readonly writer: FactWriter,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async find(partyId: string, key: ReplyKey): Promise<StoredReply | null> {
    return this.replies.findOne({ partyId, ...key }, { outbox: 0 }).lean<StoredReply>();
  }

  /**
   * Makes the reply, or changes it when there is one; the same again changes nothing and tells nobody. The unique
   * indexes and the version decide between writers at the same time: the loser looks again.
   */
  async save(
    partyId: string,
    key: ReplyKey,
    fields: ReplyFields,
    writing: Writing,
  ): Promise<{ reply: StoredReply; changed: boolean }> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const known = await this.find(partyId, key);
      // The guest who finds a host's entry right makes it their own.
      const isAdopted = known?.entered === true && !writing.byHost;
      if (known && isSame(known, fields) && !isAdopted) return { reply: known, changed: false };
      const reply = known
        ? await this.change(known, fields, writing)
        : await this.create(partyId, key, fields, writing);
      if (reply) return { reply, changed: known !== null };
    }
    throw new CallError('conflict');
  }

  /** Deletes a reply with its thread, and tells it. Deleting again changes nothing. */
  async remove(partyId: string, id: string): Promise<void> {
    const reply = await this.find(partyId, { _id: id });
    if (!reply) return;
    const deleted = caused(rsvpDeleted, { partyId, rsvpId: id, contactId: reply.contactId ?? null });
    const texts = { name: '', nameOrder: '', words: [], comment: '', email: null };
    await this.hours.mark(partyId, reply.createdAt);
    const emptied = { partyId: null, ...texts, deletedAt: this.clock.now() };
    const taken = { contactId: 1, requestId: 1, fields: 1, choices: 1, messages: 1, search: 1 };
    await this.writer.writeWithFacts([deleted], (facts) =>
      this.replies.updateOne(
        { _id: id, partyId },
        { $set: emptied, $unset: taken, $push: { outbox: { $each: facts } } },
      ),
    );
  }

  /** Gives replies from before there were words theirs, and has them counted; returns how many. */
  giveWords(limit: number): Promise<number> {
    return giveWords(this.replies, wordsIn, limit, async (replies) => {
      for (const { partyId, createdAt } of replies) if (partyId !== null) await this.hours.mark(partyId, createdAt);
    });
  }

  async removeAll(partyId: string): Promise<void> {
    await this.replies.deleteMany({ partyId });
    await this.hours.removeAll(partyId);
  }

  /** Null when another writer was first. */
  private async create(
    partyId: string,
    key: ReplyKey,
    fields: ReplyFields,
    { dayOf, byHost }: Writing,
  ): Promise<StoredReply | null> {
    const now = this.clock.now();
    const reply: StoredReply = {
      _id: this.ids.id(),
      rid: this.ids.sid(RID_LENGTH),
      partyId,
      ...key,
      ...fields,
      ...derived(fields),
      entered: isEntered(null, fields, byHost),
      version: 1,
      day: dayOf(now),
      createdAt: now,
      changedAt: now,
    };
    await this.hours.mark(partyId, now);
    try {
      await this.writer.writeWithFacts([caused(rsvpCreated, factData(reply, byHost))], (outbox) =>
        this.replies.create({ ...reply, outbox }),
      );
      return reply;
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  /** Null when the reply is not the one that was read any more. */
  private async change(known: StoredReply, fields: ReplyFields, { byHost }: Writing): Promise<StoredReply | null> {
    const { _id, partyId, version } = known;
    const set = {
      ...fields,
      ...derived(fields),
      entered: isEntered(known, fields, byHost),
      version: version + 1,
      changedAt: this.clock.now(),
    };
    const reply: StoredReply = { ...known, ...set };
    await this.hours.mark(partyId, known.createdAt);
    const changed = caused(rsvpChanged, factData(reply, byHost));
    const { matchedCount } = await this.writer.writeWithFacts([changed], (facts) =>
      this.replies.updateOne(
        { _id, partyId, version },
        { $set: set, $unset: { search: 1 }, $push: { outbox: { $each: facts } } },
      ),
    );
    return matchedCount > 0 ? reply : null;
  }
}
