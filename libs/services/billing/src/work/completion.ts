import { givesSomething, marksThatCover, soldMark } from '@festlig/domain/billing/sold-once';
import { Logger, metrics } from '@festlig/platform/observability';
import { Injectable } from '@nestjs/common';
import type { PaidCheckout } from '../adapters/card-provider';
import { Parties } from '../neighbours/parties';
import { CheckRepository } from '../store/check.repository';
import { CompletionRepository } from '../store/completion.repository';
import { CouponRepository } from '../store/coupon.repository';
import { type Payment, PaymentRepository } from '../store/payment.repository';
import type { UselessFor } from '../store/payment.schema';

/** Which parts of what was paid are not what was ordered. */
function differences(payment: Payment, paid: PaidCheckout): string[] {
  const { amount, currency, partyId, reference } = payment;
  const differs = {
    amount: paid.amount !== amount,
    currency: paid.currency !== currency,
    // A page of before names no party.
    party: paid.partyId !== null && paid.partyId !== partyId,
    // A payment of before keeps no page until it is completed.
    page: reference !== null && reference !== paid.reference,
  };
  return Object.entries(differs).flatMap(([part, isOther]) => (isOther ? [part] : []));
}

/** Decides what a received payment gives its party. */
@Injectable()
export class Completion {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly completions: CompletionRepository,
    private readonly coupons: CouponRepository,
    private readonly checks: CheckRepository,
    private readonly parties: Parties,
    private readonly logger: Logger,
  ) {}

  /**
   * Completes the payment, once. What differs from the order completes nothing, and an operator has to look at it (rule:
   * payment-as-ordered); what gives the party nothing is sent back (rule: sold-once).
   */
  async settle(paid: PaidCheckout): Promise<void> {
    const payment = await this.payments.find(paid.paymentId);
    if (!payment) return this.reportUnknown(paid);
    if (payment.completed) return;
    const { id, partyId, purchase } = payment;
    const differing = differences(payment, paid);
    if (differing.length > 0) {
      metrics.paymentTrouble.inc({ trouble: 'not_as_ordered' });
      this.logger.error('a payment is not as ordered', { paymentId: id, reference: paid.reference, differing });
      return this.checks.leaveToOperator(id);
    }
    const useless = await this.uselessFor(payment);
    const sold = soldMark(partyId, purchase);
    const isSold = useless === null && (await this.completions.complete(payment, paid, sold));
    // A coupon that was redeemed since it was asked for has not seen this payment.
    if (isSold && sold !== null && (await this.coupons.hasGiven(marksThatCover(partyId, purchase))))
      await this.completions.makeUseless(sold);
    if (!isSold)
      await this.completions.completeUseless(payment, paid, useless ?? (await this.uselessFor(payment)) ?? 'had');
    if (purchase.kind !== 'token') await this.checks.hurry(partyId);
  }

  /** An unknown payment belongs to another shop on the same account, unless its page names a party: only ours do. */
  private reportUnknown({ paymentId, partyId, reference }: PaidCheckout): void {
    if (partyId === null) return;
    metrics.paymentTrouble.inc({ trouble: 'unknown' });
    this.logger.error('a payment of ours is not known', { paymentId, partyId, reference });
  }

  /** Whether the party has what is bought already or has used the discount it is bought with, or is gone; null otherwise. */
  async uselessFor({ partyId, purchase, discountId, gone }: Payment): Promise<UselessFor | null> {
    if (gone) return 'party_gone';
    // Tokens are of use to every party that exists: a provider that reports them need not wait for another service.
    if (purchase.kind === 'token') return null;
    if (discountId !== null && (await this.completions.hasUsed(discountId))) return 'discount_used';
    if (await this.completions.hasSold(marksThatCover(partyId, purchase))) return 'had';
    if (await this.coupons.hasGiven(marksThatCover(partyId, purchase))) return 'had';
    const party = await this.parties.find(partyId);
    if (party === null) return 'party_gone';
    return givesSomething(purchase, party) ? null : 'had';
  }
}
