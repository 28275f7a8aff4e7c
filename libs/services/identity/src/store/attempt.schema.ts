import { Schema } from 'mongoose';

export const ATTEMPTS = 'Attempt';

/** The times of recent attempts at something that must not be done too often. */
export interface AttemptDocument {
  /** The kind of attempt and a digest of whom it concerns: nothing personal. */
  _id: string;
  times: Date[];
  /** Grows by one with each change: of two concurrent writers, one must read again. */
  revision: number;
  /** From this time on, none of the times counts any more. */
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
