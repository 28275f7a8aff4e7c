import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { ReplyRepository } from '../../store/reply.repository';
import { EnteredReplies } from '../../work/entered-replies';

type EnterRsvp = typeof rsvp.calls.enterRsvp;

/** A host enters a reply for a guest who answered otherwise, for example by phone. */
@Handles(rsvp.calls.enterRsvp)
export class EnterRsvpHandler implements Handler<EnterRsvp> {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly entered: EnteredReplies,
  ) {}

  async handle(
    { contact: contactId, formKey, ...entry }: InputOf<EnterRsvp>,
    { party }: ContextOf<EnterRsvp>,
  ): Promise<OutputOf<EnterRsvp>> {
    const key = contactId === null ? { requestId: formKey } : { contactId };
    const before = await this.replies.find(party.id, key);
    return this.entered.save(party.id, key, entry, { before, contactId });
  }
}
