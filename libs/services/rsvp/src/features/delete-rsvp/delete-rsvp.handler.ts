import type { InputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ReplyRepository } from '../../store/reply.repository';

@Handles(rsvp.calls.deleteRsvp)
export class DeleteRsvpHandler implements Handler<typeof rsvp.calls.deleteRsvp> {
  constructor(private readonly replies: ReplyRepository) {}

  async handle({ rsvpId }: InputOf<typeof rsvp.calls.deleteRsvp>, { party }: ContextOf<'editor'>) {
    await this.replies.remove(party.id, rsvpId);
    return { done: true as const };
  }
}
