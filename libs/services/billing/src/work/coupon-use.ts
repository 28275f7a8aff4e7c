import type { CouponGift } from '@festlig/contracts/billing';
import { giftIsOfUse, giftMark, marksThatCoverGift, soldMark } from '@festlig/domain/billing/sold-once';
import { CallError } from '@festlig/platform/errors';
import { Injectable } from '@nestjs/common';
import { Parties } from '../neighbours/parties';
import { CompletionRepository } from '../store/completion.repository';
import { CouponRepository, type Use } from '../store/coupon.repository';
import { DiscountRepository } from '../store/discount.repository';

/** Decides whether a coupon gives a party anything, so that none is used up for nothing (rule: coupon-of-use). */
@Injectable()
export class CouponUse {
  constructor(
    private readonly parties: Parties,
    private readonly completions: CompletionRepository,
    private readonly coupons: CouponRepository,
    private readonly discounts: DiscountRepository,
  ) {}

  /**
   * Null when the party has what is given, or more, also when it was paid for or given a moment ago.
   * @throws CallError `not_found` when the party is deleted
   */
  async of(partyId: string, gives: CouponGift): Promise<Use | null> {
    if (gives.kind === 'tokens') return { mark: null };
    const party = await this.parties.find(partyId);
    if (!party) throw new CallError('not_found');
    const { waiting, used } = await this.discounts.standingOf(partyId);
    if (!giftIsOfUse(gives, party, waiting !== null)) return null;
    const covering = marksThatCoverGift(partyId, gives);
    if ((await this.completions.hasSold(covering)) || (await this.coupons.hasGiven(covering))) return null;
    return { mark: giftMark(partyId, gives, used) };
  }

  /** The coupon has given it: what was paid for the same since that was asked for is sent back. */
  async given(partyId: string, gives: CouponGift): Promise<void> {
    if (gives.kind !== 'plan' && gives.kind !== 'unlimited_photos') return;
    const sold = soldMark(partyId, gives);
    if (sold !== null) await this.completions.makeUseless(sold);
  }
}
