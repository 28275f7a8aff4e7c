import type { RequestOf } from '@festlig/contracts/define';
import type { Party } from '@festlig/contracts/party';
import type { OwnRsvp, rsvp } from '@festlig/contracts/rsvp';
import { companionsIn } from '@festlig/domain/rsvp/companion-lines';
import { greetingsOf } from '@festlig/domain/rsvp/greetings';
import { checkReply, type ReplyProblems } from '@festlig/domain/rsvp/check-reply';
import type { Answer } from '@festlig/domain/web/guest-link';
import type { Guest } from '../../api/page-source';
import { answerName, answersOf, answerValues, type AnswerValues } from '../../lib/answer-fields';

/** What the guest has typed. The number stays text while it is typed, so that an empty field is possible. */
export interface ReplyValues extends AnswerValues {
  name: string;
  answer: Answer | undefined;
  numberOfPeople: string;
  /** The names of those who come with the guest, one on each line. */
  companions: string;
  comment: string;
  email: string;
  zip: string;
}

/** The number of people is asked for only when the host allows a choice and the invitation is for more than one. */
export function asksForPeople(party: Pick<Party, 'guestCountChoiceEnabled'>, guest: Guest | undefined): boolean {
  return party.guestCountChoiceEnabled && (guest?.maxPeople ?? 2) > 1;
}

/** A limit of at most so many people is taken for those who live together, who mostly all come. */
const MOST_OF_HOUSEHOLD = 6;

/** The number of people that a first answer begins with (rule: reply-people-invited). */
const peopleInvited = ({ maxPeople }: Pick<Guest, 'maxPeople'>): number =>
  maxPeople !== null && maxPeople <= MOST_OF_HOUSEHOLD ? maxPeople : 1;

/**
 * The form's initial values: empty with the number of people invited, or the guest's earlier answer, with the last number of
 * people that was answered.
 */
export function replyValues(own: OwnRsvp | undefined, guest: Guest | undefined): ReplyValues {
  return {
    name: own?.name ?? '',
    answer: own && (own.isComming ? 'yes' : 'no'),
    numberOfPeople: String(own?.numberOfPeople || own?.earlier?.numberOfPeople || (guest ? peopleInvited(guest) : 1)),
    // A page that comes from a service of an earlier version has none.
    companions: own?.companions?.join('\n') ?? '',
    comment: own?.comment ?? '',
    email: own?.email ?? '',
    zip: '',
    ...answerValues(own?.fields ?? {}),
  };
}

/** The values of a form that was posted without scripts and refused. */
export const postedValues = (values: Readonly<Record<string, string>>, { party, guest }: Asked): ReplyValues => ({
  ...replyValues(undefined, guest),
  ...values,
  ...Object.fromEntries(
    party.rsvpFields
      .filter(({ type }) => type === 'choice')
      .map(({ id }) => [answerName(id), answerName(id) in values]),
  ),
  answer: values['answer'] === 'yes' || values['answer'] === 'no' ? values['answer'] : undefined,
});

type Greetings = Partial<Record<Answer, string>>;

/** The greetings that belong to each answer: what was sent, and what is typed (rule: reply-comment-of-answer). */
export const greetingsIn = ({ answer, comment }: ReplyValues, own: OwnRsvp | undefined): Greetings => ({
  ...greetingsOf(own),
  ...(answer && { [answer]: comment }),
});

/** The values with an answer that was chosen in the mail, and its greeting. */
export const withAnswer = (values: ReplyValues, answer: Answer, greetings: Greetings): ReplyValues => ({
  ...values,
  answer,
  comment: values.answer ? (greetings[answer] ?? '') : values.comment,
});

/** The parts of the invitation that decide which questions are asked and which answers are valid. */
export interface Asked {
  party: Pick<Party, 'guestCountChoiceEnabled' | 'rsvpFields'>;
  guest: Guest | undefined;
}

/** The answers to the questions that were asked. Without a yes the number is 1, whatever the counter said. */
function replyEntry(values: ReplyValues, { party, guest }: Asked) {
  const isComming = values.answer === 'yes';
  const numberOfPeople = isComming && asksForPeople(party, guest) ? Number(values.numberOfPeople) : 1;
  return {
    name: values.name ?? '',
    numberOfPeople,
    companions: companionsIn(values.companions ?? '', numberOfPeople - 1),
    email: values.email?.trim() || null,
    fields: answersOf(values, party.rsvpFields, isComming),
  };
}

/** The validation errors, by the field names of the call. */
export function replyProblems(values: ReplyValues, asked: Asked): ReplyProblems {
  const attending = values.answer ? values.answer === 'yes' : null;
  return checkReply({ ...replyEntry(values, asked), attending }, asked.party, asked.guest ?? null);
}

/** The keys of a reply: the link's `cid` or `rid`, else the key of the form. */
interface ReplyFrom {
  partyId: string;
  cid: string | null;
  rid: string | null;
  formKey: string;
}

/**
 * The request that a filled-in form becomes. It has both keys of the link: the service decides which one counts, and
 * recognises a host's test.
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
  comment: values.comment ?? '',
  zip: values.zip ?? '',
});

/** One step of the counter from the current text (no number counts as 1), between 1 and the invitation's limit. */
export function stepPeople(current: string, step: 1 | -1, max: number): string {
  const count = Number.parseInt(current, 10);
  return String(Math.min(max, Math.max(1, (Number.isNaN(count) ? 1 : count) + step)));
}
