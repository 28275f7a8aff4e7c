import { Import, ImportColumns, Reading } from '@festlig/contracts/contacts';
import type { FieldsOf } from '@festlig/platform/mongo';
import { Schema } from 'mongoose';
import { z } from 'zod';

export const IMPORTS = 'Import';

/** A guest list as it was given. Gone after a day. */
const List = z.object({
  _id: z.string(),
  /** Random: what the ids of its guests are made with. It is told to nobody, or those ids could be worked out. */
  key: z.string(),
  partyId: z.string(),
  /** Who gave it; absent in imports of before, as `reading`. */
  by: z.string().exactOptional(),
  delimiter: z.string(),
  /** What was found out, and then what the host said. */
  columns: ImportColumns,
  header: z.boolean(),
  /** How far it is read for its preview; `key`: what the page calls that. */
  reading: Reading.extend({ key: z.string().nullable() }).exactOptional(),
  expiresAt: z.date(),
});

/** All of it lies in chunks. Rows, a header not counted, and the chunks. */
const Kept = List.extend({ total: z.number(), chunks: z.number() });

/** What became of the rows so far. */
const { done, created, mail, phoneOnly, missing, wrong, errors, unreachable } = Import.shape;
const Counted = z.object({ done, created, mail, phoneOnly, missing, wrong, errors, unreachable });

/** The host said go. */
const Started = Kept.extend({
  ...Counted.shape,
  startedAt: z.date(),
  duplicates: z.enum(['skip', 'add']),
  /** Whether the guests who were not invited make room. */
  replaces: z.boolean(),
});

/** When the sweeper should look after it. */
const sweepAt = z.date();

/** A list, from its first row that was read until it is forgotten. Each status has what is known then, and nothing else. */
export const ImportDocument = z.discriminatedUnion('status', [
  List.extend({ status: z.literal('reading') }),
  Kept.extend({ status: z.literal('given') }),
  // `next`: the chunk to import next; all before it are done.
  Started.extend({ status: z.literal('running'), next: z.number(), sweepAt }),
  Started.extend({ status: z.literal('ended') }),
  // Its guests are being removed. `after`: what it was before; a run under way may still write. `left`: those on the list.
  Kept.extend({
    ...Counted.shape,
    status: z.literal('undoing'),
    after: z.enum(['reading', 'given', 'running', 'ended']),
    startedAt: z.date().exactOptional(),
    left: z.number().exactOptional(),
    sweepAt,
  }),
  // Those who are `left` stay. With `sweepAt` somebody looks once more, for what a run has written since.
  Kept.extend({ ...Counted.shape, status: z.literal('undone'), left: z.number(), sweepAt: sweepAt.exactOptional() }),
]);
export type ImportDocument = z.output<typeof ImportDocument>;
export type ImportStatus = ImportDocument['status'];
export type ImportIn<Status extends ImportStatus> = Extract<ImportDocument, { status: Status }>;
/** One that can be imported, or has been. */
export type KeptList = ImportIn<'given' | 'running' | 'ended'>;
export type StartedImport = ImportIn<'running' | 'ended'>;
/** One that is taken back. */
export type UndoneImport = ImportIn<'undoing' | 'undone'>;

/** What is looked for; the form of an import is {@link ImportDocument}. */
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
