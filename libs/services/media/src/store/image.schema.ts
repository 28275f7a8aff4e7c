import { Schema } from 'mongoose';

export const IMAGES = 'Image';

/** A picture of ours. `_id` is `<group>/<name>-<tone>`. */
export interface ImageDocument {
  _id: string;
  group: string;
  /** Place in its group. */
  position: number;
  /** Hash of the drawing: another one means that it must be rendered again. */
  version: string;
  /** The version whose files are there; null until the first is. */
  ready: string | null;
}

export const imageSchema = new Schema<ImageDocument>(
  {
    _id: { type: String, required: true },
    group: { type: String, required: true },
    position: { type: Number, required: true },
    version: { type: String, required: true },
    ready: { type: String, default: null },
  },
  { versionKey: false, collection: 'images' },
);
imageSchema.index({ group: 1, position: 1 });
