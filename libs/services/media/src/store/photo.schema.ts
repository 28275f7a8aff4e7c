import { PhotoRefusal } from '@festlig/contracts/media';
import type { FieldsOf } from '@festlig/platform/mongo';
import { Schema } from 'mongoose';
import { z } from 'zod';

export const PHOTOS = 'Photo';

/** Whoever uploads a photo proves it by one of these. */
const Uploader = z.object({
  user: z.string().exactOptional(),
  /** SHA-256 of the key of the browser. */
  key: z.string().exactOptional(),
});

const Photo = z.object({
  _id: z.string(),
  partyId: z.string(),
  by: Uploader,
  createdAt: z.date(),
  /** Until when a browser may write the uploaded file into the file store itself; absent when it may not. */
  directUntil: z.date().exactOptional(),
  /** Part of the addresses of the files; known to nobody before the photo is ready. */
  secret: z.string(),
});

const Named = Photo.extend({
  /** The name of whoever uploads it; blank once the account is deleted. */
  name: z.string(),
  /** Uploaded by a host of the party. */
  byHost: z.boolean(),
  /** The bytes that were announced. */
  bytes: z.number(),
  uploadKey: z.string(),
  /** SHA-256 of the file that was chosen, which the browser may have reduced before it sent it. */
  sentDigest: z.string().exactOptional(),
});

/** One of the places that the plan's limit gives the party; absent while there is no limit. */
const place = z.number().exactOptional();
/** When the sweeper takes the photo out of use; of one that is leaving, when it looks at its files again. */
const sweepAt = z.date();
/** When the sweeper checks that a job works on it. */
const dueAt = z.date();

/** A photo of the gallery. Each status has the fields that are known then, and no others. */
export const PhotoDocument = z.discriminatedUnion('status', [
  // `network`: from which network a guest announced it; forgotten when the file has come.
  Named.extend({ status: z.literal('receiving'), place, sweepAt, network: z.string().exactOptional() }),
  // `tries`: how often a worker has begun to decode the file.
  Named.extend({ status: z.literal('waiting'), place, tries: z.number(), dueAt }),
  Named.extend({
    status: z.literal('ready'),
    place,
    /** SHA-256 of the uploaded file. */
    digest: z.string(),
    public: z.boolean(),
    /** Pixels of the largest size. */
    width: z.number(),
    height: z.number(),
    /** Bytes of the file of that size; absent in photos of versions that did not keep it. */
    fullBytes: z.number().exactOptional(),
    blur: z.string(),
    // Until the uploaded file is deleted.
    dueAt: dueAt.exactOptional(),
  }),
  Named.extend({ status: z.literal('refused'), refusal: PhotoRefusal, dueAt: dueAt.exactOptional(), sweepAt }),
  // Its files are being deleted; nothing can use it any more.
  Photo.extend({ status: z.literal('leaving'), sweepAt, until: z.date() }),
]);
export type PhotoDocument = z.output<typeof PhotoDocument>;
export type PhotoIn<S extends PhotoDocument['status']> = Extract<PhotoDocument, { status: S }>;

/** The fields with an index; the complete form of a photo is {@link PhotoDocument}. */
export const photoSchema = new Schema<FieldsOf<PhotoDocument>>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    sweepAt: Date,
    dueAt: Date,
  },
  { versionKey: false, collection: 'photos', strict: false, minimize: false },
);
// The gallery as hosts see it and as guests do, and its counts.
photoSchema.index({ partyId: 1, status: 1, createdAt: 1, _id: 1 });
photoSchema.index({ partyId: 1, status: 1, public: 1, createdAt: 1, _id: 1 });
photoSchema.index({ partyId: 1, sentDigest: 1 });
const uniqueWhere = (field: string) => ({ unique: true, partialFilterExpression: { [field]: { $exists: true } } });
photoSchema.index({ partyId: 1, uploadKey: 1 }, uniqueWhere('uploadKey'));
photoSchema.index({ partyId: 1, place: 1 }, uniqueWhere('place'));
photoSchema.index({ partyId: 1, digest: 1 }, uniqueWhere('digest'));
photoSchema.index({ 'by.key': 1, createdAt: 1 });
photoSchema.index({ 'by.user': 1, createdAt: 1 });
photoSchema.index({ dueAt: 1 }, { sparse: true });
photoSchema.index({ sweepAt: 1 }, { sparse: true });
