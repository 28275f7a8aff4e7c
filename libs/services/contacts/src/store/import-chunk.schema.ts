import { Schema } from 'mongoose';

export const IMPORT_CHUNKS = 'ImportChunk';

/** A row as it stands in the list; `line` counts from 1. */
export interface ImportRow {
  line: number;
  cells: string[];
}

/** The nth thousand rows of a list. Deleted when they are imported, or after a day. */
export interface ImportChunkDocument {
  /** importId:n. */
  _id: string;
  partyId: string;
  importId: string;
  rows: ImportRow[];
  expiresAt: Date;
}

export const importChunkSchema = new Schema<ImportChunkDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    importId: { type: String, required: true },
    rows: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'import-chunks' },
);
importChunkSchema.index({ partyId: 1, importId: 1 });
importChunkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
