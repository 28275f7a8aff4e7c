import { type COLUMN_FIELDS, type ImportColumns, LONGEST_HEADING } from '@festlig/contracts/contacts';
import { composed, EMAIL_PATTERN } from '@festlig/contracts/define';
import { toPhone } from './phone';

type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The index of each column, from 0. */
export type Columns = ImportColumns;

/** Column names as people and address books write them, normalised by {@link key}. */
const NAMES: Record<ColumnField, readonly string[]> = {
  name: [
    ...['navn', 'name', 'fuldenavn', 'fuldtnavn', 'fullname', 'gæst', 'gæster', 'gæstnavn', 'gæstensnavn', 'guest'],
    ...['guestname', 'kontakt', 'contact', 'displayname', 'vistnavn'],
  ],
  firstName: ['fornavn', 'fornavne', 'firstname', 'givenname', 'first'],
  middleName: ['mellemnavn', 'mellemnavne', 'middlename', 'additionalname'],
  lastName: ['efternavn', 'efternavne', 'lastname', 'surname', 'familyname', 'last'],
  email: [
    ...['email', 'mail', 'emailadresse', 'mailadresse', 'emailaddress', 'mailaddress', 'epost', 'epostadresse'],
    ...['email1', 'email1value'],
  ],
  phone: [
    ...['telefon', 'telefonnummer', 'telefonnr', 'mobil', 'mobilnummer', 'mobilnr', 'mobiltelefon', 'tlf', 'tlfnr'],
    ...[
      'tlfnummer',
      'phone',
      'phonenumber',
      'mobile',
      'mobilephone',
      'mobilenumber',
      'cell',
      'cellphone',
      'tel',
      'sms',
    ],
    ...['phone1', 'phone1value', 'telephone'],
  ],
  maxPeople: [
    ...['antal', 'antalgæster', 'antalpersoner', 'personer', 'max', 'maks', 'maxantal', 'maksantal', 'maxpersoner'],
    ...['makspersoner', 'maxantalpersoner', 'maksantalpersoner', 'maxantalgæster', 'maksantalgæster'],
    ...['maxpeople', 'maxguests', 'guests', 'people', 'count', 'numberofpeople', 'numberofguests', 'partysize'],
  ],
  tags: [
    ...['bord', 'table', 'familie', 'family', 'gruppe', 'group', 'grupper', 'groups', 'tags', 'tag', 'categories'],
  ],
  note: [
    ...['note', 'notes', 'noter', 'bemærkning', 'bemærkninger', 'kommentar', 'kommentarer', 'comment', 'comments'],
    ...['remark', 'remarks'],
  ],
};

/** Names of columns of what a guest cannot or does not eat, which belongs to the note (rule: import-note). */
const DIETS: readonly string[] = [
  ...['allergi', 'allergier', 'diæt', 'kost', 'kosthensyn', 'kostønsker', 'mad', 'madhensyn', 'madønsker'],
  ...['allergy', 'allergies', 'diet', 'dietary', 'dietaryneeds', 'dietaryrequirements', 'dietaryrestrictions'],
];
const isDiet = (cell: string): boolean => DIETS.includes(key(cell));

const FIELD_OF = new Map(
  Object.entries({ ...NAMES, note: [...NAMES.note, ...DIETS] }).flatMap(([field, names]) =>
    names.map((name) => [name, field as ColumnField] as const),
  ),
);

/** Normalises a column name: `E-mail adresse:` and `e-mailadresse` become the same. */
const key = (cell: string): string =>
  composed(cell.slice(0, LONGEST_HEADING))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The columns that a row names. If several mean the same, the first one counts; only notes are read from all of theirs,
 * a diet under its heading (rule: import-note). Empty when the row names none.
 */
export function namedColumns(cells: readonly string[]): Columns {
  const columns: Columns = {};
  const notes: { at: number; heading: string }[] = [];
  cells.forEach((cell, at) => {
    const field = FIELD_OF.get(key(cell));
    if (field === 'note') notes.push({ at, heading: cell.trim().slice(0, LONGEST_HEADING) });
    else if (field !== undefined) columns[field] ??= at;
  });
  const note = notes.find(({ heading }) => !isDiet(heading)) ?? notes[0];
  if (note === undefined) return columns;
  const moreNotes = notes.filter((each) => each !== note);
  return { ...columns, note: note.at, ...(moreNotes.length > 0 ? { moreNotes } : {}) };
}

export const hasName = (columns: Columns): boolean =>
  columns.name !== undefined || columns.firstName !== undefined || columns.lastName !== undefined;

/** Derives the columns from the data of a list without column names. Null when they are not clear. */
export function guessColumns(rows: readonly (readonly string[])[]): Columns | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const holds = (at: number, test: (cell: string) => boolean): boolean => {
    const filled = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter(test).length > filled.length / 2;
  };
  const find = (test: (cell: string) => boolean): number | undefined => {
    const at = Array.from({ length: width }, (_, index) => index).findIndex((index) => holds(index, test));
    return at === -1 ? undefined : at;
  };
  const email = find((cell) => EMAIL_PATTERN.test(cell));
  const phone = find((cell) => toPhone(cell) !== null);
  const name = find((cell) => /\p{L}{2}/u.test(cell) && !cell.includes('@') && !/\d/.test(cell));
  if (name === undefined || (email === undefined && phone === undefined)) return null;
  return { name, ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) };
}

/** Rows in which the names of the columns are looked for. */
const HEADER_WITHIN = 5;

const DATE = /^\d{1,4}([-./]) ?\d{1,2}\1 ?\d{2,4}$/;

/** Whether a cell is an e-mail address or a phone number, and nothing else. */
function isAddress(cell: string): boolean {
  const text = cell.slice(0, LONGEST_HEADING).trim();
  return EMAIL_PATTERN.test(text) || (/^[+(\d][\d\s().-]+$/.test(text) && !DATE.test(text) && toPhone(text) !== null);
}

/** How many columns a row names; none when it has an address, or names neither guests nor their addresses. */
export function namesOf(cells: readonly string[]): number {
  const { moreNotes: _, ...columns } = namedColumns(cells);
  const isOfGuests = hasName(columns) || columns.email !== undefined || columns.phone !== undefined;
  return isOfGuests && !cells.some(isAddress) ? Object.keys(columns).length : 0;
}

/**
 * The index of the row that names the columns, below a title: the first of the first five that names two. 0 when there is
 * none, or when a row above it has an address, as a guest has (rule: import-title-left-out).
 */
export function headerAt(rows: readonly (readonly string[])[]): number {
  const at = rows.slice(0, HEADER_WITHIN).findIndex((cells) => namesOf(cells) > 1);
  return rows.slice(0, Math.max(0, at)).some((cells) => cells.some(isAddress)) ? 0 : Math.max(0, at);
}
