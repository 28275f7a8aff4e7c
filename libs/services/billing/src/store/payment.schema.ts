import type { Purchase } from '@festlig/contracts/billing';
import type { Currency } from '@festlig/contracts/define';
import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';

export const PAYMENTS = 'Payment';

/** What an earlier version stored instead of an entry in the ledger. */
export interface OldEntry {
  tokens: number;
  at: Date;
}

export interface PaymentDocument extends WithOutbox {
  _id: string;
  partyId: string;
  buyerId: string;
  purchase: Purchase;
  /** Minor units of `currency`, tax included. */
  amount: number;
  currency: Currency;
  completed: boolean;
  /** The card provider's id of the payment. */
  reference?: string;
  /** Removed once it is in the ledger. */
  entry?: OldEntry;
  createdAt: Date;
  /** Absent in unfinished payments, and in those of before. */
  completedAt?: Date;
  /** When an unfinished payment is deleted; completed payments are kept. */
  forgetAt?: Date;
}

export const paymentSchema = new Schema<PaymentDocument>(
  {
    _id: { type: String, required: true },
    partyId: { type: String, required: true },
    buyerId: { type: String, required: true },
    purchase: { type: Schema.Types.Mixed, required: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
    completed: { type: Boolean, required: true },
    reference: String,
    entry: new Schema<OldEntry>({ tokens: Number, at: Date }, { _id: false }),
    createdAt: { type: Date, required: true },
    completedAt: Date,
    forgetAt: Date,
  },
  { versionKey: false, collection: 'payments' },
);
paymentSchema.index({ partyId: 1, 'entry.at': 1 });
paymentSchema.index({ partyId: 1, completed: 1, createdAt: 1, _id: 1 });
paymentSchema.index({ 'entry.at': 1 }, { sparse: true });
paymentSchema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });
addOutbox(paymentSchema);
