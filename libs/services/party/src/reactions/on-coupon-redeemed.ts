import { couponRedeemed } from '@festlig/contracts/billing';
import type { DataOf } from '@festlig/contracts/define';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { GrantRepository } from '../store/grant.repository';

/** Gives the party the plan or the unlimited photos of a coupon. A repeated fact changes nothing (rule: coupon-redeem). */
@Reacts(couponRedeemed)
export class OnCouponRedeemed implements Reaction<typeof couponRedeemed> {
  constructor(private readonly grants: GrantRepository) {}

  async react({ partyId, redemptionId: id, gives }: DataOf<typeof couponRedeemed>): Promise<void> {
    if (gives.kind === 'tokens' || gives.kind === 'percentage') return;
    await this.grants.give(partyId, { id, gives: gives.kind === 'plan' ? gives.plan : gives.kind });
  }
}
