import type { Contact } from '@festlig/contracts/contacts';
import { type ContactEntry, keptContact } from '@festlig/domain/contacts/check-contact';
import { showPhone, toPhone } from '@festlig/domain/contacts/phone';
import { textCountry } from '@festlig/domain/contacts/text-countries';
import type { Standing } from '../../components/StandingChip';

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

const isMailed = (contact: Contact): boolean => contact.hasEmail && contact.receiveEmail && !contact.unsubscribed;

/** The one state that a row shows (rule: contact-standing-shown). `unreachable`: without an invitation, and nothing reaches them. */
export function standingOf(contact: Contact): Standing {
  if (contact.rsvp) return contact.rsvp.isComming ? 'coming' : 'notComing';
  if (contact.firstVisit !== null) return 'seen';
  if (contact.hasReceivedInvite) return 'invited';
  return isMailed(contact) || contact.texts === 'text' ? 'new' : 'unreachable';
}

export type BesideState = 'invited' | 'new' | 'textOnly';

/** What appears when the state is pointed at: whether who has gone on was invited, and that only texts reach them. */
export function besideState(contact: Contact): BesideState[] {
  const isBeyond = contact.rsvp !== null || contact.firstVisit !== null;
  return [
    ...(isBeyond ? [contact.hasReceivedInvite ? ('invited' as const) : ('new' as const)] : []),
    ...(contact.texts === 'text' && !isMailed(contact) && !contact.unsubscribed ? ['textOnly' as const] : []),
  ];
}

export type Hindrance = 'unreachable' | 'emailOff' | 'unsubscribed' | 'textStopped' | 'textAbroad' | 'textLost';

const TEXT_HINDRANCES = {
  stopped: 'textStopped',
  abroad: 'textAbroad',
  lost: 'textLost',
  text: null,
  none: null,
} as const;

/** What does not reach a guest, without what the state says already (rules: contact-unsubscribed, text-countries). */
export function hindrancesOf(contact: Contact): Hindrance[] {
  const hindrances: Hindrance[] = [];
  if (contact.unsubscribed) hindrances.push('unsubscribed');
  else if (!isMailed(contact) && contact.texts !== 'text') {
    if (contact.hasEmail) hindrances.push('emailOff');
    else if (standingOf(contact) !== 'unreachable') hindrances.push('unreachable');
  }
  const text = TEXT_HINDRANCES[contact.texts];
  if (text !== null) hindrances.push(text);
  return hindrances;
}
