import { isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type DiscountDocument, DISCOUNTS } from './discount.schema';
import { type PaymentDocument, PAYMENTS } from './payment.schema';

export interface Discount {
  id: string;
  percent: number;
}

/** Stores what coupons take off prices. */
@Injectable()
export class DiscountRepository {
  constructor(
    @InjectModel(DISCOUNTS) private readonly discounts: Model<DiscountDocument>,
    @InjectModel(PAYMENTS) private readonly payments: Model<PaymentDocument>,
  ) {}

  /** Adding it again changes nothing. */
  async add(discount: DiscountDocument): Promise<void> {
    try {
      await this.discounts.create(discount);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  /** Returns the highest discount that waits for the party's next plan; null when there is none. */
  async waitingFor(partyId: string): Promise<Discount | null> {
    return (await this.standingOf(partyId)).waiting;
  }

  /** Returns the discount that waits, and how many were used. */
  async standingOf(partyId: string): Promise<{ waiting: Discount | null; used: number }> {
    const all = await this.discounts.find({ partyId }).sort({ percent: -1 }).lean();
    if (all.length === 0) return { waiting: null, used: 0 };
    const ids = all.map(({ _id }) => _id);
    const used = await this.payments.find({ usedDiscount: { $in: ids } }, { usedDiscount: 1 }).lean();
    const first = all.find(({ _id }) => !used.some(({ usedDiscount }) => usedDiscount === _id));
    return { waiting: first ? { id: first._id, percent: first.percent } : null, used: used.length };
  }
}
