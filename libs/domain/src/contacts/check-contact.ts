import { EMAIL_PATTERN, MOST_PEOPLE, type Problems } from '@festlig/contracts/define';
import { toPhone } from './phone';

/** A guest's data as a host enters it. Blank text counts as none. `maxPeople` null = any number. */
export interface ContactEntry {
  name: string;
  email: string | null;
  phone: string | null;
  receiveEmail: boolean;
  receiveSms: boolean;
  maxPeople: number | null;
  /** Left out means none. */
  tags?: string[];
  /** Left out means none. */
  note?: string;
}

export type ContactProblems = Problems<
  'name' | 'email' | 'phone' | 'maxPeople',
  'required' | 'email_invalid' | 'phone_invalid' | 'invalid'
>;

const isBlank = (text: string | null): text is null => text === null || text.trim() === '';

/**
 * Checks a guest for the form and the service: a name is required; an e-mail address to receive e-mail and a phone
 * number to receive texts, each valid; 1 to 999 people (rules: contact-name, contact-email, contact-phone,
 * contact-people).
 */
export function checkContact({
  name,
  email,
  phone,
  receiveEmail,
  receiveSms,
  maxPeople,
}: ContactEntry): ContactProblems {
  const problems: ContactProblems = {};
  if (isBlank(name)) problems.name = { code: 'required' };
  if (!isBlank(email)) {
    if (!EMAIL_PATTERN.test(email.trim())) problems.email = { code: 'email_invalid' };
  } else if (receiveEmail) problems.email = { code: 'required' };
  if (!isBlank(phone)) {
    if (toPhone(phone) === null) problems.phone = { code: 'phone_invalid' };
  } else if (receiveSms) problems.phone = { code: 'required' };
  const isCount = maxPeople === null || (Number.isInteger(maxPeople) && maxPeople >= 1 && maxPeople <= MOST_PEOPLE);
  if (!isCount) problems.maxPeople = { code: 'invalid' };
  return problems;
}

/** A valid guest in the form in which it is stored: the phone in E.164, null for blank text. */
export const keptContact = <E extends ContactEntry>(entry: E): E => ({
  ...entry,
  email: isBlank(entry.email) ? null : entry.email,
  phone: isBlank(entry.phone) ? null : toPhone(entry.phone),
});
