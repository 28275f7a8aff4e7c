import type { BatchMark } from '@festlig/domain/messaging/send-progress';
import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';

export const CHUNKS = 'Chunk';

/**
 * The progress of one chunk of a send. Its recipients are stored in `recipients`, so that a batch's update stays
 * small.
 */
export interface ChunkDocument extends WithOutbox {
  /** `<sendId>-<n>`. */
  _id: string;
  sendId: string;
  n: number;
  size: number;
  unsubscribed: number;
  /**
   * See domain/messaging/chunk-work: the next index, the deferred indexes, and the batch that the mail server has.
   */
  next: number;
  again: number[];
  inFlight: number[] | null;
  sent: number;
  failed: number;
  failures: { index: number; reason: string }[];
  marks: BatchMark[];
  done: boolean;
  /** Fencing: grows with each lease, so that a worker that lost its lease can no longer write. */
  attempt: number;
  worker: string | null;
  leaseUntil: Date;
  /** When the sweeper checks the chunk. */
  sweepAt: Date;
  touchedAt: Date;
  createdAt: Date;
}

export const chunkSchema = new Schema<ChunkDocument>(
  {
    _id: { type: String, required: true },
    sendId: { type: String, required: true },
    n: { type: Number, required: true },
    size: { type: Number, required: true },
    unsubscribed: { type: Number, required: true },
    next: { type: Number, required: true },
    again: { type: [Number], default: [] },
    inFlight: { type: Schema.Types.Mixed, default: null },
    sent: { type: Number, required: true },
    failed: { type: Number, required: true },
    failures: [new Schema({ index: Number, reason: String }, { _id: false })],
    marks: [new Schema<BatchMark>({ at: Date, sent: Number }, { _id: false })],
    done: { type: Boolean, required: true },
    attempt: { type: Number, required: true },
    worker: { type: String, default: null },
    leaseUntil: { type: Date, required: true },
    sweepAt: { type: Date, required: true },
    touchedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'chunks' },
);
chunkSchema.index({ sendId: 1, touchedAt: 1 });
chunkSchema.index({ sendId: 1, done: 1 });
chunkSchema.index({ sweepAt: 1 }, { partialFilterExpression: { done: false } });
addOutbox(chunkSchema);
