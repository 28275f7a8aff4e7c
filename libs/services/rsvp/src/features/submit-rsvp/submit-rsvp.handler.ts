import type { KnownContact } from '@festlig/contracts/contacts';
import type { ErrorParams, InputOf, OutputOf } from '@festlig/contracts/define';
import { rsvp } from '@festlig/contracts/rsvp';
import { dayIn } from '@festlig/domain/party/day-in';
import { checkReply, keptReply } from '@festlig/domain/rsvp/check-reply';
import { rsvpWindow } from '@festlig/domain/rsvp/window';
import { TEST_CONTACT } from '@festlig/domain/web/guest-link';
import { Clock } from '@festlig/platform/clock';
import { CallError, throwProblems } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Guests } from '../../neighbours/guests';
import { Parties } from '../../neighbours/parties';
import { type ReplyKey, ReplyRepository, toRsvp } from '../../store/reply.repository';
import { StrangerDayRepository } from '../../store/stranger-day.repository';
import { AnswerReceipts } from '../../work/answer-receipts';
import { companionsOf } from '../../work/companions';

type SubmitRsvp = typeof rsvp.calls.submitRsvp;

/**
 * A known guest has one reply, however often it is sent (rule: reply-one-per-guest); strangers change theirs by its
 * `rid`.
 */
@Handles(rsvp.calls.submitRsvp)
export class SubmitRsvpHandler implements Handler<SubmitRsvp> {
  constructor(
    private readonly replies: ReplyRepository,
    private readonly strangers: StrangerDayRepository,
    private readonly receipts: AnswerReceipts,
    private readonly guests: Guests,
    private readonly parties: Parties,
    private readonly clock: Clock,
  ) {}

  async handle(input: InputOf<SubmitRsvp>, { party, requestId }: ContextOf<SubmitRsvp>): Promise<OutputOf<SubmitRsvp>> {
    if (input.zip !== '' || input.contact === TEST_CONTACT) return { rsvp: null, changed: false, receipt: false };
    const [rules, { guest, key, missed }] = await Promise.all([
      this.parties.find(party.id),
      this.identify(party.id, input, requestId),
    ]);
    const isOwnLink = 'contactId' in key;
    const { name, isComming: attending, numberOfPeople, comment, email } = input;
    const entry = { name, attending, numberOfPeople, email, fields: input.fields };
    const now = this.clock.now();
    const guess: ErrorParams = missed ? { missed: 1 } : {};
    const window = rsvpWindow(rules, now, guest !== null);
    if (window !== 'open') throw new CallError<SubmitRsvp>(`rsvp_${window}`, guess);
    const before = await this.replies.find(party.id, key);
    const kept = keptReply(entry, rules, guest, before?.fields);
    const { companions, ofCompanions } = companionsOf(input.companions, {
      before,
      numberOfPeople: kept.numberOfPeople,
      isAsked: rules.guestCountChoiceEnabled,
    });
    throwProblems<SubmitRsvp>({ ...ofCompanions, ...checkReply(entry, rules, guest, before?.fields) }, guess);
    // Guests with their own link and guests who change a reply are never counted, so strangers cannot shut them
    // out.
    const isCounted = 'requestId' in key && !before;
    if (isCounted && !(await this.strangers.take(party.id, dayIn(now, rules.zone), now))) {
      throw new CallError<SubmitRsvp>('too_many_replies_today', guess);
    }
    const hasEmail = email !== null || (guest?.hasEmail ?? false);
    const fields = { ...kept, companions, comment, email, hasEmail };
    const { reply, changed, receipt } = await this.replies.save(party.id, key, fields, {
      dayOf: (at: Date) => dayIn(at, rules.zone),
      byHost: false,
      isOwnLink,
      grantsReceipt: () => this.receipts.grant(rules, guest, { typed: email, isOwnLink }),
      formKey: input.formKey,
      before,
    });
    return { rsvp: toRsvp(reply), changed, receipt, ...(missed ? { missed } : {}) };
  }

  /**
   * Finds whose reply is meant. A `cid` or `rid` that the party does not know counts as a stranger's first reply,
   * with `missed` set.
   */
  private async identify(
    partyId: string,
    { contact, rid, formKey }: InputOf<SubmitRsvp>,
    requestId: string,
  ): Promise<{ guest: KnownContact | null; key: ReplyKey; missed: boolean }> {
    const named = await this.guests.find(partyId, contact);
    if (named) return { guest: named, key: { contactId: named.id }, missed: false };
    const missed = Boolean(contact);
    const reply = rid ? await this.replies.find(partyId, { rid }) : null;
    if (!reply) return { guest: null, key: { requestId: formKey ?? requestId }, missed: missed || Boolean(rid) };
    // The rules for guests on the list apply to the reply of one too. The name on the list is not for who has only the key.
    const guest = await this.guests.find(partyId, reply.contactId);
    return { guest: guest && { ...guest, name: reply.name }, key: { rid: reply.rid }, missed };
  }
}
