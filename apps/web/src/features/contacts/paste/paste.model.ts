import type { CellNote, SameGuest } from '@festlig/contracts/contacts';
import type { ContactEntry } from '@festlig/domain/contacts/check-contact';
import { isNameOnly, isSameName, sharedField } from '@festlig/domain/contacts/known-guests';
import { nameLetters } from '@festlig/domain/contacts/name-letters';
import { meantDomain } from '@festlig/domain/contacts/misspelt-domain';
import { isUsable, type PastedGuest, readPasted } from '@festlig/domain/contacts/pasted-guests';
import { isTurned } from '@festlig/domain/contacts/turned-name';
import type { ApiError } from '../../../api/api-error';
import type { CodedError } from '../../../lib/coded-error';

/** A pasted guest that has not been added yet. */
export interface PastedLine extends PastedGuest {
  id: number;
  /** Why the server has refused this guest. */
  refused?: readonly CodedError[];
  /** The host adds the guest although the address is there already. */
  anyway?: boolean;
}

/** The text of the lines that are left, as the host can change it. */
export const textOf = (heading: string, lines: readonly PastedLine[]): string =>
  [heading, ...lines.map(({ text }) => text)].filter((text) => text !== '').join('\n');

/** `mend`: cannot be added; `doubt`: the host is told how it was read or asked what was meant; `others`: neither. */
const GROUPS = ['mend', 'doubt', 'others'] as const;
type Group = (typeof GROUPS)[number];

function groupOf(line: PastedLine): Group {
  if (!isUsable(line) || line.refused !== undefined) return 'mend';
  return line.notes.length > 0 || meantDomain(line.guest.email ?? '') !== null ? 'doubt' : 'others';
}

/** The lines in the order of the text, first those that the host looks for; without empty groups (rule: guests-pasted-reviewed). */
export const inGroups = (lines: readonly PastedLine[]): { group: Group; lines: PastedLine[] }[] =>
  GROUPS.map((group) => ({ group, lines: lines.filter((line) => groupOf(line) === group) })).filter(
    (each) => each.lines.length > 0,
  );

/** The lines after one of them was written anew: read as it stands below the heading, and as several with its number where it now has several guests. */
export function rewritten(lines: readonly PastedLine[], line: PastedLine, text: string, heading: string): PastedLine[] {
  const next = Math.max(...lines.map(({ id }) => id)) + 1;
  const read = readPasted(heading === '' ? text : `${heading}\n${text}`).guests;
  const now = read.map((guest, at) => ({
    ...guest,
    nth: line.nth,
    id: at === 0 ? line.id : next + at - 1,
  }));
  return lines.flatMap((each) => (each.id === line.id ? now : [each]));
}

/** What is said of a name that has been turned round, if it has. */
export const turnOf = ({ notes }: PastedLine): CellNote | undefined => notes.find(isTurned);

/** A line whose name is called as it was written (rule: name-turned). */
export function turnedBack(line: PastedLine): PastedLine {
  const turn = turnOf(line);
  if (turn === undefined) return line;
  const notes = line.notes.filter((note) => note !== turn);
  return { ...line, notes, guest: { ...line.guest, name: nameLetters(turn.was) } };
}

/** The text of a line with another domain in its address: "bo(at)gmial.com" keeps what stands before that. */
export function withDomainOf(text: string, from: string, to: string): string {
  const [was = '', now = ''] = [from, to].map((email) => email.slice(email.indexOf('@') + 1));
  const at = text.toLowerCase().lastIndexOf(was.toLowerCase());
  return at === -1 ? text : text.slice(0, at) + now + text.slice(at + was.length);
}

/** Who has a pasted guest's e-mail or phone already, or the name of a guest without either. */
export interface Double {
  by: 'email' | 'phone' | 'name';
  name: string;
  /** The number of the pasted guest further up; null for a guest on the list. */
  nth: number | null;
}

const sharedBy = (guest: ContactEntry, other: Pick<SameGuest, 'name' | 'email' | 'phone'>): Double['by'] | null => {
  if (isNameOnly(guest)) return isSameName(other.name, guest.name) ? 'name' : null;
  return sharedField(guest, other);
};

/** The guests on the list who have an address of this guest, or the name of one without an address. */
export const sameOnList = (guest: ContactEntry, known: readonly SameGuest[]): SameGuest[] =>
  known.filter((other) => sharedBy(guest, other) !== null);

/** Which lines are on the list already, or stand further up: only lines that can be added (rule: guests-pasted-once). */
export function doublesOf(lines: readonly PastedLine[], known: readonly SameGuest[]): ReadonlyMap<number, Double> {
  const found = new Map<number, Double>();
  for (const [at, line] of lines.entries()) {
    if (!isUsable(line)) continue;
    const { id, guest } = line;
    const onList = sameOnList(guest, known);
    const other = onList.find(({ name }) => isSameName(name, guest.name)) ?? onList[0];
    const above = lines.slice(0, at).find((each) => isUsable(each) && sharedBy(guest, each.guest) !== null);
    const double = other ?? above?.guest;
    const by = double && sharedBy(guest, double);
    if (by) found.set(id, { by, name: double.name, nth: other || !above ? null : above.nth });
  }
  return found;
}

/** Whether a line is not added, because its guest has been: a name alone says too little (rule: guests-pasted-once). */
export const isSkipped = ({ anyway }: PastedLine, double: Double | undefined): boolean =>
  double !== undefined && double.by !== 'name' && anyway !== true;

/** Whether a guest on the list is the one that was sent without an answer. */
export const isTheSent = (onList: SameGuest, { name, email, phone }: ContactEntry): boolean =>
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

/** So many guests are added at a time. */
const MOST_TOGETHER = 5;

/**
 * How many of the lines from `at` on are added together: the first tells alone whether any can be, and so does one that was
 * sent before without an answer, because it is looked up first.
 */
export function togetherFrom(lines: readonly PastedLine[], at: number, wasSent: (line: PastedLine) => boolean): number {
  const next = lines.slice(at, at + MOST_TOGETHER);
  const first = next[0];
  if (at === 0 || first === undefined || wasSent(first)) return 1;
  const sent = next.findIndex(wasSent);
  return sent === -1 ? next.length : sent;
}
