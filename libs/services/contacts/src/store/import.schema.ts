import type { ImportColumns, ImportError, MailLess, Reading } from '@festlig/contracts/contacts';
import { Schema } from 'mongoose';

export const IMPORTS = 'Import';

/** A guest list that was given, and how far it has been imported. Gone after a day. */
export interface ImportDocument {
  _id: string;
  /** Random: what the ids of its guests are made with. It is told to nobody, or those ids could be worked out. */
  key: string;
  partyId: string;
  /** Who gave it; absent in imports of before. */
  by?: string;
  delimiter: string;
  /** What was found out, and then what the host said. */
  columns: ImportColumns;
  header: boolean;
  /** Rows, a header not counted, and the chunks they lie in. */
  total: number;
  chunks: number;
  /** How far it is read for its preview; `key`: what the page calls that. Absent in imports of before. */
  reading?: Reading & { key: string | null };
  /** When the host said go; null before. */
  startedAt: Date | null;
  duplicates: 'skip' | 'add';
  /** Whether the guests who were not invited make room. */
  replaces: boolean;
  /** The chunk to import next; all before it are done. */
  next: number;
  done: number;
  created: number;
  /** Absent, as `phoneOnly` and `unreachable`, in imports of before. */
  mail?: number;
  phoneOnly?: number;
  missing: number;
  wrong: number;
  errors: ImportError[];
  unreachable?: MailLess[];
  ended: boolean;
  /** Taken back: nobody can import it any more, and a run that is still under way takes back what it wrote. */
  undone: boolean;
  /** Of one that is taken back: its guests who are still on the list. */
  left?: number;
  /** They stay. */
  takenBack?: boolean;
  /** When the sweeper should look after it; absent while there is nothing to do. */
  sweepAt?: Date;
  expiresAt: Date;
}

export const importSchema = new Schema<ImportDocument>(
  {
    _id: { type: String, required: true },
    key: { type: String, required: true },
    partyId: { type: String, required: true },
    by: String,
    delimiter: { type: String, required: true },
    columns: { type: Schema.Types.Mixed, required: true },
    header: { type: Boolean, required: true },
    total: { type: Number, required: true },
    chunks: { type: Number, required: true },
    reading: { type: Schema.Types.Mixed },
    startedAt: { type: Date, default: null },
    duplicates: { type: String, required: true },
    replaces: { type: Boolean, required: true },
    next: { type: Number, required: true },
    done: { type: Number, required: true },
    created: { type: Number, required: true },
    mail: { type: Number, default: 0 },
    phoneOnly: { type: Number, default: 0 },
    missing: { type: Number, required: true },
    wrong: { type: Number, required: true },
    errors: { type: Schema.Types.Mixed, required: true },
    unreachable: { type: Schema.Types.Mixed, default: [] },
    ended: { type: Boolean, required: true },
    undone: { type: Boolean, required: true },
    left: Number,
    takenBack: Boolean,
    sweepAt: Date,
    expiresAt: { type: Date, required: true },
  },
  // `errors` is mongoose's name for something else, on documents that we never make.
  { versionKey: false, collection: 'imports', suppressReservedKeysWarning: true, minimize: false },
);
importSchema.index({ partyId: 1, startedAt: 1 });
importSchema.index({ by: 1, startedAt: 1, expiresAt: -1 });
importSchema.index({ sweepAt: 1 }, { sparse: true });
importSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
