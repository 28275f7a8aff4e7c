import { rsvpEnlisted } from '@festlig/contracts/rsvp';
import { UNLISTED_COUNTED } from '@festlig/contracts/rsvp/unlisted-limit';
import { isDuplicate } from '@festlig/platform/mongo';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { StoredReply } from './reply.repository';
import { BY_REQUEST, NO_GUEST, REPLIES, type ReplyDocument } from './reply.schema';

/** What enlisting reads of a reply. */
export type UnlistedReply = Pick<
  StoredReply,
  '_id' | 'contactId' | 'name' | 'email' | 'attending' | 'numberOfPeople' | 'version' | 'entered'
>;

const READ = { contactId: 1, name: 1, email: 1, attending: 1, numberOfPeople: 1, version: 1, entered: 1 };
/** An attempt fails only when another writer of the same reply succeeds. */
const ATTEMPTS = 50;

/** The replies that belong to nobody on the guest list (rule: reply-unlisted), found and counted by an index of their own. */
@Injectable()
export class UnlistedReplyRepository {
  constructor(
    @InjectModel(REPLIES) private readonly replies: Model<ReplyDocument>,
    private readonly writer: FactWriter,
  ) {}

  /** Those that accept and those that decline, each up to UNLISTED_COUNTED. */
  async count(partyId: string): Promise<{ attending: number; notAttending: number }> {
    const [attending, notAttending] = await Promise.all([true, false].map((kind) => this.countOf(partyId, kind)));
    return { attending: attending ?? 0, notAttending: notAttending ?? 0 };
  }

  /** The next ones, in no order. */
  next(partyId: string, limit: number): Promise<UnlistedReply[]> {
    return this.replies.find(this.unlisted(partyId), READ).limit(limit).lean<UnlistedReply[]>();
  }

  /** Those of these replies that the party has, also those of guests on the list. */
  among(partyId: string, ids: readonly string[]): Promise<UnlistedReply[]> {
    return this.replies.find({ _id: { $in: [...ids] }, partyId }, READ).lean<UnlistedReply[]>();
  }

  /**
   * Links a reply to a guest on the list, as it is at that moment; a reply that belongs to a guest stays with that guest, except
   * one of those who are `goneGuests`. `second`: the guest has another reply, and this one was left as it is. `gone`: the reply
   * was deleted.
   */
  async link(
    partyId: string,
    reply: UnlistedReply,
    contactId: string,
    goneGuests: ReadonlySet<string> = new Set(),
  ): Promise<'linked' | 'second' | 'gone'> {
    let known: UnlistedReply | undefined = reply;
    for (let attempt = 0; known && attempt < ATTEMPTS; attempt++) {
      const { _id, version, contactId: before = NO_GUEST } = known;
      if (before !== NO_GUEST && !goneGuests.has(before)) return 'linked';
      const { attending: isComming, numberOfPeople, entered: byHost = false } = known;
      const linked = { partyId, rsvpId: _id, contactId, isComming, numberOfPeople, version: version + 1, byHost };
      try {
        const { matchedCount } = await this.writer.writeWithFacts([caused(rsvpEnlisted, linked)], (facts) =>
          this.replies.updateOne(
            { _id, partyId, version, contactId: before },
            {
              $set: { contactId, version: version + 1 },
              $unset: { secondOf: 1 },
              $push: { outbox: { $each: facts } },
            },
          ),
        );
        if (matchedCount > 0) return 'linked';
      } catch (error) {
        if (isDuplicate(error)) return 'second';
        throw error;
      }
      [known] = await this.among(partyId, [_id]);
    }
    return 'gone';
  }

  /**
   * Notes that the guest to whom the reply would belong has another one (rule: reply-second), unless that one was deleted
   * meanwhile: a deletion after this note takes it back.
   */
  async markSecond(partyId: string, id: string, contactId: string): Promise<void> {
    const second = { _id: id, partyId, contactId: NO_GUEST };
    await this.replies.updateOne(second, { $set: { secondOf: contactId } });
    if (await this.replies.exists({ partyId, contactId })) return;
    await this.replies.updateOne({ ...second, secondOf: contactId }, { $unset: { secondOf: 1 } });
  }

  private countOf(partyId: string, attending: boolean): Promise<number> {
    return this.replies.countDocuments({ ...this.unlisted(partyId), attending }, { limit: UNLISTED_COUNTED }).exec();
  }

  private unlisted(partyId: string) {
    return { partyId, ...BY_REQUEST, contactId: NO_GUEST, secondOf: NO_GUEST };
  }
}
