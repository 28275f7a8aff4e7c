import type { contacts } from '@festlig/contracts/contacts';
import { EMAIL_PATTERN, type OutputOf, type RequestOf } from '@festlig/contracts/define';
import type { Party, RsvpField } from '@festlig/contracts/party';
import type { OwnRsvp, rsvp } from '@festlig/contracts/rsvp';
import { answerName, answersOf, answerValues, type AnswerValues, unansweredNames } from '../../lib/answer-fields';

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

/** Texts of what can be wrong; the form passes them in, in the guest's language. */
export interface ReplyTexts {
  required: string;
  /** A choice that must be ticked. */
  tick: string;
  choose: string;
  emailInvalid: string;
  peopleInvalid: string;
  tooMany: (max: number) => string;
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

export interface ReplyChecks {
  guest: Guest | undefined;
  people: boolean;
  /** The party's own fields: asked of those who come. */
  fields: readonly RsvpField[];
  texts: ReplyTexts;
}

/**
 * A name unless we know the guest; e-mail optional but right; people within the invitation
 * (rules: reply-name, reply-email, reply-people, reply-required-questions).
 */
export function replyProblems(
  values: ReplyValues,
  { guest, people, fields, texts }: ReplyChecks,
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!guest && !values.name?.trim()) problems['name'] = texts.required;
  if (!values.answer) problems['answer'] = texts.choose;
  const email = values.email?.trim() ?? '';
  if (email !== '' && !EMAIL_PATTERN.test(email)) problems['email'] = texts.emailInvalid;
  if (people && values.answer === 'yes') {
    const count = Number(values.numberOfPeople);
    const max = guest?.maxPeople ?? 999;
    if (!Number.isInteger(count) || count < 1) problems['numberOfPeople'] = texts.peopleInvalid;
    else if (count > max) problems['numberOfPeople'] = texts.tooMany(max);
  }
  if (values.answer === 'yes') {
    for (const name of unansweredNames(values, fields)) {
      const isChoice = fields.some(({ id, type }) => type === 'choice' && name === answerName(id));
      problems[name] = isChoice ? texts.tick : texts.required;
    }
  }
  return problems;
}

/** Whose reply it is, as the page knows: by the link's `cid` or `rid`, else by the form it is written in. */
interface ReplyFrom {
  partyId: string;
  cid: string | null;
  rid: string | null;
  formKey: string;
  /** The number was asked for. */
  people: boolean;
  fields: readonly RsvpField[];
}

/**
 * The call a filled-in form becomes. Who stays at home is one person, whatever the counter said. Both keys of the link go
 * along: the service knows which one counts, and a host's test.
 */
export function replyRequest(
  values: ReplyValues,
  { partyId, cid, rid, formKey, people, fields }: ReplyFrom,
): RequestOf<typeof rsvp.calls.submitRsvp> {
  const isComming = values.answer === 'yes';
  return {
    partyId,
    contact: cid,
    rid,
    formKey,
    name: values.name?.trim() ?? '',
    isComming,
    numberOfPeople: isComming && people ? Number(values.numberOfPeople) : 1,
    comment: values.comment?.trim() ?? '',
    email: values.email?.trim() || null,
    fields: isComming ? answersOf(values, fields) : {},
    zip: values.zip ?? '',
  };
}

/** One step of the counter: from what is there now (nonsense counts as 1), within 1 and the invitation's number. */
export function stepPeople(current: string, step: 1 | -1, max: number): string {
  const count = Number.parseInt(current, 10);
  return String(Math.min(max, Math.max(1, (Number.isNaN(count) ? 1 : count) + step)));
}
