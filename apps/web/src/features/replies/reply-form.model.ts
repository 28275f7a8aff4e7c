import type { InputOf } from '@festlig/contracts/define';
import type { RsvpField } from '@festlig/contracts/party';
import type { Rsvp, rsvp } from '@festlig/contracts/rsvp';
import { checkEnteredReply, type ReplyProblems } from '@festlig/domain/rsvp/check-reply';
import { companionsIn } from '@festlig/domain/rsvp/companion-lines';
import { companionProblems } from '@festlig/domain/rsvp/companions';
import { answersOf, answerValues, type AnswerValues } from '../../lib/answer-fields';

/** The values of the host's reply form. The number stays text while it is typed. */
export interface HostReplyValues extends AnswerValues {
  name: string;
  answer: 'yes' | 'no' | undefined;
  numberOfPeople: string;
  /** The names of those who come with the guest, one on each line. */
  companions: string;
  comment: string;
  email: string;
}

/** The form's values for a reply to change, or for a new one, with the guest's name when it is known. */
export const hostReplyValues = (reply: Rsvp | undefined, name = ''): HostReplyValues => ({
  name: reply?.name ?? name,
  answer: reply && (reply.isComming ? 'yes' : 'no'),
  numberOfPeople: String(Math.max(1, reply?.numberOfPeople ?? 1)),
  companions: reply?.companions.join('\n') ?? '',
  comment: reply?.comment ?? '',
  email: reply?.email ?? '',
  ...answerValues(reply?.fields ?? {}),
});

/**
 * The validation errors, by the field names of the call. A host may leave questions open and exceed the invitation's
 * number.
 */
export const hostReplyProblems = (values: HostReplyValues): ReplyProblems & ReturnType<typeof companionProblems> => {
  const { companions, ...reply } = hostReply(values, []);
  const entered = checkEnteredReply({ ...reply, attending: values.answer ? values.answer === 'yes' : null }, null);
  // How many names there may be is not known without a number.
  return { ...(entered.numberOfPeople ? {} : companionProblems(companions, reply.numberOfPeople)), ...entered };
};

/** The input of the call. For a no, names and the answers to the host's questions are left out. */
export const hostReply = (
  values: HostReplyValues,
  fields: readonly RsvpField[],
): Omit<InputOf<typeof rsvp.calls.updateRsvp>, 'partyId' | 'rsvpId'> & { companions: string[] } => {
  const isComming = values.answer === 'yes';
  return {
    name: values.name?.trim() ?? '',
    isComming,
    numberOfPeople: isComming ? Number(values.numberOfPeople) : 1,
    companions: isComming ? companionsIn(values.companions ?? '') : [],
    comment: values.comment?.trim() ?? '',
    email: values.email?.trim() || null,
    fields: isComming ? answersOf(values, fields) : {},
  };
};
