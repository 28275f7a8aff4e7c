import {
  type Grant,
  paymentCompleted,
  paymentRefunded,
  paymentSentBack,
  type SentBackWhy,
} from '@festlig/contracts/billing';
import { Clock } from '@festlig/platform/clock';
import { isDuplicate } from '@festlig/platform/mongo';
import { type Caused, caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { Payment } from './payment.repository';
import { type Dispute, type PaymentDocument, PAYMENTS, type UselessFor } from './payment.schema';

/** The card provider's ids of a page that was paid and of its money. */
interface Received {
  reference: string;
  intent: string | null;
}

/** What the card provider was paid, and what it gave back: the writes that decide what a payment is worth. */
@Injectable()
export class CompletionRepository {
  constructor(
    @InjectModel(PAYMENTS) private readonly payments: Model<PaymentDocument>,
    private readonly writer: FactWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes completion and fact in one update that takes effect once, however often it is repeated (rule: payment-once).
   * `sold` names what can be sold only once to a party. Returns false when another payment for it, or with the same
   * discount, was completed first.
   */
  async complete(payment: Payment, paid: Received, sold: string | null): Promise<boolean> {
    const { id: paymentId, partyId, buyerId, amount, currency, purchase, discountId } = payment;
    const fact = caused(paymentCompleted, { paymentId, partyId, buyerId, amount, currency, ...purchase });
    try {
      const discount = discountId === null ? {} : { usedDiscount: discountId };
      await this.write(paymentId, paid, [fact], { ...(sold === null ? {} : { sold }), ...discount });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** The party has no use for what was paid for: it gets nothing, and the money is to be sent back. */
  async completeUseless(payment: Payment, paid: Received, why: UselessFor): Promise<void> {
    await this.write(payment.id, paid, [], { useless: true, uselessFor: why, checkAt: this.clock.now() });
  }

  /** Whether a payment with this discount was completed. */
  async hasUsed(discountId: string): Promise<boolean> {
    return (await this.payments.exists({ usedDiscount: discountId })) !== null;
  }

  /** Whether the party has paid for one of these. */
  async hasSold(sold: readonly string[]): Promise<boolean> {
    return (await this.payments.exists({ sold: { $in: sold } })) !== null;
  }

  /**
   * Notes that `amount` of the payment has gone back, which is more than before. The buyer is told of each part. When all of it went
   * back, the party loses what it gave; `tokens` go with each part. A dispute is counted once. Returns false when another process was faster.
   */
  async noteReturned(
    payment: Payment,
    amount: number,
    tokens: { taken: number; inAll: number },
    dispute: Dispute | null = null,
  ): Promise<boolean> {
    const { id, returned, partyId, purchase, uselessFor } = payment;
    const gone = amount >= payment.amount;
    const why: SentBackWhy = uselessFor ?? (dispute ? 'dispute' : 'refund');
    const sentBack = { paymentId: id, partyId, kind: purchase.kind, amount: amount - returned, isAll: gone, why };
    const facts: Caused[] = [caused(paymentSentBack, sentBack)];
    if (tokens.taken > 0) facts.push(caused(paymentRefunded, { kind: 'token', paymentId: id, partyId, ...tokens }));
    if (gone && uselessFor === null && purchase.kind !== 'token') {
      const others = await this.grantsBut(payment);
      facts.push(caused(paymentRefunded, { kind: 'grant', paymentId: id, partyId, others }));
    }
    const { matchedCount } = await this.writer.writeWithFacts(facts, (made) =>
      this.payments.updateOne(
        { _id: id, returned: returned === 0 ? { $in: [0, null] } : returned },
        {
          $set: { returned: amount },
          ...(gone ? { $unset: { sold: 1 } } : {}),
          $push: { outbox: { $each: made }, ...(dispute ? { disputes: dispute } : {}) },
        },
      ),
    );
    return matchedCount > 0;
  }

  /** Notes that money which was to go back did not reach the buyer. */
  async noteRefundFailed(id: string): Promise<void> {
    await this.payments.updateOne({ _id: id }, { $set: { refundFailed: true } });
  }

  /**
   * A coupon gave the party what this completed payment gives, at the same moment: the money is to be sent back. Both
   * sides write first and ask then, so that one of them at least finds the other. Nothing is taken from the party.
   */
  async makeUseless(sold: string): Promise<void> {
    const useless = { useless: true, uselessFor: 'had' as const, checkAt: this.clock.now() };
    await this.payments.updateOne({ sold, completed: true }, { $set: useless, $unset: { sold: 1 } });
  }

  /** What the party's other payments give it. */
  private async grantsBut({ id, partyId }: Payment): Promise<Grant[]> {
    const given = { partyId, completed: true, 'purchase.kind': { $ne: 'token' } } as const;
    const others = await this.payments.find({ ...given, _id: { $ne: id } }).lean();
    return others.flatMap(({ _id, purchase, amount, returned = 0, useless = false }) => {
      if (purchase.kind === 'token' || useless || returned >= amount) return [];
      return [{ id: _id, gives: purchase.kind === 'plan' ? purchase.plan : purchase.kind }];
    });
  }

  private async write(
    id: string,
    { reference, intent }: Received,
    facts: Caused[],
    more: Partial<PaymentDocument>,
  ): Promise<void> {
    const $set = { completed: true, completedAt: this.clock.now(), reference, ...(intent ? { intent } : {}), ...more };
    const isChecked = more.checkAt === undefined;
    await this.writer.writeWithFacts(facts, (made) =>
      this.payments.updateOne(
        { _id: id, completed: false },
        { $set, $unset: { forgetAt: 1, ...(isChecked ? { checkAt: 1 } : {}) }, $push: { outbox: { $each: made } } },
      ),
    );
  }
}
