import { Schema } from 'mongoose';

export const ATTEMPTS = 'Attempt';

/** When something was done lately, of what must not be done too often. */
export interface AttemptDocument {
  /** What, and a digest of by or to whom: nothing personal. */
  _id: string;
  times: Date[];
  /** Goes up with each change: of two at once one must look again. */
  revision: number;
  /** Nothing of it counts any more. */
  expiresAt: Date;
}

export const attemptSchema = new Schema<AttemptDocument>(
  {
    _id: { type: String, required: true },
    times: { type: [Date], required: true },
    revision: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'attempts' },
);
attemptSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
