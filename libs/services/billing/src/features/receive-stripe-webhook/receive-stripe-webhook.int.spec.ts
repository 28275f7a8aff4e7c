import { billing, paymentCompleted } from '@festlig/contracts/billing';
import { type TestService } from '@festlig/testing/service';
import { metrics } from '@festlig/platform/observability';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CashBox, host, ledgerOf, partyId, startBilling, work } from '../../billing.fixture';

const { getBalance, payPlan, payTokens, receiveStripeWebhook } = billing.calls;

describe('the webhook of the card provider', () => {
  let service: TestService;
  const cards = new CashBox();
  const tell = (paymentId: string) => service.call(receiveStripeWebhook, { payload: paymentId, signature: 'good' });
  const tokens = async () => {
    await service.facts(paymentCompleted);
    await work(service);
    return (await service.call(getBalance, { partyId }, host)).tokens;
  };
  const factsOf = async (paymentId: string) =>
    (await service.facts(paymentCompleted)).map(({ data }) => data).filter((data) => data.paymentId === paymentId);
  beforeAll(async () => {
    service = await startBilling(cards);
  });
  afterAll(() => service.stop());

  it('credits paid tokens once, however often and simultaneously it is delivered', async () => {
    const before = await tokens();
    await service.call(payTokens, { partyId, amount: 30, currency: 'eur' }, host);
    const { paymentId } = cards.lastOrder;
    expect(await tokens()).toBe(before);
    await Promise.all(Array.from({ length: 100 }, () => tell(paymentId)));
    await tell(paymentId);
    expect(await tokens()).toBe(before + 30);
    expect((await ledgerOf(service)).filter((entry) => 'paymentId' in entry && entry.paymentId === paymentId)).toEqual([
      expect.objectContaining({ kind: 'payment', tokens: 30, line: true }),
    ]);
    expect(await factsOf(paymentId)).toEqual([
      { kind: 'token', tokens: 30, paymentId, partyId, buyerId: host.id, amount: 1_500, currency: 'eur' },
    ]);
  });

  it('adds the tokens of several purchases', async () => {
    const before = await tokens();
    for (const amount of [5, 7]) {
      await service.call(payTokens, { partyId, amount, currency: 'dkk' }, host);
      await tell(cards.lastOrder.paymentId);
    }
    expect(await tokens()).toBe(before + 12);
  });

  it('publishes a paid plan, and credits no tokens for it', async () => {
    const before = await tokens();
    await service.call(payPlan, { partyId, plan: 'premium', currency: 'dkk' }, host);
    const { paymentId } = cards.lastOrder;
    await tell(paymentId);
    expect(await factsOf(paymentId)).toEqual([
      { kind: 'plan', plan: 'premium', paymentId, partyId, buyerId: host.id, amount: 14_900, currency: 'dkk' },
    ]);
    expect(await tokens()).toBe(before);
  });

  it.each([
    ['amount', { amount: 399 }],
    ['amount that the provider does not tell', { amount: null }],
    ['currency', { currency: 'eur' }],
    ['party', { partyId: 'b'.repeat(24) }],
    ['page', { reference: 'cs_other' }],
  ])(
    'completes nothing when the %s is not as ordered, and an operator is told (rule: payment-as-ordered)',
    async (_, differing) => {
      const before = await tokens();
      await service.call(payTokens, { partyId, amount: 1, currency: 'dkk' }, host);
      const { paymentId } = cards.lastOrder;
      const payload = JSON.stringify({ kind: 'paid', paid: cards.paidFor(paymentId, differing) });
      const trouble = async () => (await metrics.paymentTrouble.get()).values[0]?.value ?? 0;
      const known = await trouble();
      expect(await service.call(receiveStripeWebhook, { payload, signature: 'good' })).toEqual({ done: true });
      expect([await factsOf(paymentId), await tokens()]).toEqual([[], before]);
      expect(await trouble()).toBe(known + 1);
      // What was ordered can still be paid.
      await tell(paymentId);
      expect(await tokens()).toBe(before + 1);
    },
  );

  it('accepts a report of an unknown payment without effect', async () => {
    expect(await tell('cccccccccccccccccccccccc')).toEqual({ done: true });
    expect(await tell('')).toEqual({ done: true });
  });

  it('tells an operator of money for a party of ours whose payment is not known', async () => {
    const paid = cards.paidFor('cccccccccccccccccccccccc', { partyId });
    const trouble = async () => (await metrics.paymentTrouble.get()).values.reduce((sum, { value }) => sum + value, 0);
    const known = await trouble();
    expect(await tell(JSON.stringify({ kind: 'paid', paid }))).toEqual({ done: true });
    expect(await trouble()).toBe(known + 1);
    await tell('cccccccccccccccccccccccc');
    expect(await trouble()).toBe(known + 1);
  });

  it('is refused without a valid signature, and has no effect', async () => {
    const before = await tokens();
    await service.call(payTokens, { partyId, amount: 9, currency: 'dkk' }, host);
    const forged = { payload: cards.lastOrder.paymentId, signature: 'bad' };
    expect(await service.refusal(receiveStripeWebhook, forged)).toEqual({ root: 'webhook_signature_invalid' });
    expect(await tokens()).toBe(before);
  });
});
