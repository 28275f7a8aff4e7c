import { Crop, ImageRefusal } from '@festlig/contracts/media';
import type { FieldsOf } from '@festlig/platform/mongo';
import { Schema } from 'mongoose';
import { z } from 'zod';

export const UPLOADS = 'Upload';

/** A crop; `heroImage` is its address once its files exist, `planned` before the first is written. */
const StoredCrop = Crop.extend({ heroImage: z.string().nullable(), planned: z.string().exactOptional() });

const Upload = z.object({
  _id: z.string(),
  partyId: z.string(),
  /** The account that uploads it. */
  by: z.string(),
  createdAt: z.date(),
});

/** When the picture is deleted, unless a page uses it before. */
const sweepAt = z.date();
/** When the sweeper checks that a job works on it. */
const dueAt = z.date();

/** A host's own picture. Each status has the fields that are known then, and no others. */
export const UploadDocument = z.discriminatedUnion('status', [
  Upload.extend({ status: z.literal('receiving'), sweepAt }),
  // `tries`: how often a worker has begun to decode the file.
  Upload.extend({ status: z.literal('waiting'), tries: z.number(), dueAt, sweepAt }),
  Upload.extend({
    status: z.literal('ready'),
    /** Pixels of the picture for texts. */
    width: z.number(),
    height: z.number(),
    crops: z.record(z.string(), StoredCrop),
    dueAt: dueAt.exactOptional(),
    // Absent once a page has used it: it is then kept as long as its party.
    sweepAt: sweepAt.exactOptional(),
  }),
  Upload.extend({ status: z.literal('refused'), refusal: ImageRefusal, sweepAt }),
  // Its files are being deleted; nothing can use it any more.
  Upload.extend({
    status: z.literal('leaving'),
    crops: z.record(z.string(), StoredCrop).exactOptional(),
    sweepAt,
  }),
]);
export type UploadDocument = z.output<typeof UploadDocument>;
export type UploadIn<S extends UploadDocument['status']> = Extract<UploadDocument, { status: S }>;

/** The fields with an index; the complete form of an upload is {@link UploadDocument}. */
export const uploadSchema = new Schema<FieldsOf<UploadDocument>>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    by: { type: String, required: true },
    createdAt: { type: Date, required: true },
    sweepAt: Date,
    dueAt: Date,
  },
  { versionKey: false, collection: 'uploads', strict: false, minimize: false },
);
uploadSchema.index({ partyId: 1, createdAt: -1 });
uploadSchema.index({ by: 1, createdAt: -1 });
uploadSchema.index({ dueAt: 1 }, { sparse: true });
uploadSchema.index({ sweepAt: 1 }, { sparse: true });
