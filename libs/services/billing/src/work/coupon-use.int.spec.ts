import { billing, type CouponGift, couponRedeemed, paymentRefunded } from '@festlig/contracts/billing';
import { party, type Plan } from '@festlig/contracts/party';
import { featuresOfPlan } from '@festlig/domain/billing/features';
import { limitsOf } from '@festlig/domain/billing/prices';
import { describedParty } from '@festlig/testing/party';
import type { TestService } from '@festlig/testing/service';
import { getModelToken } from '@nestjs/mongoose';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Model } from 'mongoose';
import { CashBox, host, partyId, startBilling, sweep, work } from '../billing.fixture';
import { CouponRepository } from '../store/coupon.repository';
import { type CouponDocument, COUPONS } from '../store/coupon.schema';

const { getBalance, listPayments, payPlan, receiveStripeWebhook, redeemCoupon } = billing.calls;
const premium = { kind: 'plan', plan: 'premium' } as const;
const pro = { kind: 'plan', plan: 'pro' } as const;
const photos = { kind: 'unlimited_photos' } as const;
const percent = (number: number) => ({ kind: 'percentage', percent: number }) as const;

describe('a coupon that gives the party nothing (rule: coupon-of-use)', () => {
  let service: TestService;
  let cards: CashBox;
  let plan: Plan;
  let count = 0;
  const coupons = () => service.app.get<Model<CouponDocument>>(getModelToken(COUPONS), { strict: false });
  const aCoupon = async (gives: CouponGift): Promise<string> => {
    const code = `USE-${String(++count)}`;
    const limits = { most: 100, perUser: 100, until: null, onlyFor: null, isStopped: false };
    const none = { redeemed: [], audit: [], outbox: [] };
    await coupons().create({ _id: code, gives, ...limits, ...none, createdAt: service.clock.now() });
    return code;
  };
  const redeem = (code: string) => service.call(redeemCoupon, { partyId, code }, host);
  const refused = async (gives: CouponGift) => {
    const code = await aCoupon(gives);
    expect(await service.refusal(redeemCoupon, { partyId, code }, host)).toEqual({ code: 'coupon_of_no_use' });
    expect((await coupons().findOne({ _id: code }).lean())?.redeemed).toEqual([]);
  };
  const reach = async () => {
    await service.facts(couponRedeemed);
    await work(service);
  };
  const payFor = async (to: Plan) => {
    await service.call(payPlan, { partyId, plan: to, currency: 'dkk' }, host);
    const { paymentId } = cards.lastOrder;
    await service.call(receiveStripeWebhook, { payload: paymentId, signature: 'good' });
    return paymentId;
  };

  beforeEach(async () => {
    plan = 'free';
    cards = new CashBox();
    service = await startBilling(cards, () => plan);
  });
  afterEach(() => service.stop());

  it('is refused and stays unused: a plan that the party has or one below it', async () => {
    plan = 'premium';
    await refused(premium);
    expect(await redeem(await aCoupon(pro))).toEqual({ gives: pro });
    plan = 'pro';
    await refused(premium);
    await refused(pro);
  });

  it('is refused and stays unused: unlimited photos where photos have no limit', async () => {
    plan = 'pro';
    await refused(photos);
    service.rpc.answer(party.calls.describeParty, () => ({
      party: describedParty({
        id: partyId,
        plan: 'premium',
        limits: limitsOf('premium', true),
        features: featuresOfPlan('premium'),
      }),
      ownerId: host.id,
      cohosts: [],
    }));
    await refused(photos);
  });

  it('is refused and stays unused: a percentage for the highest plan, or while another waits', async () => {
    expect(await redeem(await aCoupon(percent(20)))).toEqual({ gives: percent(20) });
    await refused(percent(50));
    await reach();
    await refused(percent(50));
    await payFor('premium');
    plan = 'premium';
    expect(await redeem(await aCoupon(percent(30)))).toEqual({ gives: percent(30) });
    await reach();
    expect((await service.call(getBalance, { partyId }, host)).discount).toBe(30);
    await payFor('pro');
    plan = 'pro';
    await refused(percent(50));
  });

  it('is refused when the plan was paid for or given a moment ago, and has not reached the party', async () => {
    await payFor('premium');
    await refused(premium);
    await redeem(await aCoupon(pro));
    await refused(pro);
    await refused(photos);
  });

  it('is told from one that is of use, whatever was given before: tokens always are', async () => {
    plan = 'pro';
    for (const tokens of [5, 5])
      expect(await redeem(await aCoupon({ kind: 'tokens', tokens }))).toMatchObject({ gives: { tokens } });
    await reach();
    expect((await service.call(getBalance, { partyId }, host)).tokens).toBe(10);
  });

  it.each<[string, CouponGift]>([
    ['plan', premium],
    ['percentage', percent(10)],
    ['unlimited photos', photos],
  ])('is one of many that are redeemed at the same moment for the same %s: one is used', async (_, gives) => {
    if (gives === photos) plan = 'premium';
    const codes = await Promise.all(Array.from({ length: 8 }, () => aCoupon(gives)));
    const answers = await Promise.all(
      codes.map((code) =>
        redeem(code).then(
          () => 'redeemed',
          (error: unknown) => (error as { message: string }).message,
        ),
      ),
    );
    expect(answers.toSorted()).toEqual([...Array<string>(7).fill('coupon_of_no_use'), 'redeemed']);
    const used = await coupons().find({ 'redeemed.0': { $exists: true } });
    expect(used).toHaveLength(1);
    expect(await service.facts(couponRedeemed)).toHaveLength(1);
  });

  it('makes a payment for the same plan useless: its money is sent back', async () => {
    await service.call(payPlan, { partyId, plan: 'premium', currency: 'dkk' }, host);
    const { paymentId } = cards.lastOrder;
    await redeem(await aCoupon(premium));
    await service.call(receiveStripeWebhook, { payload: paymentId, signature: 'good' });
    await sweep(service);
    expect(cards.sentBack).toEqual([paymentId]);
  });

  /** Redeems and pays for the same plan; what comes second begins when the first has asked and not yet written. */
  const together = async (first: 'coupon' | 'payment') => {
    await service.call(payPlan, { partyId, plan: 'premium', currency: 'dkk' }, host);
    const { paymentId } = cards.lastOrder;
    const code = await aCoupon(premium);
    const pay = () => service.call(receiveStripeWebhook, { payload: paymentId, signature: 'good' });
    const [begin, between] = first === 'coupon' ? [() => redeem(code), pay] : [pay, () => redeem(code)];
    const given = service.app.get(CouponRepository, { strict: false });
    const hasGiven = given.hasGiven.bind(given);
    let isAsked = false;
    given.hasGiven = async (marks) => {
      const answer = await hasGiven(marks);
      // Both have asked by now whether something was sold; this is the last question before the write.
      if (!isAsked) {
        isAsked = true;
        await between();
      }
      return answer;
    };
    await begin();
    return paymentId;
  };

  it.each(['coupon', 'payment'] as const)(
    'sends the money back of a payment for the same plan at the same moment, when the %s asked first',
    async (first) => {
      const paymentId = await together(first);
      await sweep(service);
      await sweep(service);
      expect(cards.sentBack).toEqual([paymentId]);
      const { items } = await service.call(listPayments, { partyId }, host);
      expect(items.map(({ state }) => state)).toEqual(['sent_back']);
      // The party keeps what the coupon gave.
      expect(await service.facts(paymentRefunded)).toEqual([]);
      await refused(premium);
    },
  );

  it('of a higher plan keeps what was paid before: that was of use', async () => {
    await payFor('premium');
    await redeem(await aCoupon(pro));
    await sweep(service);
    expect(cards.sentBack).toEqual([]);
  });
});
