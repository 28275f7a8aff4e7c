import { toPhone } from './phone';

/** What a host fills in about a guest. `email` is in its compared form already; blank counts as none. */
export interface ContactEntry {
  name: string;
  email: string | null;
  phone: string | null;
  receiveEmail: boolean;
  receiveSms: boolean;
}

export type ContactProblem = 'required' | 'phone_invalid';
export type ContactProblems = Partial<Record<'name' | 'email' | 'phone', { code: ContactProblem }>>;

export type CheckedContact<E extends ContactEntry> = { contact: E } | { problems: ContactProblems };

/**
 * A name; an e-mail to receive e-mail, a phone to receive texts; a phone that is one
 * (rules: contact-name, contact-email, contact-phone).
 * Answers the contact with its phone in E.164, or the code of each wrong field.
 */
export function checkContact<E extends ContactEntry>(entry: E): CheckedContact<E> {
  const problems: ContactProblems = {};
  const given = entry.phone?.trim() ? entry.phone : null;
  const phone = given === null ? null : toPhone(given);
  if (entry.name.trim() === '') problems.name = { code: 'required' };
  if (entry.receiveEmail && !entry.email) problems.email = { code: 'required' };
  if (given !== null && phone === null) problems.phone = { code: 'phone_invalid' };
  else if (entry.receiveSms && phone === null) problems.phone = { code: 'required' };
  return Object.keys(problems).length > 0 ? { problems } : { contact: { ...entry, email: entry.email || null, phone } };
}
