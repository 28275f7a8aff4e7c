import type { Contact } from '@festlig/contracts/contacts';
import { type ContactEntry, keptContact } from '@festlig/domain/contacts/check-contact';
import { showPhone, toPhone } from '@festlig/domain/contacts/phone';
import { textCountry } from '@festlig/domain/contacts/text-countries';

/** The values of the guest form. The number stays text while it is typed. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  receiveEmail: boolean;
  receiveSms: boolean;
  anyNumber: boolean;
  maxPeople: string;
  tags: string[];
  note: string;
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
    tags: contact?.tags ?? [],
    note: contact?.note ?? '',
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
  tags: values.tags ?? [],
  note: values.note?.trim() ?? '',
});

/** The form's values as the guest to be saved. */
export const contactInput = (values: ContactValues): ContactEntry => keptContact(contactEntry(values));

/** What is saved of an existing guest: only the fields that the host has changed (rule: edits-by-version). */
export function contactChange(before: ContactValues, after: ContactValues): Partial<ContactEntry> {
  const [was, is] = [contactInput(before), contactInput(after)];
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return Object.fromEntries(
    Object.entries(is).filter(([field, value]) => !isSame(value, was[field as keyof ContactEntry])),
  );
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

/**
 * Why no text reaches the number that is typed, or null (rules: text-countries, unsubscribe-texts). `stopped`: the
 * guest's stored number, if it has unsubscribed.
 */
export function textHindrance(values: ContactValues, stopped: string | null): 'abroad' | 'stopped' | null {
  const phone = toPhone(values.phone ?? '');
  if (phone === null || !values.receiveSms) return null;
  if (textCountry(phone) === null) return 'abroad';
  return phone === stopped ? 'stopped' : null;
}

export type Badge =
  | 'coming'
  | 'notComing'
  | 'seen'
  | 'invited'
  | 'textOnly'
  | 'unreachable'
  | 'emailOff'
  | 'unsubscribed'
  | 'textStopped'
  | 'textAbroad';

const TEXT_BADGES = { stopped: 'textStopped', abroad: 'textAbroad', text: null, none: null } as const;

/**
 * A guest's status at a glance: whether they are invited, their answer or else whether they have seen the page, and
 * what does not reach them (rules: contact-standing-shown, contact-unsubscribed, text-countries).
 */
export function badgesOf(contact: Contact): Badge[] {
  const badges: Badge[] = [];
  if (contact.hasReceivedInvite) badges.push('invited');
  if (contact.rsvp) badges.push(contact.rsvp.isComming ? 'coming' : 'notComing');
  else if (contact.firstVisit !== null) badges.push('seen');
  if (contact.unsubscribed) badges.push('unsubscribed');
  else if (!contact.hasEmail || !contact.receiveEmail) {
    badges.push(contact.texts === 'text' ? 'textOnly' : contact.hasEmail ? 'emailOff' : 'unreachable');
  }
  const text = TEXT_BADGES[contact.texts];
  if (text !== null) badges.push(text);
  return badges;
}

/** The same where there is little room: that a guest is invited goes without saying once they have seen the page or replied. */
export const briefBadgesOf = (contact: Contact): Badge[] =>
  badgesOf(contact).filter((badge) => badge !== 'invited' || (contact.rsvp === null && contact.firstVisit === null));
