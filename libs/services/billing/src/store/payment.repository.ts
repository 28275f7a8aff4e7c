import type { PaymentState, ShownPayment } from '@festlig/contracts/billing';
import type { Language } from '@festlig/contracts/define';
import type { PaidPlan } from '@festlig/domain/billing/prices';
import { Clock } from '@festlig/platform/clock';
import { paged } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { firstCheck } from './check.repository';
import { type Dispute, type PaymentDocument, PAYMENTS, type UselessFor } from './payment.schema';

/** A checkout page is open for a day, and its webhook is delivered for three more days. */
const FORGET_AFTER_MS = 7 * 24 * 3_600_000;

/** A payment that is to be opened. */
export type NewPayment = Pick<PaymentDocument, 'partyId' | 'buyerId' | 'purchase' | 'amount' | 'currency'> & {
  id: string;
  number: string;
  language: Language;
  vatPercent: number;
  /** The coupon's percentage that was taken off; null = none. */
  discountId: string | null;
};

export type Payment = Omit<NewPayment, 'number' | 'language' | 'vatPercent'> & {
  completed: boolean;
  /** Null for a payment of before, and until its page is made. */
  reference: string | null;
  /** Null for a payment of before, and until it is paid. */
  intent: string | null;
  /** Why the party has no use for it; null when it has. */
  uselessFor: UselessFor | null;
  gone: boolean;
  returned: number;
  disputes: readonly Dispute[];
  checks: number;
};

/** A payment of before does not say why. */
const uselessFor = ({ useless, uselessFor: why = 'had' }: PaymentDocument): UselessFor | null => (useless ? why : null);

function stateOf({ amount, returned = 0, useless, disputes = [], refundFailed }: PaymentDocument): PaymentState {
  if (refundFailed) return 'refund_failed';
  if (useless) return returned < amount ? 'sending_back' : 'sent_back';
  if (returned === 0) return 'paid';
  if (disputes.length > 0) return 'disputed';
  return returned < amount ? 'partly_refunded' : 'refunded';
}

const toShown = (document: PaymentDocument, userId: string): ShownPayment => {
  const { _id: id, number = id, purchase, amount, currency, createdAt, completedAt, returned = 0, buyerId } = document;
  const at = (completedAt ?? createdAt).toISOString();
  const became = { refunded: returned, state: stateOf(document), mine: buyerId === userId };
  return { id, number, at, purchase, amount, currency, ...became };
};

/** A completed payment as its receipt needs it. */
export type SoldPayment = Omit<NewPayment, 'id' | 'vatPercent' | 'discountId'> & {
  at: Date;
  returned: number;
  vatPercent?: number;
};

/** Stores payments. */
@Injectable()
export class PaymentRepository {
  constructor(
    @InjectModel(PAYMENTS) private readonly payments: Model<PaymentDocument>,
    private readonly clock: Clock,
  ) {}

  async open({ id, discountId, ...payment }: NewPayment): Promise<void> {
    const createdAt = this.clock.now();
    const forgetAt = new Date(createdAt.getTime() + FORGET_AFTER_MS);
    const times = { createdAt, forgetAt, checkAt: firstCheck(createdAt) };
    await this.payments.create({
      ...payment,
      ...(discountId === null ? {} : { discountId }),
      ...times,
      _id: id,
      completed: false,
      outbox: [],
    });
  }

  /** Notes the page on which the payment can be paid. */
  async notePage(id: string, reference: string): Promise<void> {
    await this.payments.updateOne({ _id: id }, { $set: { reference } });
  }

  async find(id: string): Promise<Payment | null> {
    const document = await this.payments.findOne({ _id: id }).lean();
    if (!document) return null;
    const { partyId, buyerId, purchase, amount, currency, completed } = document;
    const { reference = null, intent = null, discountId = null } = document;
    const { gone = false, returned = 0, disputes = [], checks = 0 } = document;
    const ordered = { id, partyId, buyerId, purchase, amount, currency, discountId };
    return {
      ...ordered,
      completed,
      reference,
      intent,
      uselessFor: uselessFor(document),
      gone,
      returned,
      disputes,
      checks,
    };
  }

  /** A payment with a receipt; null when it was not completed, or not by the party `of`. */
  async findSold(id: string, of?: string): Promise<SoldPayment | null> {
    const mine = of === undefined ? {} : { partyId: of };
    const document = await this.payments.findOne({ _id: id, completed: true, ...mine }).lean();
    if (!document) return null;
    const { partyId, buyerId, purchase, amount, currency, vatPercent, createdAt } = document;
    // Payments of before have no number, and their buyers' language is not known.
    const { number = id, language = 'da', completedAt: at = createdAt, returned = 0 } = document;
    const tax = vatPercent === undefined ? {} : { vatPercent };
    return { partyId, buyerId, purchase, amount, currency, number, language, at, returned, ...tax };
  }

  /** The payment of this money; null when none is known. */
  async idOf(intent: string): Promise<string | null> {
    return (await this.payments.findOne({ intent }, { _id: 1 }).lean())?._id ?? null;
  }

  /** A page of the party's completed payments, as `userId` sees them. */
  async list(
    partyId: string,
    userId: string,
    { page, pageSize, latestFirst }: { page: number; pageSize: number; latestFirst: boolean },
  ): Promise<{ items: ShownPayment[]; total: number }> {
    const asked = { page, pageSize, order: 'createdAt', descending: latestFirst };
    const { items, total } = await paged<PaymentDocument>(this.payments, { partyId, completed: true }, asked);
    return { items: items.map((document) => toShown(document, userId)), total };
  }

  /** What the party has paid for plans: the few payments that gave one, less what went back of them. */
  async listPaidPlans(partyId: string): Promise<PaidPlan[]> {
    const sold = await this.payments.find({ partyId, completed: true, 'purchase.kind': 'plan' }).lean();
    return sold.flatMap(({ purchase, currency, amount, returned = 0, useless }) =>
      purchase.kind !== 'plan' || useless ? [] : [{ plan: purchase.plan, currency, amount: amount - returned }],
    );
  }

  /** Tokens of the party's payments that an earlier version kept here and that are not in the ledger yet. */
  async listOldEntries(partyId: string): Promise<{ paymentId: string; tokens: number; at: Date }[]> {
    const documents = await this.payments.find({ partyId, 'entry.at': { $exists: true } }, { entry: 1 }).lean();
    return documents.flatMap(({ _id: paymentId, entry }) => (entry ? [{ paymentId, ...entry }] : []));
  }

  /** Parties with such payments. */
  async listOldPayers(limit: number): Promise<string[]> {
    const documents = await this.payments
      .find({ 'entry.at': { $exists: true } }, { partyId: 1 })
      .limit(limit)
      .lean();
    return [...new Set(documents.map(({ partyId }) => partyId))];
  }

  async dropOldEntry(id: string): Promise<void> {
    await this.payments.updateOne({ _id: id }, { $unset: { entry: 1 } });
  }
}
