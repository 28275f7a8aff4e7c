import { billing } from '@festlig/contracts/billing';
import type { Plan } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CashBox, host, partyId, startBilling } from '../../billing.fixture';

const { payUnlimitedPhotos } = billing.calls;

describe('paying for unlimited photos', () => {
  let service: TestService;
  let plan: Plan = 'free';
  const cards = new CashBox();
  beforeAll(async () => {
    service = await startBilling(cards, () => plan);
  });
  afterAll(() => service.stop());

  it('returns the address of the payment page, with its price (rule: payment-unlimited-photos)', async () => {
    plan = 'premium';
    const { url } = await service.call(payUnlimitedPhotos, { partyId, currency: 'dkk' }, host);
    expect(url).toBe(`https://pay.example/${cards.lastOrder.paymentId}`);
    expect(cards.lastOrder).toMatchObject({ name: 'Ubegrænsede billeder', amount: 9_900, currency: 'dkk' });
    await service.call(payUnlimitedPhotos, { partyId, currency: 'eur' }, host);
    expect(cards.lastOrder).toMatchObject({ amount: 1_290, currency: 'eur' });
  });

  it('refuses a party whose photos have no limit', async () => {
    plan = 'pro';
    const ordered = cards.orders.length;
    const refused = await service.refusal(payUnlimitedPhotos, { partyId, currency: 'dkk' }, host);
    expect(refused).toEqual({ root: 'photos_already_unlimited' });
    expect(cards.orders).toHaveLength(ordered);
  });

  it('refuses a party that cannot have photos, with the plan that has them', async () => {
    plan = 'free';
    await expect(service.call(payUnlimitedPhotos, { partyId, currency: 'dkk' }, host)).rejects.toMatchObject({
      failure: {
        status: 402,
        body: { errors: { root: { code: 'plan_required', params: { feature: 'photos', plan: 'premium' } } } },
      },
    });
  });

  it('answers other hosts as if the party did not exist, and a visitor with needs_login', async () => {
    const input = { partyId, currency: 'dkk' };
    expect(await service.refusal(payUnlimitedPhotos, input, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(payUnlimitedPhotos, input)).toEqual({ root: 'needs_login' });
    expect(await service.refusal(payUnlimitedPhotos, { partyId, currency: 'usd' }, host)).toEqual({
      currency: 'invalid',
    });
  });
});
