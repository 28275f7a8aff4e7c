import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ReplyRepository } from '../../store/reply.repository';
import { EnteredReplies } from '../../work/entered-replies';

type UpdateRsvp = typeof rsvp.calls.updateRsvp;

@Handles(rsvp.calls.updateRsvp)
export class UpdateRsvpHandler implements Handler<UpdateRsvp> {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly entered: EnteredReplies,
  ) {}

  async handle(
    { rsvpId, ...entry }: InputOf<UpdateRsvp>,
    { party }: ContextOf<UpdateRsvp>,
  ): Promise<OutputOf<UpdateRsvp>> {
    const before = await this.replies.find(party.id, { _id: rsvpId });
    if (!before) throw new CallError<UpdateRsvp>('not_found');
    const contactId = before.contactId ?? null;
    return this.entered.save(party.id, { rid: before.rid }, entry, { before, contactId });
  }
}
