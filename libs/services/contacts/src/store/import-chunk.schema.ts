import type { CellTexts } from '@festlig/contracts/contacts';
import { Schema } from 'mongoose';

export const IMPORT_CHUNKS = 'ImportChunk';

/** A row as it stands in the list; `line` counts from 1. */
export interface ImportRow {
  line: number;
  cells: string[];
  /** What the host has entered instead of cells. */
  said?: CellTexts;
  /** The row has more cells than the header: the text after the last column, blank if it was put right. */
  surplus?: string;
}

/** The nth thousand rows of a list. Deleted when they are imported, or after a day. */
export interface ImportChunkDocument {
  /** importId:n. */
  _id: string;
  partyId: string;
  importId: string;
  /** The line of the first row; absent in older chunks. */
  from?: number;
  rows: ImportRow[];
  expiresAt: Date;
}

export const importChunkSchema = new Schema<ImportChunkDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    importId: { type: String, required: true },
    from: Number,
    rows: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'import-chunks' },
);
importChunkSchema.index({ partyId: 1, importId: 1 });
importChunkSchema.index({ importId: 1, from: 1 });
importChunkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
