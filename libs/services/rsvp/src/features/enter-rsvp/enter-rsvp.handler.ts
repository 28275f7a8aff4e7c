import type { InputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { EnteredReplies } from '../../adapters/entered-replies';
import { ReplyRepository } from '../../store/reply.repository';

/** For a guest who phoned. */
@Handles(rsvp.calls.enterRsvp)
export class EnterRsvpHandler implements Handler<typeof rsvp.calls.enterRsvp> {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly entered: EnteredReplies,
  ) {}

  async handle(
    { contact: contactId, formKey, ...entry }: InputOf<typeof rsvp.calls.enterRsvp>,
    { party }: ContextOf<'editor'>,
  ) {
    const key = contactId === null ? { requestId: formKey } : { contactId };
    const before = await this.replies.find(party.id, key);
    return this.entered.save(party.id, key, entry, { before, contactId });
  }
}
