import type { Contact, ContactInput } from '@festlig/contracts/contacts';
import { EMAIL_PATTERN } from '@festlig/contracts/define';
import type { z } from 'zod';

/** The guest form. The number stays text while it is typed. */
export interface ContactValues {
  name: string;
  email: string;
  receiveEmail: boolean;
  anyNumber: boolean;
  maxPeople: string;
}

/** Texts of what can be wrong, in the host's language. */
export interface ContactTexts {
  required: string;
  emailNeeded: string;
  emailInvalid: string;
  maxInvalid: string;
}

export const SORTS = ['name', '-name', 'email', '-createdAt'] as const;
export type Sort = (typeof SORTS)[number];
export const sortOf = (text: string | null): Sort => SORTS.find((sort) => sort === text) ?? 'name';

export function contactValues(contact: Contact | undefined): ContactValues {
  return {
    name: contact?.name ?? '',
    email: contact?.email ?? '',
    receiveEmail: contact?.receiveEmail ?? false,
    anyNumber: (contact?.maxPeople ?? null) === null,
    maxPeople: String(contact?.maxPeople ?? 2),
  };
}

/** Spec section 5, Contacts. */
export function contactProblems(values: ContactValues, texts: ContactTexts): Record<string, string> {
  const problems: Record<string, string> = {};
  const email = values.email?.trim() ?? '';
  if (!values.name?.trim()) problems['name'] = texts.required;
  if (email === '' && values.receiveEmail) problems['email'] = texts.emailNeeded;
  if (email !== '' && !EMAIL_PATTERN.test(email)) problems['email'] = texts.emailInvalid;
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

/** What is saved. All fields are written, so the phone the form does not show is kept as it was. */
export function contactInput(values: ContactValues, contact: Contact | undefined): z.input<typeof ContactInput> {
  return {
    name: values.name.trim(),
    email: values.email?.trim() || null,
    phone: contact?.phone ?? null,
    receiveEmail: values.receiveEmail,
    receiveSms: contact?.receiveSms ?? false,
    maxPeople: values.anyNumber ? null : Number(values.maxPeople),
  };
}

/** A new address for somebody who already got the invitation at the old one asks for confirmation (spec section 5). */
export function changesInvitedEmail(values: ContactValues, contact: Contact | undefined): boolean {
  if (!contact?.hasReceivedInvite) return false;
  return (values.email?.trim().toLowerCase() ?? '') !== (contact.email ?? '').toLowerCase();
}

export type Badge = 'coming' | 'notComing' | 'invited' | 'noEmail' | 'emailOff';

/** What to know about a guest at a glance; the answer says more than "invited". */
export function badgesOf(contact: Contact): Badge[] {
  const badges: Badge[] = [];
  if (contact.rsvp) badges.push(contact.rsvp.isComming ? 'coming' : 'notComing');
  else if (contact.hasReceivedInvite) badges.push('invited');
  if (!contact.hasEmail) badges.push('noEmail');
  else if (!contact.receiveEmail) badges.push('emailOff');
  return badges;
}
