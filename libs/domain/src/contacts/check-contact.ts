import { EMAIL_PATTERN, MOST_PEOPLE, type Problems } from '@festlig/contracts/define';
import { toPhone } from './phone';

/** What a host fills in about a guest; blank counts as none. `maxPeople` null = any number. */
export interface ContactEntry {
  name: string;
  email: string | null;
  phone: string | null;
  receiveEmail: boolean;
  receiveSms: boolean;
  maxPeople: number | null;
}

export type ContactProblems = Problems<
  'name' | 'email' | 'phone' | 'maxPeople',
  'required' | 'email_invalid' | 'phone_invalid' | 'invalid'
>;

const isBlank = (text: string | null): text is null => text === null || text.trim() === '';

/**
 * What is wrong with a guest: a name; an e-mail to receive e-mail, a phone to receive texts, each of them one; people from
 * 1 to 999 (rules: contact-name, contact-email, contact-phone, contact-people). For the form and the service alike.
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

/** A guest without problems as they are kept: the phone in E.164, what is blank as none. */
export const keptContact = <E extends ContactEntry>(entry: E): E => ({
  ...entry,
  email: isBlank(entry.email) ? null : entry.email,
  phone: isBlank(entry.phone) ? null : toPhone(entry.phone),
});
