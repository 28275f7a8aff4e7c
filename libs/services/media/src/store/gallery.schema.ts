import { Schema } from 'mongoose';

export const GALLERIES = 'Gallery';

/** What is known about all photos of a party together, updated with each change of one. */
export interface GalleryDocument {
  /** The party's id. */
  _id: string;
  /** Photos that can be seen, and those of them that guests see. */
  ready: number;
  public: number;
  /** Grows with each change that hosts see, and with each that guests see. */
  version: number;
  publicVersion: number;
  /** When the photos are recounted if nothing changes until then; absent when nothing has changed since the recount. */
  recountAt?: Date;
}

export const gallerySchema = new Schema<GalleryDocument>(
  {
    _id: { type: String, required: true },
    ready: { type: Number, default: 0 },
    public: { type: Number, default: 0 },
    version: { type: Number, default: 0 },
    publicVersion: { type: Number, default: 0 },
    recountAt: Date,
  },
  { versionKey: false, collection: 'galleries' },
);
gallerySchema.index({ recountAt: 1 }, { sparse: true });
