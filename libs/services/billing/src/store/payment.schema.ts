import type { Purchase, SentBackWhy } from '@festlig/contracts/billing';
import type { Currency, Language } from '@festlig/contracts/define';
import { addOutbox, type WithOutbox } from '@festlig/platform/outbox';
import { Schema } from 'mongoose';

export const PAYMENTS = 'Payment';

/** What an earlier version stored instead of an entry in the ledger. */
export interface OldEntry {
  tokens: number;
  at: Date;
}

/** Why a party has no use for a payment. */
export type UselessFor = Exclude<SentBackWhy, 'refund' | 'dispute'>;

/** Money that a buyer's bank took back; `amount` in minor units. */
export interface Dispute {
  id: string;
  amount: number;
}

export interface PaymentDocument extends WithOutbox {
  _id: string;
  partyId: string;
  buyerId: string;
  purchase: Purchase;
  /** Minor units of `currency`, tax included. */
  amount: number;
  currency: Currency;
  /** The number of its receipt, and the buyer's language; payments of before have none. */
  number?: string;
  language?: Language;
  /** The tax in the amount when it was ordered; absent in payments of before. */
  vatPercent?: number;
  completed: boolean;
  /** The card provider's id of the page to pay on; stored before the buyer sees the page. */
  reference?: string;
  /** The card provider's id of the money. */
  intent?: string;
  /** What a party can buy only once: no two payments have the same. */
  sold?: string;
  /** The coupon's percentage that was taken off; see {@link usedDiscount}. */
  discountId?: string;
  /** Written with completion: no two payments have the same. */
  usedDiscount?: string;
  /** The party had no use for it: it got nothing, and the money is sent back. */
  useless?: boolean;
  /** Why; absent in payments of before. */
  uselessFor?: UselessFor;
  /** The party was deleted before it was paid. */
  gone?: boolean;
  /** Minor units that went back to the buyer. */
  returned?: number;
  /** The disputes in `returned`. */
  disputes?: Dispute[];
  /** The buyer's bank refused a refund: an operator sends the money in another way. */
  refundFailed?: boolean;
  /** When the card provider is asked about it next, and how often that was done. */
  checkAt?: Date;
  checks?: number;
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
    number: String,
    language: String,
    vatPercent: Number,
    completed: { type: Boolean, required: true },
    reference: String,
    intent: String,
    sold: String,
    discountId: String,
    usedDiscount: String,
    useless: Boolean,
    uselessFor: String,
    gone: Boolean,
    returned: Number,
    disputes: {
      type: [new Schema<Dispute>({ id: String, amount: Number }, { _id: false, id: false })],
      default: undefined,
    },
    refundFailed: Boolean,
    checkAt: Date,
    checks: Number,
    entry: new Schema<OldEntry>({ tokens: Number, at: Date }, { _id: false }),
    createdAt: { type: Date, required: true },
    completedAt: Date,
    forgetAt: Date,
  },
  { versionKey: false, collection: 'payments' },
);
paymentSchema.index({ partyId: 1, 'entry.at': 1 });
paymentSchema.index({ partyId: 1, completed: 1, createdAt: 1, _id: 1 });
paymentSchema.index({ sold: 1 }, { unique: true, partialFilterExpression: { sold: { $exists: true } } });
paymentSchema.index(
  { usedDiscount: 1 },
  { unique: true, partialFilterExpression: { usedDiscount: { $exists: true } } },
);
paymentSchema.index({ number: 1 }, { unique: true, partialFilterExpression: { number: { $exists: true } } });
paymentSchema.index({ intent: 1 }, { sparse: true });
paymentSchema.index({ checkAt: 1 }, { sparse: true });
paymentSchema.index({ 'entry.at': 1 }, { sparse: true });
paymentSchema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });
addOutbox(paymentSchema);
