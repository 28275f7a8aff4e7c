import type { BatchMark } from '@festlig/domain/messaging/send-progress';
import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';

export const CHUNKS = 'Chunk';

export type Channel = 'mail' | 'text';

/** A text of which nobody knows whether it left: handed over at `since`; the provider is asked at `askAt`. */
export interface UnknownText {
  index: number;
  since: Date;
  askAt: Date;
}

/** `<sendId>-<n>` of mails, `<sendId>-<n>-t` of texts. */
export const chunkIdOf = (sendId: string, n: number, channel: Channel): string =>
  channel === 'text' ? `${sendId}-${n}-t` : `${sendId}-${n}`;

/**
 * The progress of one channel of a chunk of a send. Its recipients are stored in `recipients`, so that a batch's
 * update stays small. Mails and texts have the same indexes: the places in those recipients.
 */
export interface ChunkDocument extends WithOutbox {
  /** See {@link chunkIdOf}. */
  _id: string;
  sendId: string;
  n: number;
  /** Absent in older chunks, which are mails. */
  channel?: Channel;
  /** The chunk has the indexes `from` to `from + size - 1`. Absent means 0. */
  from?: number;
  size: number;
  unsubscribed: number;
  /** Rows of the list of deliveries, with those who get nothing; only of mails. Absent in older chunks. */
  rows?: number;
  /** The last of these rows, of guests whom nothing reaches, and then of those whom a text would have; only of mails. Absent in older chunks. */
  nothing?: number;
  byText?: number;
  /** Texts in this range that the tokens of the send did not suffice for. */
  unpaid?: number;
  /**
   * See domain/messaging/chunk-work: the next index, the deferred indexes, and the batch that the mail server has.
   */
  next: number;
  again: number[];
  inFlight: number[] | null;
  /** When deferred ones were first refused for now; absent in older chunks. */
  busySince?: { index: number; since: Date }[];
  /** When the batch in flight was stored: the provider of texts is asked for texts since then. */
  inFlightAt?: Date | null;
  sent: number;
  failed: number;
  failures: { index: number; reason: string }[];
  /** Those of `failed` who have unsubscribed since the plan. Absent in older chunks. */
  unsubscribedSince?: number;
  /** Texts whose result is not known; they count as sent until it is. */
  unknown?: UnknownText[];
  /** When the provider must be asked for the first of them; absent when there is none. */
  askAt?: Date;
  /** Failures that the provider reported while the text was still in flight. */
  early?: { index: number; reason: string }[];
  /** Texts that left and did not arrive, as the provider reports; they count as sent. */
  lost?: { index: number; reason: string }[];
  undelivered?: number;
  /** Texts that have reached the phone, as the provider reports. */
  delivered?: number[];
  /** Grows with each failure that the provider reports: who writes sums reads them again. */
  revision?: number;
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
    channel: String,
    from: Number,
    size: { type: Number, required: true },
    unsubscribed: { type: Number, required: true },
    rows: Number,
    nothing: Number,
    byText: Number,
    unpaid: Number,
    next: { type: Number, required: true },
    again: { type: [Number], default: [] },
    inFlight: { type: Schema.Types.Mixed, default: null },
    busySince: { type: [new Schema({ index: Number, since: Date }, { _id: false })] },
    inFlightAt: Date,
    sent: { type: Number, required: true },
    failed: { type: Number, required: true },
    unsubscribedSince: Number,
    failures: [new Schema({ index: Number, reason: String }, { _id: false })],
    unknown: { type: [new Schema<UnknownText>({ index: Number, since: Date, askAt: Date }, { _id: false })] },
    askAt: Date,
    early: { type: [new Schema({ index: Number, reason: String }, { _id: false })] },
    lost: { type: [new Schema({ index: Number, reason: String }, { _id: false })] },
    undelivered: Number,
    delivered: { type: [Number] },
    revision: Number,
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
chunkSchema.index({ askAt: 1 }, { partialFilterExpression: { askAt: { $exists: true } } });
addOutbox(chunkSchema);
