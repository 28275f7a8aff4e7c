import { Schema } from 'mongoose';

export const PACES = 'Pace';

/** How fast all workers together hand texts to the provider. There is one document. */
export interface PaceDocument {
  _id: string;
  /** When the next text may be handed over. */
  nextAt: Date;
  /** Texts per second: less after the provider has refused some, and then slowly more again. */
  rate: number;
  slowedAt: Date;
  /** Grows by one with each change: of two concurrent workers, one must read again. */
  revision: number;
}

export const paceSchema = new Schema<PaceDocument>(
  {
    _id: { type: String, required: true },
    nextAt: { type: Date, required: true },
    rate: { type: Number, required: true },
    slowedAt: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  { versionKey: false, collection: 'paces' },
);
