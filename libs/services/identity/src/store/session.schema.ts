import type { Device } from '@festlig/contracts/identity';
import { Schema } from 'mongoose';

export const SESSIONS = 'Session';

export interface SessionDocument {
  /** Digest of the token in the cookie, so that a reader of the store cannot log in with it. */
  _id: string;
  userId: string;
  /** Absent, like the next three, in sessions of earlier versions. */
  startedAt?: Date;
  /** Exact to ten minutes. */
  usedAt?: Date;
  browser?: Device['browser'];
  system?: Device['system'];
  expiresAt: Date;
}

export const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    startedAt: Date,
    usedAt: Date,
    browser: String,
    system: String,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'sessions' },
);
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
sessionSchema.index({ userId: 1 });
