import type { CellNote } from '@festlig/contracts/contacts';
import { greetsWhole } from './greeting-name';

/** "Lund, Ole": one surname, and the first names of a person. "Anne Holm, Bo" is two people. */
const SURNAME_FIRST = /^((?:(?:von|van|de|der|du|af) )*\p{Lu}[^\s\d,]*), (\p{Lu}[^\d,]*)$/u;
/** "Hansen, Peter": a surname that nobody is called by alone, so that these are not two people. */
const SURNAME = /(?:sen|sson|gaard|gård)$/u;

/** "Lund, Ole" as "Ole Lund", where it is known to be one person; undefined where it is the name of several. */
export function turnedName(name: string): string | undefined {
  const [, surname = '', first = ''] = SURNAME_FIRST.exec(name) ?? [];
  return surname === '' || greetsWhole(surname) || greetsWhole(first) ? undefined : `${first} ${surname}`;
}

/**
 * The same where nothing in the writing says that it is one person: the surname does ("Hansen, Peter"), or the name has one
 * address (rule: name-turned). "Hansen, Jensen" is two people all the same.
 */
export function turnedIfOne(name: string, hasOneAddress: boolean): string | undefined {
  const [surname = '', first = ''] = name.split(', ');
  return (hasOneAddress || SURNAME.test(surname)) && !SURNAME.test(first) ? turnedName(name) : undefined;
}

/** Whether a note says that the name has been turned round. */
export const isTurned = ({ field, how, was, now }: CellNote): boolean =>
  field === 'name' && how === 'mended' && now !== null && turnedName(was) === now;

export const turnedNote = (was: string, now: string): CellNote => ({ field: 'name', how: 'mended', was, now });
