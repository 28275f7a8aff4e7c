import { couponRedeemed } from '@festlig/contracts/billing';
import type { DataOf, Fact } from '@festlig/contracts/define';
import { entryIds } from '@festlig/domain/billing/ledger';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { DiscountRepository } from '../store/discount.repository';
import { Bookkeeping } from '../work/bookkeeping';

/** Books the tokens of a coupon, or keeps its percentage for the party's next plan. */
@Reacts(couponRedeemed)
export class OnCouponRedeemed implements Reaction<typeof couponRedeemed> {
  constructor(
    private readonly bookkeeping: Bookkeeping,
    private readonly discounts: DiscountRepository,
  ) {}

  async react({ redemptionId, partyId, code, gives }: DataOf<typeof couponRedeemed>, fact: Fact): Promise<void> {
    if (gives.kind === 'percentage') await this.discounts.add({ _id: redemptionId, partyId, percent: gives.percent });
    if (gives.kind !== 'tokens') return;
    const [_id, at] = [entryIds.coupon(redemptionId), new Date(fact.at)];
    await this.bookkeeping.record({ _id, kind: 'coupon', partyId, code, tokens: gives.tokens, at });
  }
}
