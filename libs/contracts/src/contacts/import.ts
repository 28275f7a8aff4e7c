import { z } from 'zod';
import { ObjectIdString, PartyRef } from '../define';

/** What a column of a list can hold. */
export const COLUMN_FIELDS = ['name', 'firstName', 'middleName', 'lastName', 'email', 'phone', 'maxPeople'] as const;

/** Which column holds what, counting from 0: as it was found out, and as a host may say it. */
export const ImportColumns = z.partialRecord(z.enum(COLUMN_FIELDS), z.number().int());
const SaidColumns = z.partialRecord(z.enum(COLUMN_FIELDS), z.number().int().min(0).max(199));
export type ImportColumns = z.output<typeof ImportColumns>;

/** A row of the list: `line` counts from 1 in the file as the host sees it. */
const ImportRow = z.object({ line: z.number().int(), text: z.string() });
export type ImportRow = z.output<typeof ImportRow>;

/** A rejected row: `reason` is an error code. */
export const ImportError = ImportRow.extend({ reason: z.string() });
export type ImportError = z.output<typeof ImportError>;

/**
 * A guest list: pasted text (`csv`), a file's bytes (`file`, base64: UTF-8, UTF-16 or Windows-1252), or one that was
 * previewed within a day (`importId`); and how to read it, where the host knows better than what is found out
 * (rule: import-list).
 */
export const GuestList = z.object({
  partyId: PartyRef,
  csv: z.string().max(20_000_000, 'csv_too_large').optional(),
  file: z.base64('invalid').max(28_000_000, 'csv_too_large').optional(),
  importId: ObjectIdString.optional(),
  columns: SaidColumns.optional(),
  /** Whether the first row only names the columns. */
  header: z.boolean().optional(),
  /** Put the list in the place of the guests who have not been invited (rule: import-replaces). */
  delete: z.boolean().default(false),
});

export const isGiven = {
  check: ({ csv, file, importId }: { csv?: unknown; file?: unknown; importId?: unknown }) =>
    csv !== undefined || file !== undefined || importId !== undefined,
  refusal: { message: 'csv_empty', path: ['csv'] },
};

/** What a page calls a reading it wants to follow, drawn by itself. */
export const ReadingKey = z.string().regex(/^[\w-]{8,64}$/, 'invalid');

/** How far a list is read: lines of the whole list, those read, and those looked through for guests and duplicates. */
export const Reading = z.object({
  lines: z.number().int(),
  read: z.number().int(),
  checked: z.number().int(),
  ended: z.boolean(),
});
export type Reading = z.output<typeof Reading>;

/** A guest of the list whom no mail reaches, for they have no e-mail. Texts to phones come later. */
const MailLess = ImportRow.extend({ hasPhone: z.boolean() });
export type MailLess = z.output<typeof MailLess>;

/**
 * What would become of a list, before anything is written. Lists of rows hold the first 100 of the `count`
 * (rule: import-previewed).
 */
export const ImportPreview = z.object({
  importId: ObjectIdString,
  columns: ImportColumns,
  header: z.boolean(),
  /** Rows as they stand, the first one (header or not) and a few more. */
  sample: z.array(z.array(z.string())),
  rows: z.number().int(),
  /** Guests that would be added. Of them: whom a mail reaches today, as a send counts; with a phone only; with neither. */
  guests: z.number().int(),
  mail: z.number().int(),
  phoneOnly: z.number().int(),
  missing: z.number().int(),
  /** Those with a phone only, and with neither. */
  unreachable: z.array(MailLess),
  /** Guests among them who share an address with another name: families do. */
  family: z.number().int(),
  wrong: z.object({ count: z.number().int(), rows: z.array(ImportError) }),
  /** Rows of a guest who is on the list already, or stood further up in the file. Not among `guests`. */
  duplicates: z.object({
    count: z.number().int(),
    mail: z.number().int(),
    rows: z.array(ImportRow.extend({ where: z.enum(['list', 'file']) })),
  }),
});
export type ImportPreview = z.output<typeof ImportPreview>;

/**
 * An import as far as it is; one that is taken back, as far as that is. When the import has `ended`, `errors` are the
 * first 1,000 of `wrong`, `unreachable` of `phoneOnly` and `missing` (rule: import-counts).
 */
export const Import = z.object({
  importId: ObjectIdString,
  total: z.number().int(),
  done: z.number().int(),
  created: z.number().int(),
  /** Of those created: whom a mail reached then; with a phone only; with neither. */
  mail: z.number().int(),
  phoneOnly: z.number().int(),
  missing: z.number().int(),
  unreachable: z.array(MailLess),
  wrong: z.number().int(),
  errors: z.array(ImportError),
  /** Taken back: how many of its guests have gone. `kept`, at the end: those who have been invited since, and stay. */
  undo: z.object({ removed: z.number().int(), kept: z.number().int() }).nullable(),
  /** Nothing more happens. */
  ended: z.boolean(),
});
export type Import = z.output<typeof Import>;
