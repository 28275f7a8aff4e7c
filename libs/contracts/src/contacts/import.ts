import { z } from 'zod';
import { ObjectIdString, PartyRef } from '../define';
import { ImportRow } from './import-rows';

/** What a column of a list can contain. */
export const COLUMN_FIELDS = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  'email',
  'phone',
  'maxPeople',
  'tags',
  'note',
] as const;

/** The most columns that are looked at. */
const COLUMNS_MAX = 200;
/** Characters of a column's name that are read: no known one is longer. */
export const LONGEST_HEADING = 100;

const furtherNotes = (at: z.ZodInt, heading: z.ZodString) => z.array(z.object({ at, heading }));
/**
 * The index of each column from 0, as detected or as given by a host. `moreNotes`: further columns that belong to the note,
 * each with its heading, which is blank where there is none (rule: import-note).
 */
const columnsBy = (at: z.ZodInt, moreNotes: ReturnType<typeof furtherNotes>) => {
  const field = at.exactOptional();
  return z.strictObject({
    name: field,
    firstName: field,
    middleName: field,
    lastName: field,
    email: field,
    phone: field,
    maxPeople: field,
    tags: field,
    note: field,
    moreNotes: moreNotes.exactOptional(),
  });
};
export const ImportColumns = columnsBy(z.int(), furtherNotes(z.int(), z.string()));
/** Longer than the longest name of a sheet. */
const LONGEST_SHEET = 100;
const givenAt = z
  .int()
  .min(0)
  .max(COLUMNS_MAX - 1);
const GivenColumns = columnsBy(
  givenAt,
  furtherNotes(givenAt, z.string().max(LONGEST_HEADING, 'too_long')).max(COLUMNS_MAX),
);
export type ImportColumns = z.output<typeof ImportColumns>;

/** A row that is no guest. `reason` is an error code. */
export const ImportError = ImportRow.extend({ reason: z.string() });
export type ImportError = z.output<typeof ImportError>;

/**
 * A guest list: pasted text (`csv`), the bytes of a file (`file`, base64: a spreadsheet .xlsx, an address book .vcf, or text
 * in UTF-8, UTF-16 or Windows-1252), or a list previewed within the last day (`importId`). The other fields tell how to
 * read it, where the host corrects what was detected (rule: import-list).
 */
export const GuestList = z.object({
  partyId: PartyRef,
  csv: z.string().max(20_000_000, 'csv_too_large').optional(),
  file: z.base64('invalid').max(28_000_000, 'csv_too_large').optional(),
  importId: ObjectIdString.optional(),
  /** The sheet of a spreadsheet that is read, by its name; without it, or if there is none of that name, the first with cells. */
  sheet: z.string().max(LONGEST_SHEET, 'too_long').optional(),
  columns: GivenColumns.optional(),
  /** Whether the first row only names the columns. */
  header: z.boolean().optional(),
  /** Replaces the guests who have not been invited with this list (rule: import-replaces). */
  delete: z.boolean().default(false),
});

export const isGiven = {
  check: ({ csv, file, importId }: { csv?: unknown; file?: unknown; importId?: unknown }) =>
    csv !== undefined || file !== undefined || importId !== undefined,
  refusal: { message: 'csv_empty', path: ['csv'] },
};

/** The sheets of a spreadsheet that have cells, by name, and the one that is read. */
export const Sheets = z.object({ names: z.array(z.string()), read: z.string() });
export type Sheets = z.output<typeof Sheets>;

/** A random key by which a page follows its own reading. */
export const ReadingKey = z.string().regex(/^[\w-]{8,64}$/, 'invalid');

/** Progress of reading a list: lines of the whole list, lines read, and lines checked for guests and duplicates. */
export const Reading = z.object({
  lines: z.number().int(),
  read: z.number().int(),
  checked: z.number().int(),
  ended: z.boolean(),
});
export type Reading = z.output<typeof Reading>;

/** A guest of the list without an e-mail address, who cannot be mailed. `abroad`: nor texted at that number. */
const MailLess = ImportRow.extend({ hasPhone: z.boolean(), abroad: z.boolean().default(false) });
export type MailLess = z.output<typeof MailLess>;

const Count = z.number().int();
const None = Count.default(0);
/** Some guests of a list: how many can be mailed, can only be texted, have only a phone, or have neither. */
const Reached = { mail: Count, text: Count, phoneOnly: None, missing: None };
/** Guests among them with a cell that was left out, and others with a cell that was mended. */
const Read = { dropped: None, mended: None };

/**
 * What an import of a list would do, before anything is written. The rows that need a look are listed by
 * `listImportRows` (rule: import-previewed).
 */
export const ImportPreview = z.object({
  importId: ObjectIdString,
  columns: ImportColumns,
  header: z.boolean(),
  /** Null for a list with only one sheet, or none. */
  sheets: Sheets.nullable().default(null),
  /** The rows above the names of the columns, which are left out (rule: import-title-left-out). */
  above: z.array(z.string()).default([]),
  /** The list is an address book, which has cards instead of rows and columns. */
  cards: z.boolean().default(false),
  /** The cells of the first row (header or not) and a few more. */
  sample: z.array(z.array(z.string())),
  rows: z.number().int(),
  /** Guests that would be added. */
  guests: Count,
  ...Reached,
  ...Read,
  /** Guests among them who share an address with another name, as families do. */
  family: z.number().int(),
  /** Rows with neither a name nor an address. */
  wrong: z.number().int(),
  /** Guests who are already on the list or occur earlier in the file. Not counted in `guests`. */
  duplicates: z.object({ count: Count, ...Reached, ...Read }),
});
export type ImportPreview = z.output<typeof ImportPreview>;

/**
 * Progress of an import, or of undoing it. When it has `ended`, `errors` are the first 1,000 of `wrong`, and
 * `unreachable` the first of `phoneOnly` and `missing` (rule: import-counts).
 */
export const Import = z.object({
  importId: ObjectIdString,
  total: z.number().int(),
  done: z.number().int(),
  created: z.number().int(),
  /** Of those created: guests who could be mailed then, who could only be texted, with only a phone, and with neither. */
  mail: z.number().int(),
  text: z.number().int().default(0),
  phoneOnly: z.number().int(),
  missing: z.number().int(),
  unreachable: z.array(MailLess),
  /** Of those created: guests with a cell that was left out, and others with a cell that was mended. */
  dropped: z.number().int().default(0),
  mended: z.number().int().default(0),
  /** Rows that were not added, and how many of them because the guest was there already. */
  wrong: z.number().int(),
  skipped: z.number().int().default(0),
  errors: z.array(ImportError),
  /**
   * Present when the import is undone: how many of its guests are removed, and (`kept`, at the end) how many stay
   * because they have been invited since.
   */
  undo: z.object({ removed: z.number().int(), kept: z.number().int() }).nullable(),
  /** True when nothing more will happen. */
  ended: z.boolean(),
});
export type Import = z.output<typeof Import>;
