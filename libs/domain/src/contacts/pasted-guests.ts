import type { CellNote } from '@festlig/contracts/contacts';
import { checkContact, type ContactEntry, type ContactProblems } from './check-contact';
import { hasName, namedColumns } from './csv-columns';
import { detectDelimiter } from './csv-delimiter';
import { cellsOf, type PastedTable, readFreely, readInColumns, type ReadLine } from './pasted-row';
import { nameLetters } from './name-letters';
import { nameFromEmail } from './read-cell';
import type { AllCellTexts } from './read-cell';
import type { RowProblem } from './read-row';

/** Most guests that are added at once from pasted text; more are an import (rule: guests-pasted). */
export const MOST_PASTED = 50;
/** Characters of a line that are read. */
const LONGEST_LINE = 1000;

/** One guest as it was pasted, and what was understood. */
export interface PastedGuest {
  text: string;
  /**
   * The number of its line, from 1, as a spreadsheet numbers its rows: a heading and empty lines are counted. Where a line has several
   * guests, all guests are counted instead.
   */
  nth: number;
  cells: AllCellTexts;
  /** What was mended. */
  notes: readonly CellNote[];
  /** Why the text is no guest. */
  reason?: RowProblem;
  guest: ContactEntry;
  /** What has to be corrected first: the same as in the form. */
  problems: ContactProblems;
}

export interface Pasted {
  /** A first line that only names what follows; blank if there is none. */
  heading: string;
  /** The number of guests, also where there are too many to be read. */
  count: number;
  /** Empty when there are more than can be added at once. */
  guests: PastedGuest[];
}

const hasAddress = (word: string | undefined): boolean => word !== undefined && /\S@\S/.test(word);

/** The guests in one line: several where it has several addresses, as mail programs copy them. */
function guestsOf(line: string): string[] {
  // Words and what separates them, in turn.
  const words = line.split(/([\s,;]+)/);
  if (words.filter(hasAddress).length < 2) return [line];
  const found: string[] = [];
  let guest = '';
  for (let at = 0; at < words.length; at += 2) {
    const [word = '', separator = '', next] = words.slice(at, at + 3);
    guest += word;
    if (hasAddress(word) && (/[,;]/.test(separator) || hasAddress(next))) {
      found.push(guest);
      guest = '';
    } else guest += separator;
  }
  return [...found, guest].filter((each) => each.trim() !== '');
}

/** Whether a line has nothing in it, or only what separates cells: a spreadsheet's empty row (";;"). */
export const isBlankLine = (line: string): boolean => !/[^\s;,|"]/.test(line);

type Line = Pick<PastedGuest, 'text' | 'nth'>;

interface Layout {
  heading: string;
  lines: Line[];
  /** The columns that the heading names, if it names several. */
  table?: PastedTable;
}

/** The guests of lines that name no columns. */
function inTurn(lines: Line[]): Line[] {
  const guests = lines.flatMap(({ text, nth }) => guestsOf(text).map((guest) => ({ text: guest, nth })));
  return guests.length === lines.length ? guests : guests.map(({ text }, at) => ({ text, nth: at + 1 }));
}

function layoutOf(text: string): Layout {
  const lines = text
    .split(/\r\n|[\r\n\v\f\u2028\u2029]/)
    .map((line, at) => ({ text: line, nth: at + 1 }))
    .filter((line) => !isBlankLine(line.text));
  const [first, ...rest] = lines;
  if (first && rest.length > 0) {
    const heading = first.text;
    const delimiter = detectDelimiter(lines.map((line) => line.text).join('\n'));
    const cells = cellsOf(heading, delimiter);
    const columns = namedColumns(cells);
    const isTable = hasName(columns) && Object.keys(columns).length > 1;
    if (isTable) return { heading, lines: rest, table: { columns, delimiter, width: cells.length } };
    if (cells.length === 1 && columns.name !== undefined) return { heading, lines: inTurn(rest) };
  }
  return { heading: '', lines: inTurn(lines) };
}

function readLine(text: string, table: PastedTable | undefined): ReadLine {
  const line = text.slice(0, LONGEST_LINE);
  return table ? readInColumns(line, table) : readFreely(line);
}

const NOBODY: ContactEntry = {
  name: '',
  email: null,
  phone: null,
  receiveEmail: false,
  receiveSms: false,
  maxPeople: null,
};

/** A line that is meant as a phone number: nobody is called that. */
const ONLY_NUMBER = /^\+?\d[\d\s]*$/;

/** What a guest is called of whom a line has only an address or a number, which is wrong; blank for any other line. */
function nameFromWrong(text: string, read: ReadLine): string {
  const { email, phone } = read.cells;
  if ('reason' in read)
    return read.reason === 'required' ? nameFromEmail(email) || (/\d/.test(phone) ? phone : '') : '';
  return read.guest.phone === null && ONLY_NUMBER.test(text) ? text : '';
}

/**
 * An import leaves out what cannot be read. Here the host is still writing: it stays, and is checked as in the form
 * (rule: guests-pasted).
 */
function toPasted({ text, nth }: Line, read: ReadLine): PastedGuest {
  const { cells } = read;
  const said = { text: text.trim(), nth, cells };
  // Nothing but an address or a number that is wrong, "per@x" or "12345678": the guest has its name, and it is to be corrected.
  const name = nameFromWrong(said.text, read);
  if (name !== '') {
    const guest = { ...NOBODY, name, email: cells.email || null, phone: cells.phone || (cells.email ? null : name) };
    return { ...said, notes: [], guest, problems: checkContact(guest) };
  }
  if ('reason' in read) {
    const guest = { ...NOBODY, name: cells.name };
    return { ...said, notes: [], reason: read.reason, guest, problems: checkContact(guest) };
  }
  const isLeftOut = (field: string) => read.notes.some((note) => note.field === field && note.how === 'dropped');
  const guest = {
    ...read.guest,
    name: nameLetters(read.guest.name),
    ...(isLeftOut('email') && { email: cells.email }),
    ...(isLeftOut('phone') && { phone: cells.phone }),
    ...(isLeftOut('maxPeople') && { maxPeople: Number.NaN }),
  };
  const notes = read.notes.filter(({ field, how }) => how !== 'dropped' || field === 'row');
  return { ...said, notes, guest, problems: checkContact(guest) };
}

/** Reads the guests in pasted text: one a line, or the addresses as mail programs copy them (rule: guests-pasted). */
export function readPasted(text: string): Pasted {
  const { heading, lines, table } = layoutOf(text);
  const read = lines.length > MOST_PASTED ? [] : lines;
  return {
    heading,
    count: lines.length,
    guests: read.map((line) => toPasted(line, readLine(line.text, table))),
  };
}

/** Whether pasted text has more than one guest in it, or a line for each. */
export function hasSeveral(text: string): boolean {
  const { heading, lines } = layoutOf(text);
  return lines.length + (heading === '' ? 0 : 1) > 1;
}

/** Whether a guest can be added as it was understood. */
export const isUsable = ({ reason, problems }: PastedGuest): boolean =>
  reason === undefined && Object.keys(problems).length === 0;
