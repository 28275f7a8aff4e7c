import { EMAIL_PATTERN, MOST_PEOPLE, type Problems } from '@festlig/contracts/define';
import { type Answers, type AskedField, keptAnswers, unanswered } from './answers';
import type { RsvpRules } from './window';

/** What is filled in. `attending` null = not chosen; `numberOfPeople` counts the guest too. */
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

/** The rules of the party a reply is to. */
export interface ReplyRules extends RsvpRules {
  guestCountChoiceEnabled: boolean;
  rsvpFields: readonly AskedField[];
}

/** A guest of the list. `maxPeople` null = any number. */
export interface KnownGuest {
  name: string;
  maxPeople: number | null;
}

/** Wrong answers to the party's own questions are told as `fields.<id>`. */
export type ReplyProblems = Problems<
  'name' | 'isComming' | 'email' | 'numberOfPeople' | `fields.${string}`,
  'required' | 'invalid' | 'email_invalid' | 'too_many_people'
>;

/**
 * What is kept of a reply without problems: who does not come is nobody; without the choice of a number everyone is one
 * (rules: reply-people, reply-people-of-decliners). `before` are the answers of the reply that is changed.
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

/** A reply as the host enters it: as the host says, however many people these are, and whatever is left out. */
const AS_THE_HOST_SAYS = { guestCountChoiceEnabled: true, rsvpFields: [] };

/**
 * What is wrong with a reply that a host enters: a name, an answer, an e-mail that is one, people from 1 to 999
 * (rules: reply-host-entry, reply-deadline-not-for-hosts). For the form and the service alike.
 */
export const checkEnteredReply = (entry: ReplyEntry, guest: { name: string } | null): ReplyProblems =>
  checkReply(entry, AS_THE_HOST_SAYS, guest && { ...guest, maxPeople: null });

/**
 * What is wrong with a guest's reply. A known guest may leave the name out and comes with no more than they are invited
 * with; who does not come may leave any question unanswered
 * (rules: reply-name, reply-email, reply-people, reply-required-questions). For the form and the service alike.
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
  if (!attending) return problems;
  const maximum = guest?.maxPeople ?? MOST_PEOPLE;
  if (!Number.isInteger(numberOfPeople) || numberOfPeople < 1) problems.numberOfPeople = { code: 'invalid' };
  else if (numberOfPeople > maximum) problems.numberOfPeople = { code: 'too_many_people', params: { maximum } };
  for (const id of unanswered(fields, rules.rsvpFields)) problems[`fields.${id}`] = { code: 'required' };
  return problems;
}
