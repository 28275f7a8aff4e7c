import { couponRedeemed, type CouponGift } from '@festlig/contracts/billing';
import { couponRefusal, type CouponRefusal, type Redemption } from '@festlig/domain/billing/coupons';
import { Clock } from '@festlig/platform/clock';
import { CallError } from '@festlig/platform/errors';
import { Ids } from '@festlig/platform/ids';
import { caused, FactWriter } from '@festlig/platform/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type CouponDocument, COUPONS } from './coupon.schema';

/** Tries before a redemption fails. A try fails only when somebody else redeems the same coupon. */
const TRIES = 50;

@Injectable()
export class CouponRepository {
  constructor(
    @InjectModel(COUPONS) private readonly coupons: Model<CouponDocument>,
    private readonly writer: FactWriter,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Redeems a coupon in one update, which also tells what it gives. Returns why it was refused otherwise.
   * @throws CallError `conflict` when others were always faster
   */
  async redeem(code: string, who: Redemption): Promise<CouponGift | CouponRefusal> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const coupon = await this.coupons.findOne({ _id: code }).lean();
      if (!coupon) return 'coupon_invalid';
      const { gives, redeemed, isStopped } = coupon;
      const at = this.clock.now();
      const refusal = couponRefusal(coupon, redeemed, who, at);
      if (refusal) return refusal;
      const id = this.ids.id();
      const fact = caused(couponRedeemed, { redemptionId: id, partyId: who.partyId, code, gives });
      const { modifiedCount } = await this.writer.writeWithFacts([fact], (facts) =>
        this.coupons.updateOne(
          { _id: code, isStopped, redeemed: { $size: redeemed.length } },
          { $push: { redeemed: { id, ...who, at }, outbox: { $each: facts } } },
        ),
      );
      if (modifiedCount > 0) return gives;
    }
    throw new CallError('conflict');
  }
}
