import { z } from 'zod';

/** A row of the list. `line` counts from 1 in the file as the host sees it. */
export const ImportRow = z.object({ line: z.number().int(), text: z.string() });
export type ImportRow = z.output<typeof ImportRow>;

/** The fields of a guest whose cells are read, mended or dropped. The name can stand in several columns. */
export const NOTED_FIELDS = ['name', 'email', 'phone', 'maxPeople'] as const;
export type NotedField = (typeof NOTED_FIELDS)[number];

/** What the cells of a row say, or the host has entered instead. */
const CellTexts = z.partialRecord(z.enum(NOTED_FIELDS), z.string());
export const GivenCellTexts = z.partialRecord(z.enum(NOTED_FIELDS), z.string().max(300, 'too_long'));
export type CellTexts = z.output<typeof CellTexts>;

/**
 * A cell that was not as a form would accept it (`was`). It was read as `now`, or left out of the guest because it
 * cannot be read (rule: import-keeps-guests). `noted`: a number that is no phone number, and is in the note. A `note`
 * that is too long is shortened. `row`: the row has more cells than the header (rule: import-rows-aligned).
 */
export const CellNote = z.object({
  field: z.enum([...NOTED_FIELDS, 'note', 'row']),
  how: z.enum(['mended', 'dropped', 'noted']),
  was: z.string(),
  now: z.string().nullable(),
});
export type CellNote = z.output<typeof CellNote>;

/** Rows of a page of the rows that need a look. */
export const NOTED_ROWS_PAGE = 25;

/**
 * Why a row needs a look: a cell was left out, nobody can be reached, a cell was mended, only by phone, another guest
 * has the same address, the guest is there already, the row is no guest. A row can have several reasons.
 */
export const ROW_KINDS = ['dropped', 'missing', 'mended', 'phoneOnly', 'family', 'duplicate', 'wrong'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** A row that needs a look, as it stands in the list or as the host has mended it (rule: import-leads-with-missing). */
export const NotedRow = ImportRow.extend({
  kinds: z.array(z.enum(ROW_KINDS)),
  cells: CellTexts,
  notes: z.array(CellNote),
  /** Where the same guest is already. */
  where: z.enum(['list', 'file']).nullable(),
  /** The only phone number is in a country to which no texts are sent. */
  abroad: z.boolean(),
  /** The name of another guest with the same e-mail or phone (rule: same-address-is-family). */
  shares: z.string().nullable().default(null),
});
export type NotedRow = z.output<typeof NotedRow>;
