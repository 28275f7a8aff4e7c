import { Import, ImportColumns, Reading, Sheets } from '@festlig/contracts/contacts';
import type { FieldsOf } from '@festlig/platform/mongo';
import { Schema } from 'mongoose';
import { z } from 'zod';

export const IMPORTS = 'Import';

/** An uploaded guest list. Deleted after a day. */
const List = z.object({
  _id: z.string(),
  /**
   * Random secret from which the ids of the list's guests are computed. It is never returned, because those ids
   * could be computed from it.
   */
  key: z.string(),
  partyId: z.string(),
  /** The host who uploaded the list; absent in older imports, like `reading`. */
  by: z.string().exactOptional(),
  delimiter: z.string(),
  /** Of a spreadsheet with several sheets; absent in all other lists. */
  sheets: Sheets.exactOptional(),
  /** The rows above the names of the columns; absent when there are none. */
  above: z.array(z.string()).exactOptional(),
  /** Of an address book; absent in all other lists. */
  cards: z.literal(true).exactOptional(),
  /** First as detected, then as the host chose. */
  columns: ImportColumns,
  header: z.boolean(),
  /** How far the list is read for its preview; `key` is the page's name for this reading. */
  reading: Reading.extend({ key: z.string().nullable() }).exactOptional(),
  /** The latest preview: the key under which its noted rows are stored, and the columns that it read. */
  noted: z.object({ key: z.string(), columns: ImportColumns }).exactOptional(),
  expiresAt: z.date(),
});

/**
 * The whole list is stored in chunks. `total` is the number of rows without a header, `chunks` the number of
 * chunks.
 */
const Kept = List.extend({ total: z.number(), chunks: z.number() });

/** The results of the rows imported so far. */
const { done, created, mail, text, phoneOnly, missing, dropped, mended, wrong, skipped, errors, unreachable } =
  Import.shape;
const Counted = z.object({
  done,
  created,
  mail,
  text,
  phoneOnly,
  missing,
  dropped,
  mended,
  wrong,
  skipped,
  errors,
  unreachable,
});

/** The host has started the import. */
const Started = Kept.extend({
  ...Counted.shape,
  startedAt: z.date(),
  duplicates: z.enum(['skip', 'add']),
  /** Whether guests who were not invited are replaced. */
  replaces: z.boolean(),
});

/** When the sweeper checks the import. */
const sweepAt = z.date();

/**
 * A list, from its first row until it is deleted. Each status has the fields that are known then, and no others.
 */
export const ImportDocument = z.discriminatedUnion('status', [
  List.extend({ status: z.literal('reading') }),
  Kept.extend({ status: z.literal('given') }),
  // `next`: the chunk to import next; all chunks before it are done.
  Started.extend({ status: z.literal('running'), next: z.number(), sweepAt }),
  Started.extend({ status: z.literal('ended') }),
  // The import's guests are being removed. `after`: the earlier status; a run may still be writing. `left`: the
  // guests still on the list.
  Kept.extend({
    ...Counted.shape,
    status: z.literal('undoing'),
    after: z.enum(['reading', 'given', 'running', 'ended']),
    startedAt: z.date().exactOptional(),
    left: z.number().exactOptional(),
    sweepAt,
  }),
  // `left` guests stay. While `sweepAt` is set, the sweeper checks once more for guests that a run has written
  // since.
  Kept.extend({ ...Counted.shape, status: z.literal('undone'), left: z.number(), sweepAt: sweepAt.exactOptional() }),
]);
export type ImportDocument = z.output<typeof ImportDocument>;
export type ImportStatus = ImportDocument['status'];
export type ImportIn<Status extends ImportStatus> = Extract<ImportDocument, { status: Status }>;
/** A list that can be imported, or has been. */
export type KeptList = ImportIn<'given' | 'running' | 'ended'>;
export type StartedImport = ImportIn<'running' | 'ended'>;
/** An import that is being undone, or was. */
export type UndoneImport = ImportIn<'undoing' | 'undone'>;

/** The fields with an index; the complete form of an import is {@link ImportDocument}. */
export const importSchema = new Schema<FieldsOf<ImportDocument>>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    by: String,
    startedAt: Date,
    sweepAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'imports', strict: false, minimize: false },
);
importSchema.index({ partyId: 1, startedAt: 1 });
importSchema.index({ by: 1, startedAt: 1, expiresAt: -1 });
importSchema.index({ sweepAt: 1 }, { sparse: true });
importSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
