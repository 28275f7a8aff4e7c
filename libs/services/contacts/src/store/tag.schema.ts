import { Schema } from 'mongoose';

export const TAGS = 'Tag';

/** A tag of a party, in the spelling in which it was first used. The guests who have it are found by its key. */
export interface TagDocument {
  /** partyId:key. */
  _id: string;
  partyId: string;
  key: string;
  name: string;
  /** When a guest last got it. */
  usedAt: Date;
}

export const tagSchema = new Schema<TagDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    key: { type: String, required: true },
    name: { type: String, required: true },
    usedAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'tags' },
);
tagSchema.index({ partyId: 1, key: 1 }, { unique: true });
