import { paymentCompleted, type Purchase, type ShownPayment } from '@festlig/contracts/billing';
import { Clock } from '@festlig/platform/clock';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { paged } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type PaymentDocument, PAYMENTS } from './payment.schema';

/** A checkout page is open for a day, and its webhook is delivered for three more days. */
const FORGET_AFTER_MS = 7 * 24 * 3_600_000;

export type Payment = Pick<PaymentDocument, 'partyId' | 'buyerId' | 'amount' | 'currency'> & {
  id: string;
  purchase: Purchase;
};

const toShown = ({ _id: id, purchase, amount, currency, createdAt, completedAt }: PaymentDocument): ShownPayment => ({
  id,
  number: id,
  at: (completedAt ?? createdAt).toISOString(),
  purchase,
  amount,
  currency,
  refunded: 0,
});

/** Stores payments. */
@Injectable()
export class PaymentRepository {
  constructor(
    @InjectModel(PAYMENTS) private readonly payments: Model<PaymentDocument>,
    private readonly writer: FactWriter,
    private readonly clock: Clock,
  ) {}

  async open({ id, ...payment }: Payment): Promise<void> {
    const createdAt = this.clock.now();
    const forgetAt = new Date(createdAt.getTime() + FORGET_AFTER_MS);
    await this.payments.create({ ...payment, _id: id, completed: false, createdAt, forgetAt, outbox: [] });
  }

  async find(id: string): Promise<Payment | null> {
    const document = await this.payments.findOne({ _id: id }).lean();
    if (!document) return null;
    const { partyId, buyerId, purchase, amount, currency } = document;
    return { id, partyId, buyerId, purchase, amount, currency };
  }

  /**
   * Writes completion and facts in one update that takes effect once, however often it is repeated (rule:
   * payment-once).
   */
  async complete({ id, partyId, amount, currency, purchase }: Payment, reference: string): Promise<void> {
    const paid = caused(paymentCompleted, { paymentId: id, partyId, amount, currency, ...purchase });
    await this.writer.writeWithFacts([paid], (facts) =>
      this.payments.updateOne(
        { _id: id, completed: false },
        {
          $set: { completed: true, completedAt: this.clock.now(), reference },
          $unset: { forgetAt: 1 },
          $push: { outbox: { $each: facts } },
        },
      ),
    );
  }

  /** A page of the party's completed payments. */
  async list(
    partyId: string,
    { page, pageSize, latestFirst }: { page: number; pageSize: number; latestFirst: boolean },
  ): Promise<{ items: ShownPayment[]; total: number }> {
    const asked = { page, pageSize, order: 'createdAt', descending: latestFirst };
    const { items, total } = await paged<PaymentDocument>(this.payments, { partyId, completed: true }, asked);
    return { items: items.map(toShown), total };
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
