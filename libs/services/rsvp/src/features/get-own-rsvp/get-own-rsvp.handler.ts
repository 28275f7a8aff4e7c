import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Guests } from '../../neighbours/guests';
import { ReplyRepository, toRsvp } from '../../store/reply.repository';

type GetOwnRsvp = typeof rsvp.calls.getOwnRsvp;

/**
 * Returns a reply to anybody who has its guest's link or the reply's own link (rules: known-guest, own-reply-link).
 */
@Handles(rsvp.calls.getOwnRsvp)
export class GetOwnRsvpHandler implements Handler<GetOwnRsvp> {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly guests: Guests,
  ) {}

  async handle({ cid, rid }: InputOf<GetOwnRsvp>, { party }: ContextOf<GetOwnRsvp>): Promise<OutputOf<GetOwnRsvp>> {
    const guest = await this.guests.find(party.id, cid);
    const byGuest = guest && (await this.replies.find(party.id, { contactId: guest.id }));
    const reply = byGuest ?? (rid ? await this.replies.find(party.id, { rid }) : null);
    const missed = Boolean((cid && !guest) || (rid && !reply));
    return { rsvp: reply && toRsvp(reply), ...(missed ? { missed } : {}) };
  }
}
