import { Schema } from 'mongoose';

export const INCOMING_TEXTS = 'IncomingText';

/** A text that somebody has written to us and that was obeyed: neither its words nor its number. */
export interface IncomingTextDocument {
  /** The provider's name of the text. */
  _id: string;
  expiresAt: Date;
}

export const incomingTextSchema = new Schema<IncomingTextDocument>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { versionKey: false, collection: 'incomingTexts' },
);
incomingTextSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
