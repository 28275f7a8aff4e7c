import { billing, couponRedeemed } from '@festlig/contracts/billing';
import type { Plan } from '@festlig/contracts/party';
import { type TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CashBox, factOf, host, partyId, startBilling, sweep, work } from '../billing.fixture';
import { OnCouponRedeemed } from '../reactions/on-coupon-redeemed';

const { getBalance, payPlan, payTokens, receiveStripeWebhook } = billing.calls;
const hex = (number: number) => number.toString(16).padStart(24, '0');

describe('the percentage of a coupon', () => {
  let service: TestService;
  let cards: CashBox;
  beforeEach(async () => {
    cards = new CashBox();
    service = await startBilling(cards);
  });
  afterEach(() => service.stop());

  const redeemed = async (percent: number, redemption: number, of = partyId) => {
    const gives = { kind: 'percentage', percent } as const;
    const data = { redemptionId: hex(redemption), partyId: of, code: 'FEST', gives };
    await service.app.get(OnCouponRedeemed, { strict: false }).react(data, factOf(couponRedeemed, data));
  };
  const shown = async (plan: Plan = 'premium') => {
    const { discount, prices } = await service.call(getBalance, { partyId }, host);
    return { discount, ...prices[plan].dkk };
  };
  /** The page of a payment for this plan. */
  const order = async (plan: Plan) => {
    await service.call(payPlan, { partyId, plan, currency: 'dkk' }, host);
    return cards.lastOrder;
  };
  const pay = async (paymentId: string) => {
    await service.call(receiveStripeWebhook, { payload: paymentId, signature: 'good' });
    await work(service);
  };
  const usual = { discount: null, amount: 14_900, original: null };

  it('is taken off the next plan, at the price that is shown, and is used by its payment', async () => {
    expect(await shown()).toEqual(usual);
    await redeemed(25, 1);
    expect(await shown()).toEqual({ discount: 25, amount: 11_175, original: 14_900 });
    expect(await shown('pro')).toEqual({ discount: 25, amount: 29_925, original: 39_900 });
    const { paymentId, amount } = await order('premium');
    expect(amount).toBe(11_175);
    expect(await shown()).toMatchObject({ discount: 25 });
    await pay(paymentId);
    expect(await shown()).toEqual(usual);
    // What was paid for premium is deducted (rule: plan-difference).
    expect((await order('pro')).amount).toBe(39_900 - 11_175);
  });

  it('is used once when two pages with it are paid: the money of the second is sent back', async () => {
    await redeemed(50, 1);
    const [premium, pro] = [await order('premium'), await order('pro')];
    expect([premium.amount, pro.amount]).toEqual([7_450, 19_950]);
    await Promise.all([pay(premium.paymentId), pay(pro.paymentId)]);
    await sweep(service);
    expect(cards.sentBack).toHaveLength(1);
    expect(await shown()).toEqual(usual);
  });

  it('is the highest of several, and the next one waits', async () => {
    await redeemed(10, 1);
    await redeemed(30, 2);
    expect(await shown()).toMatchObject({ discount: 30 });
    await pay((await order('premium')).paymentId);
    expect(await shown()).toMatchObject({ discount: 10 });
  });

  it('is there once when its fact arrives again, also after it was used', async () => {
    await redeemed(20, 1);
    await redeemed(20, 1);
    await pay((await order('premium')).paymentId);
    await redeemed(20, 1);
    expect(await shown()).toEqual(usual);
  });

  it('is not taken off tokens, and not off the plan of another party', async () => {
    await redeemed(20, 1, hex(77));
    expect(await shown()).toEqual(usual);
    await redeemed(20, 2);
    await service.call(payTokens, { partyId, amount: 10, currency: 'dkk' }, host);
    expect(cards.lastOrder.amount).toBe(4_000);
  });
});
