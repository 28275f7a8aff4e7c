import { rsvpReplied } from '@festlig/contracts/rsvp';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { caused, type Caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ReplyKey, ReplyRepository, type StoredReply } from './reply.repository';
import { REPLIES, type ReplyDocument, type StoredMessage } from './reply.schema';

/**
 * The most messages in a thread, and the most characters in all of them: one document holds them, and a page of
 * replies can be returned (rule: thread-bounded).
 */
const MOST = 200;
const MOST_TEXT = 60_000;

const told = (reply: StoredReply, { id: messageId, message, isHost }: StoredMessage, writerId: string | null): Caused =>
  caused(rsvpReplied, {
    partyId: reply.partyId,
    rsvpId: reply._id,
    rid: reply.rid,
    contactId: reply.contactId ?? null,
    name: reply.name,
    email: reply.email,
    messageId,
    message,
    isHost,
    writerId,
    entered: reply.entered ?? false,
  });

/** Writes and reads the threads of the replies. */
@Injectable()
export class ThreadRepository {
  constructor(
    @InjectModel(REPLIES) private readonly replies: Model<ReplyDocument>,
    private readonly reader: ReplyRepository,
    private readonly writer: FactWriter,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Appends a message, once per form key. `writerId` is the host who writes, `byOwner` whether it is the owner; null means
   * the guest.
   * @throws CallError not_found without such a reply, thread_full, key_reused
   */
  async write(
    partyId: string,
    key: ReplyKey,
    { writerId, ...form }: Pick<StoredMessage, 'formKey' | 'message' | 'byOwner'> & { writerId: string | null },
  ): Promise<StoredReply> {
    const { formKey, message } = form;
    const isHost = writerId !== null;
    const reply = await this.reader.find(partyId, key);
    if (!reply) throw new CallError('not_found');
    const entry: StoredMessage = { ...form, id: this.ids.id(), isHost, createdAt: this.clock.now() };
    const { matchedCount } = await this.writer.writeWithFacts([told(reply, entry, writerId)], (facts) =>
      this.replies.updateOne(
        {
          _id: reply._id,
          partyId,
          'messages.formKey': { $ne: formKey },
          [`messages.${MOST - 1}`]: { $exists: false },
          threadLength: { $not: { $gt: MOST_TEXT - message.length } },
        },
        {
          $push: { messages: entry, outbox: { $each: facts } },
          $inc: { threadLength: message.length },
          // A guest who writes by the reply's own key confirms the reply.
          ...(isHost ? { $unset: { waitsSince: 1 } } : { $set: { entered: false, waitsSince: entry.createdAt } }),
        },
      ),
    );
    const written = await this.reader.find(partyId, { _id: reply._id });
    if (!written) throw new CallError('not_found');
    if (matchedCount > 0) return written;
    const before = written.messages?.find((known) => known.formKey === formKey);
    if (!before) throw new CallError('thread_full');
    // A different text with the same key must not be dropped silently: its writer would believe it was sent.
    if (before.message !== message || before.isHost !== isHost) throw new CallError('key_reused');
    return written;
  }
}
