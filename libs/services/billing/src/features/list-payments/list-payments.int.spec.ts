import { billing } from '@festlig/contracts/billing';
import type { Plan } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CashBox, host, partyId, startBilling } from '../../billing.fixture';

const { listPayments, payPlan, payTokens, payUnlimitedPhotos, receiveStripeWebhook } = billing.calls;

describe('the payments of a party', () => {
  let service: TestService;
  const cards = new CashBox();
  const cohost = aUser();
  let plan: Plan = 'free';
  const pay = () => service.call(receiveStripeWebhook, { payload: cards.lastOrder.paymentId, signature: 'good' });
  const list = (input: object = {}) => service.call(listPayments, { partyId, ...input }, host);
  beforeAll(async () => {
    service = await startBilling(cards, () => plan);
    service.parties.set(partyId, { [host.id]: 'owner', [cohost.id]: 'editor' });
  });
  afterAll(() => service.stop());

  it('are those that were received, the latest first, a page at a time', async () => {
    expect(await list()).toEqual({ items: [], page: 1, pageSize: 20, total: 0 });
    await service.call(payPlan, { partyId, plan: 'premium', currency: 'dkk' }, host);
    await pay();
    plan = 'premium';
    service.clock.advance(60_000);
    await service.call(payUnlimitedPhotos, { partyId, currency: 'eur' }, host);
    await pay();
    service.clock.advance(60_000);
    await service.call(payTokens, { partyId, amount: 3, currency: 'dkk' }, host);
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { purchase: { kind: 'unlimited_photos' }, amount: 1_290, currency: 'eur', refunded: 0 },
      { purchase: { kind: 'plan', plan: 'premium' }, amount: 14_900, currency: 'dkk', at: '2026-05-01T10:00:00.000Z' },
    ]);
    const { items: seen } = await service.call(listPayments, { partyId }, cohost);
    expect(items.map(({ mine, state }) => [mine, state])).toEqual([
      [true, 'paid'],
      [true, 'paid'],
    ]);
    expect(seen.map(({ mine }) => mine)).toEqual([false, false]);
    expect((await list({ pageSize: 1, page: 2 })).items).toMatchObject([{ amount: 14_900 }]);
    expect((await list({ sort: 'at' })).items[0]).toMatchObject({ amount: 14_900 });
  });

  it('are shown to nobody but hosts of the party', async () => {
    expect(await service.refusal(listPayments, { partyId }, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(listPayments, { partyId })).toEqual({ root: 'needs_login' });
  });
});
