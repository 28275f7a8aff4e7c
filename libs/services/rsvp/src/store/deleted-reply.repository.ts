import { rsvpDeleted } from '@festlig/contracts/rsvp';
import { Clock } from '@festlig/platform/clock';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { ReplyHourRepository } from './reply-hour.repository';
import { BY_REQUEST, NO_GUEST, REPLIES, type ReplyDocument } from './reply.schema';

/** What a deleted reply has instead of the texts of its guest. */
const TEXTS = { name: '', nameOrder: '', words: [], comment: '', email: null };
const TAKEN = {
  contactId: 1,
  requestId: 1,
  secondOf: 1,
  companions: 1,
  fields: 1,
  choices: 1,
  messages: 1,
  search: 1,
  waitsSince: 1,
  receiptOf: 1,
  earlier: 1,
} as const;

/** Deletes single replies; the sweeper removes what is left of them. */
@Injectable()
export class DeletedReplyRepository {
  constructor(
    @InjectModel(REPLIES) private readonly replies: Model<ReplyDocument>,
    private readonly hours: ReplyHourRepository,
    private readonly writer: FactWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes a reply with its thread and publishes the deletion. Deleting again changes nothing. A reply whose guest was put on the
   * guest list meanwhile is read again, because the fact names the guest.
   */
  async remove(partyId: string, id: string): Promise<void> {
    for (;;) {
      const reply = await this.replies.findOne({ _id: id, partyId }, { contactId: 1, createdAt: 1 }).lean();
      if (!reply) return;
      const { contactId, createdAt } = reply;
      await this.hours.mark(partyId, createdAt);
      if (contactId === undefined) {
        if (await this.empty(partyId, id, null)) return;
        continue;
      }
      // Also before the deletion, so that they are found again when this ends after it.
      await this.releaseSeconds(partyId, contactId);
      if (!(await this.empty(partyId, id, contactId))) continue;
      return this.releaseSeconds(partyId, contactId);
    }
  }

  /** Returns whether the reply still belonged to this guest, or to nobody, and is deleted. */
  private async empty(partyId: string, rsvpId: string, contactId: string | null): Promise<boolean> {
    const deleted = caused(rsvpDeleted, { partyId, rsvpId, contactId });
    const emptied = { partyId: null, ...TEXTS, deletedAt: this.clock.now() };
    const { matchedCount } = await this.writer.writeWithFacts([deleted], (facts) =>
      this.replies.updateOne(
        { _id: rsvpId, partyId, contactId: contactId ?? NO_GUEST },
        { $set: emptied, $unset: TAKEN, $push: { outbox: { $each: facts } } },
      ),
    );
    return matchedCount > 0;
  }

  /** The guest has no other reply any more (rule: reply-second). */
  private async releaseSeconds(partyId: string, contactId: string): Promise<void> {
    const seconds = { partyId, ...BY_REQUEST, contactId: NO_GUEST, secondOf: contactId };
    await this.replies.updateMany(seconds, { $unset: { secondOf: 1 } });
  }
}
