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
  /** How many guests have it; absent while that is not known, as for tags stored by an earlier version. */
  count?: number;
  /** When the guests are counted again if no guest gets or loses the tag until then; absent once they are. */
  recountAt?: Date;
}

export const tagSchema = new Schema<TagDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    key: { type: String, required: true },
    name: { type: String, required: true },
    usedAt: { type: Date, required: true },
    count: Number,
    recountAt: Date,
  },
  { versionKey: false, collection: 'tags' },
);
tagSchema.index({ partyId: 1, key: 1 }, { unique: true });
tagSchema.index({ recountAt: 1 }, { sparse: true });
