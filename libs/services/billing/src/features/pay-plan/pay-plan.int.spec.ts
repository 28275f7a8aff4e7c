import { billing } from '@festlig/contracts/billing';
import type { Plan } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CashBox, host, partyId, startBilling } from '../../billing.fixture';

const { getBalance, payPlan, receiveStripeWebhook } = billing.calls;

describe('paying for a plan', () => {
  let service: TestService;
  let plan: Plan = 'free';
  const cards = new CashBox();
  beforeAll(async () => {
    service = await startBilling(cards, () => plan);
  });
  afterAll(() => service.stop());

  it('returns the address of the payment page, with the price shown to the buyer', async () => {
    plan = 'free';
    const { url } = await service.call(payPlan, { partyId, plan: 'premium', currency: 'dkk' }, host);
    expect(url).toBe(`https://pay.example/${cards.lastOrder.paymentId}`);
    expect(cards.lastOrder).toMatchObject({ name: 'Festlig Premium', amount: 14_900, currency: 'dkk' });
  });

  it('refuses a plan that is not an upgrade', async () => {
    plan = 'premium';
    const refused = (to: Plan) => service.refusal(payPlan, { partyId, plan: to, currency: 'dkk' }, host);
    expect(await refused('premium')).toEqual({ root: 'plan_not_an_upgrade' });
    expect(await refused('free')).toEqual({ root: 'plan_not_an_upgrade' });
    await service.call(payPlan, { partyId, plan: 'pro', currency: 'eur' }, host);
    expect(cards.lastOrder).toMatchObject({ amount: 5_390, currency: 'eur' });
  });

  it('takes off what was paid for a lower plan in that currency, less what went back (rule: plan-difference)', async () => {
    plan = 'free';
    const told = (payload: string) => service.call(receiveStripeWebhook, { payload, signature: 'good' });
    const priceOfPro = async (currency: 'dkk' | 'eur') => {
      await service.call(payPlan, { partyId, plan: 'pro', currency }, host);
      const { prices, deducted } = await service.call(getBalance, { partyId }, host);
      expect(prices.pro[currency].amount).toBe(cards.lastOrder.amount);
      return [cards.lastOrder.amount, deducted[currency]];
    };
    await service.call(payPlan, { partyId, plan: 'premium', currency: 'dkk' }, host);
    const { paymentId } = cards.lastOrder;
    expect(await priceOfPro('dkk')).toEqual([39_900, 0]);
    await told(paymentId);
    plan = 'premium';
    expect(await priceOfPro('dkk')).toEqual([25_000, 14_900]);
    expect(await priceOfPro('eur')).toEqual([5_390, 0]);
    const returned = { intent: `pi_${paymentId}`, paymentId, amount: 4_900, dispute: null };
    await told(JSON.stringify({ kind: 'returned', returned }));
    expect(await priceOfPro('dkk')).toEqual([29_900, 10_000]);
    await told(JSON.stringify({ kind: 'returned', returned: { ...returned, amount: 14_900 } }));
    expect(await priceOfPro('dkk')).toEqual([39_900, 0]);
  });

  it('lets a co-host pay, who gets the receipt (rule: plan-buyers)', async () => {
    plan = 'free';
    const cohost = aUser();
    service.parties.set(partyId, { [host.id]: 'owner', [cohost.id]: 'editor' });
    await service.call(payPlan, { partyId, plan: 'premium', currency: 'dkk' }, cohost);
    expect(cards.lastOrder.email).toBe(cohost.email);
  });

  it('answers other hosts as if the party did not exist, and a visitor with needs_login', async () => {
    const input = { partyId, plan: 'pro', currency: 'dkk' };
    expect(await service.refusal(payPlan, input, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(payPlan, { ...input, partyId: 'nowhere' }, host)).toEqual({ root: 'not_found' });
    expect(await service.refusal(payPlan, input)).toEqual({ root: 'needs_login' });
  });
});
