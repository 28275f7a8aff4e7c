import type { FieldsOf } from '@festlig/platform/mongo';
import { Schema } from 'mongoose';
import { z } from 'zod';

export const POSTINGS = 'Posting';

const Base = z.object({
  /** The id of the entry that it becomes. */
  _id: z.string(),
  partyId: z.string(),
  /** How many tokens the party gets; below 0 when they are taken. */
  tokens: z.number().int(),
  /** When what it is about happened. */
  at: z.date(),
});
const OfSend = Base.extend({ sendId: z.string() });

/** What a posting says, by what caused it. */
export const Posting = z.discriminatedUnion('kind', [
  Base.extend({ kind: z.literal('payment'), paymentId: z.string() }),
  Base.extend({ kind: z.literal('refund'), paymentId: z.string() }),
  Base.extend({ kind: z.literal('coupon'), code: z.string() }),
  OfSend.extend({ kind: z.literal('reserve') }),
  OfSend.extend({ kind: z.literal('release') }),
  OfSend.extend({ kind: z.literal('settle'), chunk: z.number().int(), size: z.number().int(), sent: z.number().int() }),
  OfSend.extend({ kind: z.literal('returned'), chunk: z.number().int(), index: z.number().int() }),
]);
export type Posting = z.output<typeof Posting>;

/** An entry that is still to be written; deleted once it is. */
export type PostingDocument = Posting & {
  /** When the sweeper adds its job again. */
  dueAt: Date;
};

/** The fields with an index; the complete form is {@link Posting}. */
export const postingSchema = new Schema<FieldsOf<PostingDocument>>(
  { _id: { type: String, required: true }, dueAt: { type: Date, required: true } },
  { versionKey: false, collection: 'postings', strict: false, minimize: false },
);
postingSchema.index({ dueAt: 1 });
