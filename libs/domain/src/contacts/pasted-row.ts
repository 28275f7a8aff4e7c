import type { CellNote } from '@festlig/contracts/contacts';
import { alignedRow } from './align-row';
import type { Columns } from './csv-columns';
import { lineTexts } from './pasted-line';
import { type AllCellTexts, saysNothing } from './read-cell';
import { type ReadGuest, type RowProblem, toGuest, toRow } from './read-row';

/** A line as it was understood. */
export type ReadLine = { cells: AllCellTexts } & (ReadGuest | { reason: RowProblem });

/** The columns that the first line of pasted text names. */
export interface PastedTable {
  columns: Columns;
  delimiter: string;
  width: number;
}

/** The cells of a line; a delimiter in quotes belongs to its cell ("Kjær, Morten"). */
export function cellsOf(line: string, delimiter: string): string[] {
  const cells = [''];
  for (const [part] of line.matchAll(/"[^"]*"|[^"]+|"/g)) {
    const text = part.replaceAll('"', '');
    const [first = '', ...others] = part.startsWith('"') ? [text] : text.split(delimiter);
    cells[cells.length - 1] += first;
    cells.push(...others);
  }
  return cells;
}

/** Reads a line as people write it in a note. */
export function readFreely(line: string): ReadLine {
  const { texts, ...added } = lineTexts(line);
  const read = toGuest(texts, added);
  return typeof read === 'string' ? { cells: texts, reason: read } : { cells: texts, ...read };
}

/**
 * Reads a line below named columns. One that does not have their delimiter, "Per, per@example.dk" among others with
 * semicolons, is read as in a note, and an address in the name or where there is no column for it is found
 * (rule: guests-pasted).
 */
export function readInColumns(line: string, { columns, delimiter, width }: PastedTable): ReadLine {
  const given = cellsOf(line, delimiter);
  if (given.length === 1) return readFreely(line);
  const { cells, surplus } = alignedRow({ line: 1, cells: given }, columns, width);
  const placed = withAddressesPlaced(cells, columns, width);
  const left = cells.length > width ? placed.surplus : surplus;
  const row = { line: 1, cells: placed.cells, ...(left === undefined ? {} : { surplus: left }) };
  const read = toRow(row, placed.columns, delimiter);
  return 'reason' in read ? read : { ...read, notes: [...placed.notes, ...read.notes] };
}

interface Placed {
  /** As wide as the columns, and after them what has found no place in them. */
  cells: string[];
  columns: Columns;
  /** What stands after the last column and is no address. */
  surplus?: string;
  notes: readonly CellNote[];
}

/** Moves addresses and numbers out of names, and addresses out of any other cell, to where they belong. */
function withAddressesPlaced(cells: readonly string[], columns: Columns, width: number): Placed {
  const { name, firstName, middleName, lastName, email, phone, maxPeople, tags, note, moreNotes = [] } = columns;
  const names = new Set([name, firstName, middleName, lastName]);
  const asTheyAre = new Set([email, tags, note, ...moreNotes.map(({ at }) => at)]);
  const found: Record<'email' | 'phone' | 'maxPeople', string[]> = { email: [], phone: [], maxPeople: [] };
  const notes: string[] = [];
  const told: CellNote[] = [];
  const own = cells.map((cell, at) => {
    if (asTheyAre.has(at)) return cell;
    const { texts, note: other, notes: ofCell } = lineTexts(cell);
    const isStray = texts.email !== '' || (names.has(at) && texts.phone !== '');
    if (!isStray) return cell;
    found.email.push(texts.email);
    if (at !== phone) found.phone.push(texts.phone);
    if (at !== maxPeople) found.maxPeople.push(texts.maxPeople);
    notes.push(other);
    told.push(...ofCell);
    if (at === phone || at === maxPeople) notes.push(texts.name);
    return at === phone ? texts.phone : at === maxPeople ? texts.maxPeople : texts.name;
  });
  const placed = Array.from({ length: width }, (_, at) => own[at] ?? '');
  const into = { ...columns };
  for (const field of ['email', 'phone', 'maxPeople'] as const) {
    const [first, ...others] = found[field].filter((text) => text !== '');
    if (first === undefined) continue;
    const at = (into[field] ??= placed.length);
    if (saysNothing((placed[at] ?? '').trim())) placed[at] = first;
    else notes.push(first);
    notes.push(...others);
  }
  const said = notes.filter((text) => text !== '').join(', ');
  if (said !== '') {
    into.moreNotes = [...moreNotes, { at: placed.length, heading: '' }];
    placed.push(said);
  }
  const surplus = own.slice(width).filter((cell) => cell.trim() !== '').join('; '); // prettier-ignore
  return { cells: placed, columns: into, notes: told, ...(surplus === '' ? {} : { surplus }) };
}
