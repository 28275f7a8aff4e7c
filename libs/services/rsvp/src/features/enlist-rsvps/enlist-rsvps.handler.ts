import { MOST_ENLISTED } from '@festlig/contracts/contacts';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Guests } from '../../neighbours/guests';
import { type UnlistedReply, UnlistedReplyRepository } from '../../store/unlisted-reply.repository';

type EnlistRsvps = typeof rsvp.calls.enlistRsvps;

/** A reply, and the guest who has another one. */
interface Second {
  reply: UnlistedReply;
  contactId: string;
}

/**
 * The guests are put on the list first and each reply is linked after that: where this ends in between, the same call again
 * finds the same guests (rules: reply-enlisted, reply-second).
 */
@Handles(rsvp.calls.enlistRsvps)
export class EnlistRsvpsHandler implements Handler<EnlistRsvps> {
  constructor(
    private readonly unlisted: UnlistedReplyRepository,
    private readonly guests: Guests,
  ) {}

  async handle({ ids }: InputOf<EnlistRsvps>, { party }: ContextOf<EnlistRsvps>): Promise<OutputOf<EnlistRsvps>> {
    const asked = ids ? this.unlisted.among(party.id, ids) : this.unlisted.next(party.id, MOST_ENLISTED);
    const replies = await asked;
    const gone = await this.guests.gone(
      party.id,
      replies.flatMap(({ contactId }) => contactId ?? []),
    );
    const first = await this.link(party.id, replies, gone, false);
    // The guest of another name who has the same address has replied: this reply is somebody else's in the family.
    const family = await this.link(
      party.id,
      first.unsure.map(({ reply }) => reply),
      gone,
      true,
    );
    const seconds = [...first.seconds, ...family.seconds];
    for (const { reply, contactId } of seconds) await this.unlisted.markSecond(party.id, reply._id, contactId);
    const { attending, notAttending } = await this.unlisted.count(party.id);
    return {
      enlisted: first.linked + family.linked,
      seconds: seconds.map(({ reply }) => reply.name),
      left: attending + notAttending,
    };
  }

  /** `unsure`: of those whose guest has another reply, the ones who may be somebody else at the address. */
  private async link(partyId: string, replies: readonly UnlistedReply[], gone: ReadonlySet<string>, isApart: boolean) {
    const left = replies.filter(({ contactId }) => contactId === undefined || gone.has(contactId));
    const people = left.map(({ _id: rsvpId, name, email }) => ({ rsvpId, name, email, isApart }));
    const guests = await this.guests.enlist(partyId, people);
    const result = { linked: replies.length - left.length, seconds: [] as Second[], unsure: [] as Second[] };
    for (const [index, reply] of left.entries()) {
      const guest = guests[index];
      if (!guest) continue;
      const done = await this.unlisted.link(partyId, reply, guest.contactId, gone);
      if (done === 'linked') result.linked++;
      const second = { reply, contactId: guest.contactId };
      if (done === 'second') (guest.isSame ? result.seconds : result.unsure).push(second);
    }
    return result;
  }
}
