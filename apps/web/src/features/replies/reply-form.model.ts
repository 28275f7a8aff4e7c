import type { InputOf } from '@festlig/contracts/define';
import type { RsvpField } from '@festlig/contracts/party';
import type { Rsvp, rsvp } from '@festlig/contracts/rsvp';
import { checkEnteredReply, type ReplyProblems } from '@festlig/domain/rsvp/check-reply';
import { answersOf, answerValues, type AnswerValues } from '../../lib/answer-fields';

/** The values of the host's reply form. The number stays text while it is typed. */
export interface HostReplyValues extends AnswerValues {
  name: string;
  answer: 'yes' | 'no' | undefined;
  numberOfPeople: string;
  comment: string;
  email: string;
}

/** The form's values for a reply to change, or for a new one, with the guest's name when it is known. */
export const hostReplyValues = (reply: Rsvp | undefined, name = ''): HostReplyValues => ({
  name: reply?.name ?? name,
  answer: reply && (reply.isComming ? 'yes' : 'no'),
  numberOfPeople: String(Math.max(1, reply?.numberOfPeople ?? 1)),
  comment: reply?.comment ?? '',
  email: reply?.email ?? '',
  ...answerValues(reply?.fields ?? {}),
});

/**
 * The validation errors, by the field names of the call. A host may leave questions open and exceed the invitation's
 * number.
 */
export const hostReplyProblems = (values: HostReplyValues): ReplyProblems =>
  checkEnteredReply({ ...hostReply(values, []), attending: values.answer ? values.answer === 'yes' : null }, null);

/** The input of the call. For a no, the answers to the host's questions are left out. */
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
