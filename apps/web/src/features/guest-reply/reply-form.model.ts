import type { contacts } from '@festlig/contracts/contacts';
import type { OutputOf, RequestOf } from '@festlig/contracts/define';
import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp, rsvp } from '@festlig/contracts/rsvp';
import { checkReply, type ReplyProblems } from '@festlig/domain/rsvp/check-reply';
import { answersOf, answerValues, type AnswerValues } from '../../lib/answer-fields';

export type Guest = OutputOf<typeof contacts.calls.getGuest>;

/** What the guest has typed. The number stays text while it is typed, so that an empty field is possible. */
export interface ReplyValues extends AnswerValues {
  name: string;
  answer: 'yes' | 'no' | undefined;
  numberOfPeople: string;
  comment: string;
  email: string;
  zip: string;
}

/** The invitation's number of people is asked for only when the host lets guests choose and there is a choice. */
export function asksForPeople(party: Pick<Party, 'guestCountChoiceEnabled'>, guest: Guest | undefined): boolean {
  return party.guestCountChoiceEnabled && (guest?.maxPeople ?? 2) > 1;
}

/** The form as it first shows: empty, or the guest's earlier answer to change. */
export function replyValues(own: OwnRsvp | undefined): ReplyValues {
  return {
    name: own?.name ?? '',
    answer: own && (own.isComming ? 'yes' : 'no'),
    numberOfPeople: String(own?.isComming ? own.numberOfPeople : 1),
    comment: own?.comment ?? '',
    email: own?.email ?? '',
    zip: '',
    ...answerValues(own?.fields ?? {}),
  };
}

/** What of the invitation decides which answers are asked for, and which are right. */
export interface Asked {
  party: Pick<Party, 'guestCountChoiceEnabled' | 'rsvpFields'>;
  guest: Guest | undefined;
}

/** What was filled in of what was asked. Who stays at home is one person, whatever the counter said. */
function replyEntry(values: ReplyValues, { party, guest }: Asked) {
  const isComming = values.answer === 'yes';
  return {
    name: values.name?.trim() ?? '',
    numberOfPeople: isComming && asksForPeople(party, guest) ? Number(values.numberOfPeople) : 1,
    email: values.email?.trim() || null,
    fields: isComming ? answersOf(values, party.rsvpFields) : {},
  };
}

/** What is wrong with what was filled in, by the fields of the wire. */
export function replyProblems(values: ReplyValues, asked: Asked): ReplyProblems {
  const attending = values.answer ? values.answer === 'yes' : null;
  return checkReply({ ...replyEntry(values, asked), attending }, asked.party, asked.guest ?? null);
}

/** Whose reply it is, as the page knows: by the link's `cid` or `rid`, else by the form it is written in. */
interface ReplyFrom {
  partyId: string;
  cid: string | null;
  rid: string | null;
  formKey: string;
}

/**
 * The call a filled-in form becomes. Both keys of the link go along: the service knows which one counts, and a host's
 * test.
 */
export const replyRequest = (
  values: ReplyValues,
  { partyId, cid, rid, formKey }: ReplyFrom,
  asked: Asked,
): RequestOf<typeof rsvp.calls.submitRsvp> => ({
  partyId,
  contact: cid,
  rid,
  formKey,
  isComming: values.answer === 'yes',
  ...replyEntry(values, asked),
  comment: values.comment?.trim() ?? '',
  zip: values.zip ?? '',
});

/** One step of the counter: from what is there now (nonsense counts as 1), within 1 and the invitation's number. */
export function stepPeople(current: string, step: 1 | -1, max: number): string {
  const count = Number.parseInt(current, 10);
  return String(Math.min(max, Math.max(1, (Number.isNaN(count) ? 1 : count) + step)));
}
