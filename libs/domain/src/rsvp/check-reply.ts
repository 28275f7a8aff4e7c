import { EMAIL_PATTERN, MOST_PEOPLE, type Problems } from '@festlig/contracts/define';
import { type Answers, type AskedField, keptAnswers, unanswered } from './answers';
import type { RsvpRules } from './window';

/** A reply as filled in. `attending` null = not chosen; `numberOfPeople` includes the guest. */
export interface ReplyEntry {
  name: string;
  attending: boolean | null;
  numberOfPeople: number;
  email: string | null;
  fields: Answers;
}

export interface KeptReply {
  name: string;
  attending: boolean;
  /** 0 when not attending. */
  numberOfPeople: number;
  fields: Answers;
}

/** The rules of the party to which the reply belongs. */
export interface ReplyRules extends RsvpRules {
  guestCountChoiceEnabled: boolean;
  rsvpFields: readonly AskedField[];
}

/** A guest on the guest list. `maxPeople` null = any number. */
export interface KnownGuest {
  name: string;
  maxPeople: number | null;
}

/** Problems with the party's own questions have the key `fields.<id>`. */
export type ReplyProblems = Problems<
  'name' | 'isComming' | 'email' | 'numberOfPeople' | `fields.${string}`,
  'required' | 'invalid' | 'email_invalid' | 'too_many_people'
>;

/**
 * The form in which a valid reply is stored: 0 people if the guest does not come, 1 if the party does not ask for a
 * number (rules: reply-people, reply-people-of-decliners). `before` are the answers of the reply that is being
 * changed.
 */
export function keptReply(
  entry: ReplyEntry,
  rules: Pick<ReplyRules, 'guestCountChoiceEnabled' | 'rsvpFields'>,
  guest: { name: string } | null,
  before: Answers = {},
): KeptReply {
  const coming = rules.guestCountChoiceEnabled ? entry.numberOfPeople : 1;
  const attending = entry.attending === true;
  return {
    name: entry.name.trim() || guest?.name || '',
    attending,
    numberOfPeople: attending ? coming : 0,
    fields: keptAnswers(entry.fields, rules.rsvpFields, before),
  };
}

/** A host may enter a reply for any number of people and leave out answers. */
const AS_THE_HOST_SAYS = { guestCountChoiceEnabled: true, rsvpFields: [] };

/**
 * Checks a reply that a host enters, for the form and the service: a name, a yes or no, a valid e-mail address if
 * any, 1 to 999 people (rules: reply-host-entry, reply-deadline-not-for-hosts).
 */
export const checkEnteredReply = (entry: ReplyEntry, guest: { name: string } | null): ReplyProblems =>
  checkReply(entry, AS_THE_HOST_SAYS, guest && { ...guest, maxPeople: null });

/**
 * Checks a guest's reply for the form and the service. A known guest may leave out the name and may bring no more
 * people than invited. A guest who does not come need not answer what is asked only of those who come (rules: reply-name,
 * reply-email, reply-people, reply-required-questions, reply-required-of-decliners).
 */
export function checkReply(
  entry: ReplyEntry,
  rules: Pick<ReplyRules, 'guestCountChoiceEnabled' | 'rsvpFields'>,
  guest: KnownGuest | null,
  before: Answers = {},
): ReplyProblems {
  const problems: ReplyProblems = {};
  const { name, attending, numberOfPeople, fields } = keptReply(entry, rules, guest, before);
  const email = entry.email?.trim() ?? '';
  if (name === '') problems.name = { code: 'required' };
  if (entry.attending === null) problems.isComming = { code: 'required' };
  if (email !== '' && !EMAIL_PATTERN.test(email)) problems.email = { code: 'email_invalid' };
  if (entry.attending === null) return problems;
  for (const id of unanswered(fields, rules.rsvpFields, attending)) problems[`fields.${id}`] = { code: 'required' };
  if (!attending) return problems;
  const maximum = guest?.maxPeople ?? MOST_PEOPLE;
  if (!Number.isInteger(numberOfPeople) || numberOfPeople < 1) problems.numberOfPeople = { code: 'invalid' };
  else if (numberOfPeople > maximum) problems.numberOfPeople = { code: 'too_many_people', params: { maximum } };
  return problems;
}
