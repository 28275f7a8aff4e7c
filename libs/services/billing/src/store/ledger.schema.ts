import type { FieldsOf } from '@festlig/platform/mongo';
import { Schema } from 'mongoose';
import { z } from 'zod';
import { Posting } from './posting.schema';

export const LEDGER = 'LedgerEntry';

/**
 * An entry of a party's ledger of tokens: a posting as it was booked. It is written once and never changed (rule:
 * token-ledger).
 */
export const LedgerEntry = z.intersection(
  Posting,
  z.object({
    /** Its place in the party's ledger, from 1: two writers cannot both continue from the same balance. */
    seq: z.number().int(),
    /** The party's tokens after this entry. */
    balance: z.number().int(),
    /** The tokens that the entry's send still holds after it; 0 for an entry without a send. */
    holds: z.number().int(),
    /** The tokens of refunds that the party has used or that its sends hold; entries of before do not say it. */
    owed: z.number().int().default(0),
    /** What the entry's send gave back to pay what was owed; 0 for an entry without a send. */
    kept: z.number().int().default(0),
    /** Set on entries that begin a line of the list that hosts see. */
    line: z.literal(true).exactOptional(),
  }),
);
export type LedgerEntry = z.output<typeof LedgerEntry>;

/** The fields with an index; the complete form is {@link LedgerEntry}. */
export const ledgerSchema = new Schema<FieldsOf<LedgerEntry>>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    seq: { type: Number, required: true },
    sendId: String,
    line: Boolean,
  },
  { versionKey: false, collection: 'ledger', strict: false, minimize: false },
);
ledgerSchema.index({ partyId: 1, seq: 1 }, { unique: true });
ledgerSchema.index({ sendId: 1, seq: -1 }, { partialFilterExpression: { sendId: { $exists: true } } });
ledgerSchema.index({ partyId: 1, line: 1, seq: -1, _id: -1 }, { partialFilterExpression: { line: true } });
