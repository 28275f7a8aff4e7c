import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type PaymentDocument, PAYMENTS } from './payment.schema';

const MINUTE = 60_000;
/** Minutes until a payment is looked at again, from the first time on; then it is left alone: its page has expired. */
const PAUSES = [10, 30, 120, 360, 720, 1500];
/** Milliseconds that a job may take before its payment is looked at again. */
const LEASE = 60_000;

/** When the first check of a payment begun now is due. */
export const firstCheck = (now: Date): Date => new Date(now.getTime() + MINUTE * (PAUSES[0] ?? 0));

/** Payments whose state is to be asked for at the card provider, and when. */
@Injectable()
export class CheckRepository {
  constructor(
    @InjectModel(PAYMENTS) private readonly payments: Model<PaymentDocument>,
    private readonly clock: Clock,
  ) {}

  /** Payments that are to be looked at now. */
  async listDue(limit: number): Promise<string[]> {
    const due = { checkAt: { $lte: this.clock.now() } };
    return (await this.payments.find(due, { _id: 1 }).sort({ checkAt: 1 }).limit(limit).lean()).map(({ _id }) => _id);
  }

  /** A job looks at the payment: it is due again only if the job is lost. */
  async lease(id: string): Promise<void> {
    await this.payments.updateOne({ _id: id, checkAt: { $exists: true } }, { $set: { checkAt: this.after(LEASE) } });
  }

  /** The page is still open: it is looked at again after a longer pause, and at last not at all. */
  async checkLater(id: string, checks: number): Promise<void> {
    const pause = PAUSES[checks + 1];
    const change = pause === undefined ? { $unset: { checkAt: 1 } } : { $set: { checkAt: this.after(pause * MINUTE) } };
    await this.payments.updateOne({ _id: id, completed: false }, { ...change, $inc: { checks: 1 } });
  }

  async stop(id: string): Promise<void> {
    await this.payments.updateOne({ _id: id }, { $unset: { checkAt: 1 } });
  }

  /** Nothing more is asked or done by itself; the payment is kept for an operator. */
  async leaveToOperator(id: string): Promise<void> {
    await this.payments.updateOne({ _id: id }, { $unset: { checkAt: 1, forgetAt: 1 } });
  }

  /** The party's open pages for a plan or photos are looked at soon: they may be of no use any more. */
  async hurry(partyId: string): Promise<void> {
    await this.payments.updateMany(
      { partyId, completed: false, 'purchase.kind': { $ne: 'token' }, checkAt: { $exists: true } },
      { $set: { checkAt: this.clock.now() } },
    );
  }

  /** The party is deleted: its open payments give nothing any more, and their pages are looked at soon. */
  async abandon(partyId: string): Promise<void> {
    const open = { partyId, completed: false };
    await this.payments.updateMany(open, { $set: { gone: true } });
    await this.payments.updateMany({ ...open, checkAt: { $exists: true } }, { $set: { checkAt: this.clock.now() } });
  }

  private after(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() + milliseconds);
  }
}
