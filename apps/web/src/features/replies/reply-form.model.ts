import { EMAIL_PATTERN, type RequestOf } from '@festlig/contracts/define';
import type { RsvpField } from '@festlig/contracts/party';
import type { Rsvp, rsvp } from '@festlig/contracts/rsvp';
import { answersOf, answerValues, type AnswerValues } from '../../lib/answer-fields';

/** A reply as the host fills it in. The number stays text while it is typed. */
export interface HostReplyValues extends AnswerValues {
  name: string;
  answer: 'yes' | 'no' | undefined;
  numberOfPeople: string;
  comment: string;
  email: string;
}

export type ReplyEntry = Omit<RequestOf<typeof rsvp.calls.updateRsvp>, 'partyId' | 'rsvpId'>;

/** The form for a reply to change, or for a new one, of a guest of the list whose name is known. */
export const hostReplyValues = (reply: Rsvp | undefined, name = ''): HostReplyValues => ({
  name: reply?.name ?? name,
  answer: reply && (reply.isComming ? 'yes' : 'no'),
  numberOfPeople: String(Math.max(1, reply?.numberOfPeople ?? 1)),
  comment: reply?.comment ?? '',
  email: reply?.email ?? '',
  ...answerValues(reply?.fields ?? {}),
});

export interface HostReplyTexts {
  required: string;
  choose: string;
  emailInvalid: string;
  peopleInvalid: string;
}

/** A host may leave a required field empty and exceed the guest's number; name, answer and what is typed must be right. */
export function hostReplyProblems(values: HostReplyValues, texts: HostReplyTexts): Record<string, string> {
  const people = Number(values.numberOfPeople);
  const email = values.email?.trim() ?? '';
  const problems: Record<string, string> = {};
  if (!values.name?.trim()) problems['name'] = texts.required;
  if (!values.answer) problems['answer'] = texts.choose;
  if (email !== '' && !EMAIL_PATTERN.test(email)) problems['email'] = texts.emailInvalid;
  const rightNumber = Number.isInteger(people) && people >= 1 && people <= 999;
  if (values.answer === 'yes' && !rightNumber) problems['numberOfPeople'] = texts.peopleInvalid;
  return problems;
}

/** What the call takes. Who does not come is nobody, and is asked nothing. */
export const hostReply = (values: HostReplyValues, fields: readonly RsvpField[]): ReplyEntry => {
  const isComming = values.answer === 'yes';
  return {
    name: values.name.trim(),
    isComming,
    numberOfPeople: isComming ? Number(values.numberOfPeople) : 1,
    comment: values.comment?.trim() ?? '',
    email: values.email?.trim() || null,
    fields: isComming ? answersOf(values, fields) : {},
  };
};
