import type { Contact } from '@festlig/contracts/contacts';
import type { ContactEntry } from '@festlig/domain/contacts/check-contact';
import { isNameOnly, isSameName, KnownGuests } from '@festlig/domain/contacts/known-guests';
import { isUsable, type PastedGuest } from '@festlig/domain/contacts/pasted-guests';
import type { ApiError } from '../../../api/api-error';
import type { CodedError } from '../../../lib/coded-error';

/** A pasted guest that has not been added yet. */
export interface PastedLine extends PastedGuest {
  id: number;
  /** Why the server has refused this guest. */
  refused?: readonly CodedError[];
}

/** The text of the lines that are left, as the host can change it. */
export const textOf = (heading: string, lines: readonly PastedLine[]): string =>
  [heading, ...lines.map(({ text }) => text)].filter((text) => text !== '').join('\n');

/** A guest further up in the pasted text: the same, or the name of another with the same address. */
export type Above = 'same' | { shares: string };

/** Which lines repeat a guest or an address from further up (rule: same-address-is-family). */
export function repeated(lines: readonly PastedLine[]): ReadonlyMap<number, Above> {
  const seen = new KnownGuests();
  const found = new Map<number, Above>();
  for (const { id, guest } of lines.filter(isUsable)) {
    const relation = isNameOnly(guest) && seen.namesake(guest) ? 'same' : seen.relationOf(guest);
    if (relation === 'same') found.set(id, 'same');
    else if (relation === 'family') found.set(id, { shares: seen.nameAt(guest) ?? '' });
    seen.add(guest);
  }
  return found;
}

/** By what a guest is looked up on the list. */
export const lookedUpBy = ({ email, name }: ContactEntry): string => (email ?? name).toLowerCase();

/** Whether a guest on the list is the one that was sent without an answer. */
export const isTheSent = (onList: Contact, { name, email, phone }: ContactEntry): boolean =>
  isSameName(onList.name, name) && onList.email === email && onList.phone === phone;

/**
 * What a failed call means for the rest. `refused`: the errors of this guest's fields; the next guest can be added.
 * Otherwise nothing more is sent, and without an answer it is not known whether this guest was added.
 */
export function failureOf({ status, errors }: ApiError): { refused: readonly CodedError[] } | { unsure: boolean } {
  const { root, ...fields } = errors;
  if (root === undefined && Object.keys(fields).length > 0) return { refused: Object.values(fields) };
  return { unsure: typeof status !== 'number' || status >= 500 };
}
