import type { ErrorParams, InputOf } from '@festlig/contracts/define';
import type { Rsvp, rsvp } from '@festlig/contracts/rsvp';
import { dayIn } from '@festlig/domain/party/day-in';
import { checkEnteredReply, type ReplyRefusal } from '@festlig/domain/rsvp/reply';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { Guests } from '../neighbours/guests';
import { Parties } from '../neighbours/parties';
import { type ReplyKey, ReplyRepository, type StoredReply, toRsvp } from '../store/reply.repository';

type Entry = Omit<InputOf<typeof rsvp.calls.updateRsvp>, 'partyId' | 'rsvpId'>;

/** `missed`: it was refused to somebody who named a guest or a reply that there is not. */
export function refusalOf(refused: ReplyRefusal, missed = false): CallError {
  const guess: ErrorParams = missed ? { missed: 1 } : {};
  if (refused.code === 'too_many_people') return new CallError(refused.code, { ...guess, maximum: refused.maximum });
  return 'field' in refused ? new CallError(refused.code, guess, refused.field) : new CallError(refused.code, guess);
}

/** Replies as hosts enter and change them. */
@Injectable()
export class EnteredReplies {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly guests: Guests,
    private readonly parties: Parties,
  ) {}

  /** `before` is the reply that is changed. @throws CallError required, without a name */
  async save(
    partyId: string,
    key: ReplyKey,
    input: Entry,
    { before, contactId }: { before: StoredReply | null; contactId: string | null },
  ): Promise<Rsvp> {
    const [rules, guest] = await Promise.all([this.parties.find(partyId), this.guests.find(partyId, contactId)]);
    if (contactId !== null && !guest && !before) throw new CallError('not_found');
    const { name, isComming: attending, numberOfPeople, comment, email, fields } = input;
    const entry = { name, attending, numberOfPeople, fields };
    const checked = checkEnteredReply(entry, rules, guest, before?.fields ?? {});
    if ('refused' in checked) throw refusalOf(checked.refused);
    const hasEmail = email !== null || (guest?.hasEmail ?? false);
    const written = { ...checked.reply, comment, email, hasEmail };
    const writing = { dayOf: (now: Date) => dayIn(now, rules.zone), byHost: true };
    const { reply } = await this.replies.save(partyId, key, written, writing);
    return toRsvp(reply);
  }
}
