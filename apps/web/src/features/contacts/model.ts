import type { Contact } from '@festlig/contracts/contacts';
import { type ContactEntry, keptContact } from '@festlig/domain/contacts/check-contact';
import { showPhone, toPhone } from '@festlig/domain/contacts/phone';

/** The values of the guest form. The number stays text while it is typed. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  receiveEmail: boolean;
  receiveSms: boolean;
  anyNumber: boolean;
  maxPeople: string;
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

/** The tick follows the address: set when one appears, cleared when it is removed, otherwise as the host left it. */
export function tickAfter(before: string, after: string, ticked: boolean): boolean {
  const [was, is] = [before.trim() !== '', after.trim() !== ''];
  return was === is ? ticked : is;
}

/** The form's values as the guest to be validated. */
export const contactEntry = (values: ContactValues): ContactEntry => ({
  name: values.name?.trim() ?? '',
  email: values.email?.trim() || null,
  phone: values.phone?.trim() || null,
  receiveEmail: values.receiveEmail,
  receiveSms: values.receiveSms,
  maxPeople: values.anyNumber ? null : Number(values.maxPeople),
});

/** The form's values as the guest to be saved. */
export const contactInput = (values: ContactValues): ContactEntry => keptContact(contactEntry(values));

/** What is saved of an existing guest: only the fields that the host has changed (rule: edits-by-version). */
export function contactChange(before: ContactValues, after: ContactValues): Partial<ContactEntry> {
  const [was, is] = [contactInput(before), contactInput(after)];
  return Object.fromEntries(Object.entries(is).filter(([field, value]) => value !== was[field as keyof ContactEntry]));
}

/** The addresses to which a guest's mails and texts go. */
const addressesOf = (email: string | null | undefined, phone: string | null): string[] =>
  [email?.trim().toLowerCase() ?? '', phone ?? ''].filter((address) => address !== '');

/**
 * When the e-mail or phone of an already invited guest changes, the host must confirm it: returns the addresses before
 * and after (rule: contact-address-change). Null when there is nothing to confirm.
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
 * A guest's status at a glance: whether they are invited, and their answer or else whether they have seen the page
 * (rules: contact-standing-shown, contact-unsubscribed).
 */
export function badgesOf(contact: Contact): Badge[] {
  const badges: Badge[] = [];
  if (contact.hasReceivedInvite) badges.push('invited');
  if (contact.rsvp) badges.push(contact.rsvp.isComming ? 'coming' : 'notComing');
  else if (contact.firstVisit !== null) badges.push('seen');
  if (!contact.hasEmail) badges.push('noEmail');
  else if (!contact.receiveEmail) badges.push('emailOff');
  else if (contact.unsubscribed) badges.push('unsubscribed');
  return badges;
}
