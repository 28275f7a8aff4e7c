import { couponRedeemed, type CouponGift } from '@festlig/contracts/billing';
import { couponRefusal, type CouponRefusal, type Redemption } from '@festlig/domain/billing/coupons';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { isDuplicate } from '@festlig/platform/mongo';
import { Ids } from '@festlig/platform/ids';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type CouponDocument, COUPONS } from './coupon.schema';

/** Tries before a redemption fails. A try fails only when somebody else redeems the same coupon. */
const TRIES = 50;

/** What a coupon is to a party; `mark` is of what only one redemption can give it, null for tokens. */
export interface Use {
  mark: string | null;
}

@Injectable()
export class CouponRepository {
  constructor(
    @InjectModel(COUPONS) private readonly coupons: Model<CouponDocument>,
    private readonly writer: FactWriter,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Redeems a coupon in one update, which also tells what it gives. Returns why it was refused otherwise. `findUse` tells
   * whether the party has any use for it: one that is refused for that stays as it is (rule: coupon-of-use).
   * @throws CallError `conflict` when others were always faster
   */
  async redeem(
    code: string,
    who: Redemption,
    findUse: (gives: CouponGift) => Promise<Use | null>,
  ): Promise<CouponGift | CouponRefusal | 'coupon_of_no_use'> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const coupon = await this.coupons.findOne({ _id: code }).lean();
      if (!coupon) return 'coupon_invalid';
      const { gives, redeemed, isStopped } = coupon;
      const at = this.clock.now();
      const refusal = couponRefusal(coupon, redeemed, who, at);
      if (refusal) return refusal;
      const use = await findUse(gives);
      if (!use) return 'coupon_of_no_use';
      const id = this.ids.id();
      const fact = caused(couponRedeemed, { redemptionId: id, partyId: who.partyId, code, gives });
      const mark = use.mark === null ? {} : { marks: use.mark };
      try {
        const { modifiedCount } = await this.writer.writeWithFacts([fact], (facts) =>
          this.coupons.updateOne(
            { _id: code, isStopped, redeemed: { $size: redeemed.length } },
            { $push: { redeemed: { id, ...who, at }, ...mark, outbox: { $each: facts } } },
          ),
        );
        if (modifiedCount > 0) return gives;
      } catch (error) {
        // Another coupon has given the party the same at this moment.
        if (isDuplicate(error)) return 'coupon_of_no_use';
        throw error;
      }
    }
    throw new CallError('conflict');
  }

  /** Whether a coupon has given one of these. */
  async hasGiven(marks: readonly string[]): Promise<boolean> {
    return marks.length > 0 && (await this.coupons.exists({ marks: { $in: marks } })) !== null;
  }
}
