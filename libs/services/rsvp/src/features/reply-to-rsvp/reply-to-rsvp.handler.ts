import { type InputOf, isObjectId, type OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { toRsvp } from '../../store/reply.repository';
import { ThreadRepository } from '../../store/thread.repository';

type ReplyToRsvp = typeof rsvp.calls.replyToRsvp;

/** The thread. An id is the host's way to a reply, its own key the guest's (rules: thread-messages, own-reply-link). */
@Handles(rsvp.calls.replyToRsvp)
export class ReplyToRsvpHandler implements Handler<ReplyToRsvp> {
  constructor(private readonly threads: ThreadRepository) {}

  async handle(
    { rsvpRef, message, formKey }: InputOf<ReplyToRsvp>,
    { party, user }: ContextOf<ReplyToRsvp>,
  ): Promise<OutputOf<ReplyToRsvp>> {
    const isHost = isObjectId(rsvpRef);
    if (isHost && party.role === 'guest') throw new CallError<ReplyToRsvp>('not_found');
    // A host's words are mailed, so the host's address must be theirs; a guest is asked no such thing
    // (rule: thread-by-verified).
    if (isHost && !user?.email_verified) throw new CallError<ReplyToRsvp>('email_not_verified');
    const key = isHost ? { _id: rsvpRef } : { rid: rsvpRef };
    return toRsvp(await this.threads.write(party.id, key, { formKey, message, isHost }));
  }
}
