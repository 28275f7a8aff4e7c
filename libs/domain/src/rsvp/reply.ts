import { rsvpWindow, type RsvpRules, type RsvpWindow } from './window';

/** What a guest fills in. `numberOfPeople` counts the guest too. */
export interface ReplyEntry {
  name: string;
  attending: boolean;
  numberOfPeople: number;
}

/** The rules of the party a reply is to. */
export interface ReplyRules extends RsvpRules {
  guestCountChoiceEnabled: boolean;
}

/** A guest of the list. `maxPeople` null = any number. */
export interface KnownGuest {
  name: string;
  maxPeople: number | null;
}

export type ReplyRefusal =
  | { code: `rsvp_${Exclude<RsvpWindow, 'open'>}` }
  | { code: 'required'; field: 'name' }
  | { code: 'too_many_people'; maximum: number };

export type CheckedReply = { reply: ReplyEntry } | { refused: ReplyRefusal };

/**
 * Spec sections 4 and 5: whether a reply is taken at `now`, and what is kept of it. A known guest may leave the name
 * out; who does not come is nobody; without the choice of a number everyone is one.
 */
export function checkReply(entry: ReplyEntry, rules: ReplyRules, guest: KnownGuest | null, now: Date): CheckedReply {
  const window = rsvpWindow(rules, now, guest !== null);
  if (window !== 'open') return { refused: { code: `rsvp_${window}` } };
  const name = entry.name.trim() || guest?.name || '';
  if (name === '') return { refused: { code: 'required', field: 'name' } };
  const coming = rules.guestCountChoiceEnabled ? entry.numberOfPeople : 1;
  const numberOfPeople = entry.attending ? coming : 0;
  const maximum = guest?.maxPeople ?? null;
  if (maximum !== null && numberOfPeople > maximum) return { refused: { code: 'too_many_people', maximum } };
  return { reply: { name, attending: entry.attending, numberOfPeople } };
}
