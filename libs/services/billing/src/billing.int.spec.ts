import { billing, paymentCompleted } from '@festlig/contracts/billing';
import { party, type Plan } from '@festlig/contracts/party';
import { CallError } from '@festlig/platform/errors';
import { describedParty } from '@festlig/testing/party';
import { aUser, TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CardProvider, type CheckoutOrder, type PaidCheckout } from './adapters/card-provider';
import { BillingModule } from './billing.module';

const { getBalance, payPlan, payTokens, receiveStripeWebhook } = billing.calls;
const host = aUser();
const partyId = 'aaaaaaaaaaaaaaaaaaaaaaaa';

/** Keeps the orders; a webhook's payload is the payment it says is paid, its signature `good`. */
class CashBox extends CardProvider {
  orders: CheckoutOrder[] = [];
  down = false;
  async createCheckout(order: CheckoutOrder) {
    if (this.down) throw new CallError('payment_unavailable');
    this.orders.push(order);
    return { url: `https://pay.example/${order.paymentId}` };
  }
  readWebhook(payload: string, signature: string): PaidCheckout | null {
    if (signature !== 'good') throw new CallError('webhook_signature_invalid');
    return payload ? { paymentId: payload, reference: 'cs_1' } : null;
  }
}

describe('billing', () => {
  let service: TestService;
  let plan: Plan;
  const cards = new CashBox();
  const lastOrder = () => cards.orders.at(-1) as CheckoutOrder;
  const tell = (paymentId: string) => service.call(receiveStripeWebhook, { payload: paymentId, signature: 'good' });
  const tokens = async (id = partyId) => (await service.call(getBalance, { partyId: id }, host)).tokens;
  const factsOf = async (paymentId: string) =>
    (await service.facts(paymentCompleted)).map(({ data }) => data).filter((data) => data.paymentId === paymentId);
  beforeAll(async () => {
    service = await TestService.start({
      service: 'billing',
      module: BillingModule,
      now: '2026-05-01T10:00:00Z',
      replace: [[CardProvider, cards]],
    });
    service.parties.set(partyId, { [host.id]: 'owner' });
    service.rpc.answer(party.calls.describeParty, (input) => ({
      party: describedParty({ id: input.partyId, plan }),
      ownerId: host.id,
    }));
  });
  beforeEach(() => {
    plan = 'free';
    cards.down = false;
  });
  afterAll(() => service.stop());

  it('tells the prices of the specification and an empty balance', async () => {
    service.parties.set('bbbbbbbbbbbbbbbbbbbbbbbb', { [host.id]: 'owner' });
    const answer = await service.call(getBalance, { partyId: 'bbbbbbbbbbbbbbbbbbbbbbbb' }, host);
    expect(answer).toMatchObject({ tokens: 0, tokenPrice: { dkk: 400, eur: 50 } });
    expect(answer.prices.premium.dkk).toEqual({ amount: 14_900, original: null });
  });

  it('sends the buyer of tokens to the card page, with the price shown', async () => {
    const { url } = await service.call(payTokens, { partyId, amount: '25', currency: 'dkk' }, host);
    expect(url).toBe(`https://pay.example/${lastOrder().paymentId}`);
    expect(lastOrder()).toMatchObject({
      amount: 10_000,
      currency: 'dkk',
      name: "25 sms'er",
      language: 'da',
      email: host.email,
      successUrl: 'https://festlig.example/payment/result?payment=success',
      cancelUrl: 'https://festlig.example/payment/result?payment=cancelled',
    });
  });

  it('gives paid tokens once, however often and however much at once it is told', async () => {
    const before = await tokens();
    await service.call(payTokens, { partyId, amount: 30, currency: 'eur' }, host);
    const { paymentId } = lastOrder();
    expect(await tokens()).toBe(before);
    await Promise.all([tell(paymentId), tell(paymentId), tell(paymentId)]);
    await tell(paymentId);
    expect(await tokens()).toBe(before + 30);
    expect(await factsOf(paymentId)).toEqual([
      { kind: 'token', tokens: 30, paymentId, partyId, amount: 1_500, currency: 'eur' },
    ]);
  });

  it('adds purchases up', async () => {
    const before = await tokens();
    for (const amount of [5, 7]) {
      await service.call(payTokens, { partyId, amount, currency: 'dkk' }, host);
      await tell(lastOrder().paymentId);
    }
    expect(await tokens()).toBe(before + 12);
  });

  it('tells of a paid plan, and gives no tokens for it', async () => {
    const before = await tokens();
    await service.call(payPlan, { partyId, plan: 'premium', currency: 'dkk' }, host);
    expect(lastOrder()).toMatchObject({ name: 'Festlig Premium', amount: 14_900 });
    const { paymentId } = lastOrder();
    await tell(paymentId);
    expect(await factsOf(paymentId)).toEqual([
      { kind: 'plan', plan: 'premium', paymentId, partyId, amount: 14_900, currency: 'dkk' },
    ]);
    expect(await tokens()).toBe(before);
  });

  it('sells upgrades only', async () => {
    plan = 'premium';
    const refused = (to: Plan) => service.refusal(payPlan, { partyId, plan: to, currency: 'dkk' }, host);
    expect(await refused('premium')).toEqual({ root: 'plan_not_an_upgrade' });
    expect(await refused('free')).toEqual({ root: 'plan_not_an_upgrade' });
    await service.call(payPlan, { partyId, plan: 'pro', currency: 'eur' }, host);
    expect(lastOrder()).toMatchObject({ amount: 5_390, currency: 'eur' });
  });

  it('accepts quietly what it does not know, and refuses what is not signed', async () => {
    expect(await tell('cccccccccccccccccccccccc')).toEqual({ done: true });
    expect(await tell('')).toEqual({ done: true });
    const forged = { payload: lastOrder().paymentId, signature: 'bad' };
    expect(await service.refusal(receiveStripeWebhook, forged)).toEqual({ root: 'webhook_signature_invalid' });
  });

  it('says so when no card can be taken', async () => {
    cards.down = true;
    const input = { partyId, amount: 1, currency: 'dkk' };
    expect(await service.refusal(payTokens, input, host)).toEqual({ root: 'payment_unavailable' });
  });

  it.each([
    [payTokens, { amount: 1, currency: 'dkk' }],
    [payPlan, { plan: 'pro', currency: 'dkk' }],
    [getBalance, {}],
  ])("is closed to guests and other hosts, whose party it is like one that's not there", async (call, input) => {
    expect(await service.refusal(call, { partyId, ...input }, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(call, { partyId: 'nowhere', ...input }, host)).toEqual({ root: 'not_found' });
    expect(await service.refusal(call, { partyId, ...input })).toEqual({ root: 'needs_login' });
  });

  it.each([0, 100_001, 1.5, 'many'])('refuses to sell %s tokens', async (amount) => {
    expect(Object.keys(await service.refusal(payTokens, { partyId, amount, currency: 'dkk' }, host))).toEqual([
      'amount',
    ]);
  });
});
