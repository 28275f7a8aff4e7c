import type { NotedRow, RowKind } from '@festlig/contracts/contacts';
import { Schema } from 'mongoose';

export const NOTED_ROWS = 'NotedRows';

/** Who has noted rows of a list: the import itself, or one of the previews before it. */
export const BY_IMPORT = 'import';

/** The rows of one chunk of a list that need a look. Deleted after a day. */
export interface NotedRowsDocument {
  /** importId:by:n. */
  _id: string;
  partyId: string;
  importId: string;
  /** {@link BY_IMPORT}, or the key of a preview. */
  by: string;
  /** The kinds of the rows, and `all`. */
  kinds: (RowKind | 'all')[];
  /** The line of the last row. */
  last: number;
  rows: NotedRow[];
  expiresAt: Date;
}

export const notedRowsSchema = new Schema<NotedRowsDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    importId: { type: String, required: true },
    by: { type: String, required: true },
    kinds: { type: [String], required: true },
    last: { type: Number, required: true },
    rows: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'noted-rows' },
);
notedRowsSchema.index({ importId: 1, by: 1, kinds: 1, last: 1 });
notedRowsSchema.index({ partyId: 1 });
notedRowsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
