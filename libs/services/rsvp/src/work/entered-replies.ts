import type { InputOf } from '@festlig/contracts/define';
import type { Rsvp, rsvp } from '@festlig/contracts/rsvp';
import { dayIn } from '@festlig/domain/party/day-in';
import { checkEnteredReply, keptReply } from '@festlig/domain/rsvp/check-reply';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { Guests } from '../neighbours/guests';
import { Parties } from '../neighbours/parties';
import { type ReplyKey, ReplyRepository, type StoredReply, toRsvp } from '../store/reply.repository';
import { companionsOf } from './companions';

type Entry = Omit<InputOf<typeof rsvp.calls.updateRsvp>, 'partyId' | 'rsvpId'>;

/** Saves replies that hosts enter or change. */
@Injectable()
export class EnteredReplies {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly guests: Guests,
    private readonly parties: Parties,
  ) {}

  /**
   * `before` is the reply that is changed, or null.
   * @throws InvalidInput with the problems that checkEnteredReply and companionProblems find
   */
  async save(
    partyId: string,
    key: ReplyKey,
    input: Entry,
    { before, contactId }: { before: StoredReply | null; contactId: string | null },
  ): Promise<Rsvp> {
    const [rules, guest] = await Promise.all([this.parties.find(partyId), this.guests.find(partyId, contactId)]);
    if (contactId !== null && !guest && !before) throw new CallError('not_found');
    const { name, isComming: attending, numberOfPeople, comment, email, fields } = input;
    const entry = { name, attending, numberOfPeople, email, fields };
    const kept = keptReply(entry, { ...rules, guestCountChoiceEnabled: true }, guest, before?.fields);
    const { companions, ofCompanions } = companionsOf(input.companions, {
      before,
      numberOfPeople: kept.numberOfPeople,
      isAsked: true,
    });
    throwProblems({ ...ofCompanions, ...checkEnteredReply(entry, guest) });
    const hasEmail = email !== null || (guest?.hasEmail ?? false);
    const written = { ...kept, companions, comment, email, hasEmail };
    const writing = { dayOf: (now: Date) => dayIn(now, rules.zone), byHost: true };
    const { reply } = await this.replies.save(partyId, key, written, writing);
    return toRsvp(reply);
  }
}
