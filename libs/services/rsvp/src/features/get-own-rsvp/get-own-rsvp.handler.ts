import type { InputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Guests } from '../../adapters/guests';
import { ReplyRepository, toRsvp } from '../../store/reply.repository';

/** Spec section 2, Guest links: whoever has the link of a guest, or of a reply, sees that reply. */
@Handles(rsvp.calls.getOwnRsvp)
export class GetOwnRsvpHandler implements Handler<typeof rsvp.calls.getOwnRsvp> {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly guests: Guests,
  ) {}

  async handle({ cid, rid }: InputOf<typeof rsvp.calls.getOwnRsvp>, { party }: ContextOf<'guest'>) {
    const guest = await this.guests.find(party.id, cid);
    const byGuest = guest && (await this.replies.find(party.id, { contactId: guest.id }));
    const reply = byGuest ?? (rid ? await this.replies.find(party.id, { rid }) : null);
    return { rsvp: reply && toRsvp(reply) };
  }
}
