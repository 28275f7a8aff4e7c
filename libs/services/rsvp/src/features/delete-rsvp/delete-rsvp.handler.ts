import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { DeletedReplyRepository } from '../../store/deleted-reply.repository';

type DeleteRsvp = typeof rsvp.calls.deleteRsvp;

@Handles(rsvp.calls.deleteRsvp)
export class DeleteRsvpHandler implements Handler<DeleteRsvp> {
  constructor(private readonly replies: DeletedReplyRepository) {}

  async handle({ rsvpId }: InputOf<DeleteRsvp>, { party }: ContextOf<DeleteRsvp>): Promise<OutputOf<DeleteRsvp>> {
    await this.replies.remove(party.id, rsvpId);
    return { done: true as const };
  }
}
