import { Schema } from 'mongoose';

export const IMAGES = 'Image';

/** A hero image. `_id` is `<group>/<name>-<tone>`. */
export interface ImageDocument {
  _id: string;
  group: string;
  /** Position within its group. */
  position: number;
  /** Hash of the drawing: the image must be rendered again when it changes. */
  version: string;
  /** The version whose files exist; null before the first rendering. */
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
