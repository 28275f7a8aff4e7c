import type { Contact, ContactInput } from '@festlig/contracts/contacts';
import { EMAIL_PATTERN } from '@festlig/contracts/define';
import { showPhone, toPhone } from '@festlig/domain/contacts/phone';
import type { z } from 'zod';

/** The guest form. The number stays text while it is typed. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  receiveEmail: boolean;
  receiveSms: boolean;
  anyNumber: boolean;
  maxPeople: string;
}

/** Texts of what can be wrong, in the host's language. */
export interface ContactTexts {
  required: string;
  emailNeeded: string;
  emailInvalid: string;
  phoneNeeded: string;
  phoneInvalid: string;
  maxInvalid: string;
}

export const SORTS = ['name', '-name', 'email', '-createdAt'] as const;
export type Sort = (typeof SORTS)[number];
export const sortOf = (text: string | null): Sort => SORTS.find((sort) => sort === text) ?? 'name';

export function contactValues(contact: Contact | undefined): ContactValues {
  return {
    name: contact?.name ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ? showPhone(contact.phone) : '',
    receiveEmail: contact?.receiveEmail ?? false,
    receiveSms: contact?.receiveSms ?? false,
    anyNumber: (contact?.maxPeople ?? null) === null,
    maxPeople: String(contact?.maxPeople ?? 2),
  };
}

/** What is wrong with what was filled in (rules: contact-name, contact-email, contact-phone, contact-people). */
export function contactProblems(values: ContactValues, texts: ContactTexts): Record<string, string> {
  const problems: Record<string, string> = {};
  const email = values.email?.trim() ?? '';
  if (!values.name?.trim()) problems['name'] = texts.required;
  if (email === '' && values.receiveEmail) problems['email'] = texts.emailNeeded;
  if (email !== '' && !EMAIL_PATTERN.test(email)) problems['email'] = texts.emailInvalid;
  const phone = values.phone?.trim() ?? '';
  if (phone === '' && values.receiveSms) problems['phone'] = texts.phoneNeeded;
  if (phone !== '' && toPhone(phone) === null) problems['phone'] = texts.phoneInvalid;
  const most = Number(values.maxPeople);
  if (!values.anyNumber && (!Number.isInteger(most) || most < 1 || most > 999))
    problems['maxPeople'] = texts.maxInvalid;
  return problems;
}

/** Ticking follows what is entered: on when an address appears, off when it is cleared, else as the host left it. */
export function tickAfter(before: string, after: string, ticked: boolean): boolean {
  const [was, is] = [before.trim() !== '', after.trim() !== ''];
  return was === is ? ticked : is;
}

/** What is saved: all fields are written. */
export function contactInput(values: ContactValues): z.input<typeof ContactInput> {
  return {
    name: values.name.trim(),
    email: values.email?.trim() || null,
    phone: toPhone(values.phone ?? ''),
    receiveEmail: values.receiveEmail,
    receiveSms: values.receiveSms,
    maxPeople: values.anyNumber ? null : Number(values.maxPeople),
  };
}

/** Where somebody is written to. */
const addressesOf = (email: string | null | undefined, phone: string | null): string[] =>
  [email?.trim().toLowerCase() ?? '', phone ?? ''].filter((address) => address !== '');

/**
 * A new e-mail or phone for somebody who already got the invitation at the old one asks for confirmation: where they were
 * written to, and where they will be (rule: contact-address-change). Null when there is nothing to ask.
 */
export function changedAddresses(values: ContactValues, contact: Contact | undefined) {
  if (!contact?.hasReceivedInvite) return null;
  const before = addressesOf(contact.email, contact.phone);
  const after = addressesOf(values.email, toPhone(values.phone ?? ''));
  const show = (addresses: string[]) =>
    addresses.map((address) => (address.includes('@') ? address : showPhone(address)));
  return before.join() === after.join() ? null : { before: show(before), after: show(after) };
}

export type Badge = 'coming' | 'notComing' | 'seen' | 'invited' | 'noEmail' | 'emailOff' | 'unsubscribed';

/**
 * What to know about a guest at a glance; the answer says more than that they have looked, and that more than "invited"
 * (rule: contact-unsubscribed).
 */
export function badgesOf(contact: Contact): Badge[] {
  const badges: Badge[] = [];
  if (contact.rsvp) badges.push(contact.rsvp.isComming ? 'coming' : 'notComing');
  else if (contact.firstVisit !== null) badges.push('seen');
  else if (contact.hasReceivedInvite) badges.push('invited');
  if (!contact.hasEmail) badges.push('noEmail');
  else if (!contact.receiveEmail) badges.push('emailOff');
  else if (contact.unsubscribed) badges.push('unsubscribed');
  return badges;
}
