import { billing, paymentCompleted, paymentRefunded, paymentSentBack } from '@festlig/contracts/billing';
import { sendPlanned } from '@festlig/contracts/messaging';
import type { Plan } from '@festlig/contracts/party';
import type { FailedRefund, ReturnedMoney } from '../adapters/card-provider';
import { metrics } from '@festlig/platform/observability';
import type { TestService } from '@festlig/testing/service';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CashBox, factOf, host, ledgerOf, partyId, startBilling, work } from '../billing.fixture';
import { OnSendPlanned } from '../reactions/on-send-planned';

const {
  getBalance,
  listLedger,
  listPayments,
  payPlan,
  payTokens,
  payUnlimitedPhotos,
  receiveStripeWebhook,
  reserveTokens,
} = billing.calls;

describe('money that went back to the buyer', () => {
  let service: TestService;
  let cards: CashBox;
  let plan: Plan;
  const call = (payload: string) => service.call(receiveStripeWebhook, { payload, signature: 'good' });
  const give = async () => {
    const { paymentId } = cards.lastOrder;
    await call(paymentId);
    return paymentId;
  };
  const buyTokens = async (amount: number) => {
    await service.call(payTokens, { partyId, amount, currency: 'dkk' }, host);
    return give();
  };
  const buyPlan = async (plan: 'premium' | 'pro') => {
    await service.call(payPlan, { partyId, plan, currency: 'dkk' }, host);
    return give();
  };
  const returned = (paymentId: string, amount: number, more: Partial<ReturnedMoney> = {}) => {
    const money = { intent: `pi_${paymentId}`, paymentId, amount, dispute: null, ...more };
    return call(JSON.stringify({ kind: 'returned', returned: money }));
  };
  const tokens = async () => {
    await service.facts(paymentCompleted);
    await work(service);
    return (await service.call(getBalance, { partyId }, host)).tokens;
  };
  const takenBack = async () => (await service.facts(paymentRefunded)).map(({ data }) => data);
  const told = async () =>
    (await service.facts(paymentSentBack)).map(({ data: { why, amount, isAll } }) => [why, amount, isAll]);
  const listed = async () => (await service.call(listPayments, { partyId }, host)).items.map(({ state }) => state);
  const trouble = async () => (await metrics.paymentTrouble.get()).values.reduce((sum, { value }) => sum + value, 0);
  beforeEach(async () => {
    cards = new CashBox();
    plan = 'free';
    service = await startBilling(cards, () => plan);
  });
  afterEach(() => service.stop());

  it('takes a plan back with what the other payments still give, once (rule: payment-taken-back)', async () => {
    const premium = await buyPlan('premium');
    const pro = await buyPlan('pro');
    await buyTokens(2);
    await Promise.all(Array.from({ length: 20 }, () => returned(pro, 25_000)));
    const others = [{ id: premium, gives: 'premium' }];
    expect(await takenBack()).toEqual([{ kind: 'grant', paymentId: pro, partyId, others }]);
    await returned(premium, 14_900);
    expect((await takenBack())[1]).toMatchObject({ paymentId: premium, others: [] });
    expect(await tokens()).toBe(2);
  });

  it('takes unlimited photos back, and they can be bought again', async () => {
    plan = 'premium';
    for (const time of [1, 2]) {
      await service.call(payUnlimitedPhotos, { partyId, currency: 'dkk' }, host);
      const id = await give();
      await returned(id, 9_900);
      expect(await takenBack()).toHaveLength(time);
    }
    expect(await service.facts(paymentCompleted)).toHaveLength(2);
  });

  it('leaves a plan of which only a part of the price went back', async () => {
    const id = await buyPlan('premium');
    await returned(id, 14_899);
    expect(await takenBack()).toEqual([]);
    const [{ refunded } = { refunded: 0 }] = (await service.call(listPayments, { partyId }, host)).items;
    expect(refunded).toBe(14_899);
    await returned(id, 14_900);
    expect(await takenBack()).toHaveLength(1);
  });

  it('takes tokens back in proportion, in any number of parts and repetitions', async () => {
    const id = await buyTokens(10);
    for (const amount of [1000, 1000, 400, 2000, 4000, 1000]) await returned(id, amount);
    expect((await takenBack()).map((data) => (data.kind === 'token' ? data.taken : 0))).toEqual([2, 3, 5]);
    expect(await tokens()).toBe(0);
    expect((await ledgerOf(service)).map((entry) => entry.tokens).toSorted((a, b) => a - b)).toEqual([-5, -3, -2, 10]);
  });

  it('takes no used tokens back, and tells an operator', async () => {
    const id = await buyTokens(10);
    expect(await tokens()).toBe(10);
    await service.ask(reserveTokens, { partyId, sendId: 'e'.repeat(24), tokens: 7 });
    const known = await trouble();
    await returned(id, 4000);
    expect(await tokens()).toBe(0);
    await service.facts(paymentRefunded);
    expect((await ledgerOf(service)).at(-1)).toMatchObject({ kind: 'refund', tokens: -3 });
    expect(await trouble()).toBe(known + 1);
  });

  it('does not come back as tokens that a send held meanwhile', async () => {
    const id = await buyTokens(100);
    expect(await tokens()).toBe(100);
    const sendId = 'e'.repeat(24);
    await service.ask(reserveTokens, { partyId, sendId, tokens: 100 });
    await returned(id, 40_000);
    expect(await tokens()).toBe(0);
    await service.facts(paymentRefunded);
    const planned = { partyId, sendId, texts: 30 };
    await service.app.get(OnSendPlanned, { strict: false }).react(planned, factOf(sendPlanned, planned));
    expect(await tokens()).toBe(0);
    expect((await ledgerOf(service)).at(-1)).toMatchObject({ kind: 'release', tokens: 0, holds: 30, owed: 30 });
    const { items } = await service.call(listLedger, { partyId }, host);
    expect(items.reduce((sum, line) => sum + line.tokens, 0)).toBe(0);
    await buyTokens(5);
    expect(await tokens()).toBe(5);
  });

  it('by a dispute takes the disputed amount back, once, and finds the payment by its money', async () => {
    const id = await buyTokens(10);
    const dispute = (name: string, amount: number) => returned(id, amount, { paymentId: null, dispute: name });
    for (let time = 0; time < 3; time++) await dispute('dp_1', 800);
    expect(await tokens()).toBe(8);
    await returned(id, 1200);
    await returned(id, 1200);
    await dispute('dp_1', 800);
    expect(await tokens()).toBe(5);
    await dispute('dp_2', 4000);
    expect(await tokens()).toBe(0);
  });

  it('is told to its buyer with each part, by whom it went back, and once (rule: payment-sent-back-mailed)', async () => {
    const id = await buyTokens(10);
    expect(await listed()).toEqual(['paid']);
    await Promise.all(Array.from({ length: 20 }, () => returned(id, 1000)));
    expect([await told(), await listed()]).toEqual([[['refund', 1000, false]], ['partly_refunded']]);
    for (let time = 0; time < 3; time++) await returned(id, 3000, { dispute: 'dp_1' });
    expect((await told()).slice(1)).toEqual([['dispute', 3000, true]]);
    expect(await listed()).toEqual(['disputed']);
    const premium = await buyPlan('premium');
    await returned(premium, 14_900);
    expect((await told()).slice(2)).toEqual([['refund', 14_900, true]]);
    expect(await listed()).toContain('refunded');
  });

  it('that did not reach the buyer is told to an operator, and is no longer listed as sent back', async () => {
    const id = await buyTokens(1);
    await returned(id, 400);
    expect(await listed()).toEqual(['refunded']);
    const known = await trouble();
    const failed = (refund: FailedRefund) => call(JSON.stringify({ kind: 'refund_failed', refund }));
    await failed({ intent: `pi_${id}`, paymentId: null });
    expect(await trouble()).toBe(known + 1);
    expect(await listed()).toEqual(['refund_failed']);
    await failed({ intent: 'pi_other', paymentId: null });
    await failed({ intent: 'pi_other', paymentId: 'c'.repeat(24) });
    expect(await trouble()).toBe(known + 1);
  });

  it('reported before the payment has the same end', async () => {
    await service.call(payTokens, { partyId, amount: 5, currency: 'dkk' }, host);
    const { paymentId } = cards.lastOrder;
    // While the provider knows of no payment, it is to report again.
    expect(
      await service
        .call(receiveStripeWebhook, {
          payload: JSON.stringify({
            kind: 'returned',
            returned: { intent: 'pi', paymentId, amount: 2000, dispute: null },
          }),
          signature: 'good',
        })
        .catch((error: unknown) => (error as { message: string }).message),
    ).toBe('payment_unavailable');
    cards.payQuietly(paymentId);
    cards.intents.set(`pi_${paymentId}`, paymentId);
    await returned(paymentId, 2000, { paymentId: null });
    await call(paymentId);
    expect(await tokens()).toBe(0);
    expect((await ledgerOf(service)).map((entry) => entry.tokens)).toEqual([5, -5]);
  });

  it('of another shop, or that names the payment of other money, changes nothing', async () => {
    const id = await buyTokens(3);
    await returned('c'.repeat(24), 400);
    await returned(id, 1200, { intent: 'pi_other' });
    await returned('unknown', 1200, { paymentId: null });
    expect([await takenBack(), await tokens()]).toEqual([[], 3]);
  });
});
