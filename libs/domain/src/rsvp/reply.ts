import { type Answers, type AskedField, keptAnswers, unanswered } from './answers';
import { rsvpWindow, type RsvpRules, type RsvpWindow } from './window';

/** What a guest fills in. `numberOfPeople` counts the guest too. */
export interface ReplyEntry {
  name: string;
  attending: boolean;
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

export type ReplyRefusal =
  | { code: `rsvp_${Exclude<RsvpWindow, 'open'>}` }
  | { code: 'required'; field: string }
  | { code: 'too_many_people'; maximum: number };

export type CheckedReply = { reply: ReplyEntry } | { refused: ReplyRefusal };

/**
 * What is kept of a reply: who does not come is nobody; without the choice of a number everyone is one
 * (rules: reply-people, reply-people-of-decliners).
 */
function keptReply(entry: ReplyEntry, rules: ReplyRules, guest: { name: string } | null, before: Answers): ReplyEntry {
  const coming = rules.guestCountChoiceEnabled ? entry.numberOfPeople : 1;
  return {
    name: entry.name.trim() || guest?.name || '',
    attending: entry.attending,
    numberOfPeople: entry.attending ? coming : 0,
    fields: keptAnswers(entry.fields, rules.rsvpFields, before),
  };
}

/**
 * A reply as the host enters it: with a name, and otherwise as the host says. `before` are its answers so far
 * (rules: reply-host-entry, reply-deadline-not-for-hosts).
 */
export function checkEnteredReply(
  entry: ReplyEntry,
  rules: ReplyRules,
  guest: { name: string } | null,
  before: Answers,
): CheckedReply {
  const reply = keptReply(entry, { ...rules, guestCountChoiceEnabled: true }, guest, before);
  return reply.name === '' ? { refused: { code: 'required', field: 'name' } } : { reply };
}

/**
 * Whether a reply is taken at `now`, and what is kept of it (rule: reply-window). A known guest may leave the name out,
 * who does not come any field (rules: reply-name, reply-required-questions). `before` are the answers of the reply that
 * is changed.
 */
export function checkReply(
  entry: ReplyEntry,
  rules: ReplyRules,
  guest: KnownGuest | null,
  now: Date,
  before: Answers = {},
): CheckedReply {
  const window = rsvpWindow(rules, now, guest !== null);
  if (window !== 'open') return { refused: { code: `rsvp_${window}` } };
  const reply = keptReply(entry, rules, guest, before);
  if (reply.name === '') return { refused: { code: 'required', field: 'name' } };
  const maximum = guest?.maxPeople ?? null;
  if (maximum !== null && reply.numberOfPeople > maximum) return { refused: { code: 'too_many_people', maximum } };
  const missing = reply.attending ? unanswered(reply.fields, rules.rsvpFields) : null;
  return missing === null ? { reply } : { refused: { code: 'required', field: `fields.${missing}` } };
}
