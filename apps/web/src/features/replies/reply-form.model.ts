import type { InputOf } from '@festlig/contracts/define';
import type { RsvpField } from '@festlig/contracts/party';
import type { Rsvp, rsvp } from '@festlig/contracts/rsvp';
import { checkEnteredReply, type ReplyProblems } from '@festlig/domain/rsvp/check-reply';
import { answersOf, answerValues, type AnswerValues } from '../../lib/answer-fields';

/** A reply as the host fills it in. The number stays text while it is typed. */
export interface HostReplyValues extends AnswerValues {
  name: string;
  answer: 'yes' | 'no' | undefined;
  numberOfPeople: string;
  comment: string;
  email: string;
}

/** The form for a reply to change, or for a new one, of a guest of the list whose name is known. */
export const hostReplyValues = (reply: Rsvp | undefined, name = ''): HostReplyValues => ({
  name: reply?.name ?? name,
  answer: reply && (reply.isComming ? 'yes' : 'no'),
  numberOfPeople: String(Math.max(1, reply?.numberOfPeople ?? 1)),
  comment: reply?.comment ?? '',
  email: reply?.email ?? '',
  ...answerValues(reply?.fields ?? {}),
});

/** What is wrong with what was filled in, by the fields of the wire. A host may leave questions open and exceed the number. */
export const hostReplyProblems = (values: HostReplyValues): ReplyProblems =>
  checkEnteredReply({ ...hostReply(values, []), attending: values.answer ? values.answer === 'yes' : null }, null);

/** What the call takes. Who does not come is nobody, and is asked nothing. */
export const hostReply = (
  values: HostReplyValues,
  fields: readonly RsvpField[],
): Omit<InputOf<typeof rsvp.calls.updateRsvp>, 'partyId' | 'rsvpId'> => {
  const isComming = values.answer === 'yes';
  return {
    name: values.name?.trim() ?? '',
    isComming,
    numberOfPeople: isComming ? Number(values.numberOfPeople) : 1,
    comment: values.comment?.trim() ?? '',
    email: values.email?.trim() || null,
    fields: isComming ? answersOf(values, fields) : {},
  };
};
