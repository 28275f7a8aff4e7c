import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { networkOf } from '@festlig/domain/identity/network-of';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { CouponRepository } from '../../store/coupon.repository';
import { CouponTryRepository } from '../../store/coupon-try.repository';
import { CouponUse } from '../../work/coupon-use';

type RedeemCoupon = typeof billing.calls.redeemCoupon;

/** Codes that may be tried in a day: hosts of one household or office share a network. */
const TRIES = { user: 20, party: 20, network: 60 };

/**
 * Redeems a coupon (rules: coupon-redeem, coupon-limits). A try is counted before the code is looked up, so that tries at the
 * same time cannot exceed the limit (rule: coupon-guessing).
 */
@Handles(billing.calls.redeemCoupon)
export class RedeemCouponHandler implements Handler<RedeemCoupon> {
  constructor(
    private readonly coupons: CouponRepository,
    private readonly tries: CouponTryRepository,
    private readonly use: CouponUse,
  ) {}

  async handle(
    { code, clientAddress }: InputOf<RedeemCoupon>,
    { user, party }: ContextOf<RedeemCoupon>,
  ): Promise<OutputOf<RedeemCoupon>> {
    const counts = await Promise.all([
      this.count(`user ${user.id}`, TRIES.user),
      this.count(`party ${party.id}`, TRIES.party),
      clientAddress === '' || this.count(`network ${networkOf(clientAddress)}`, TRIES.network),
    ]);
    if (counts.includes(false)) throw new CallError<RedeemCoupon>('coupon_limit_reached');
    const gives = await this.coupons.redeem(code, { partyId: party.id, userId: user.id }, (gift) =>
      this.use.of(party.id, gift),
    );
    if (gives === 'coupon_invalid') throw new CallError<RedeemCoupon>(gives, { missed: 1 });
    if (gives === 'coupon_used' || gives === 'coupon_of_no_use') throw new CallError<RedeemCoupon>(gives);
    await this.use.given(party.id, gives);
    return { gives };
  }

  /** Whether another try is allowed. */
  private async count(whose: string, most: number): Promise<boolean> {
    return (await this.tries.add(whose)) <= most;
  }
}
