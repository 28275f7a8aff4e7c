import { type InputOf, isObjectId, type OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { checkMessage } from '@festlig/domain/rsvp/check-message';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { toRsvp } from '../../store/reply.repository';
import { ThreadRepository } from '../../store/thread.repository';

type ReplyToRsvp = typeof rsvp.calls.replyToRsvp;

/**
 * Writes into the thread of a reply. Hosts address the reply by its id, guests by its own key
 * (rules: thread-messages, own-reply-link).
 */
@Handles(rsvp.calls.replyToRsvp)
export class ReplyToRsvpHandler implements Handler<ReplyToRsvp> {
  constructor(private readonly threads: ThreadRepository) {}

  async handle(
    { rsvpRef, message, formKey }: InputOf<ReplyToRsvp>,
    { party, user }: ContextOf<ReplyToRsvp>,
  ): Promise<OutputOf<ReplyToRsvp>> {
    throwProblems<ReplyToRsvp>(checkMessage(message));
    if (!isObjectId(rsvpRef)) {
      return toRsvp(await this.threads.write(party.id, { rid: rsvpRef }, { formKey, message, writerId: null }));
    }
    if (party.role === 'guest') throw new CallError<ReplyToRsvp>('not_found');
    // A host's message is mailed, so the host's own address must be verified; guests need no verified address
    // (rule: thread-by-verified).
    if (!user?.email_verified) throw new CallError<ReplyToRsvp>('email_not_verified');
    const written = { formKey, message, writerId: user.id, byOwner: party.role === 'owner' };
    return toRsvp(await this.threads.write(party.id, { _id: rsvpRef }, written));
  }
}
