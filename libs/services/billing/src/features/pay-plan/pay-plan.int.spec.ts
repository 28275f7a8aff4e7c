import { billing } from '@festlig/contracts/billing';
import type { Plan } from '@festlig/contracts/party';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CashBox, host, partyId, startBilling } from '../../billing.fixture';

const { payPlan } = billing.calls;

describe('paying for a plan', () => {
  let service: TestService;
  let plan: Plan = 'free';
  const cards = new CashBox();
  beforeAll(async () => {
    service = await startBilling(cards, () => plan);
  });
  afterAll(() => service.stop());

  it('sends the buyer to the card page, with the price shown', async () => {
    plan = 'free';
    const { url } = await service.call(payPlan, { partyId, plan: 'premium', currency: 'dkk' }, host);
    expect(url).toBe(`https://pay.example/${cards.lastOrder.paymentId}`);
    expect(cards.lastOrder).toMatchObject({ name: 'Festlig Premium', amount: 14_900, currency: 'dkk' });
  });

  it('is for upgrades only', async () => {
    plan = 'premium';
    const refused = (to: Plan) => service.refusal(payPlan, { partyId, plan: to, currency: 'dkk' }, host);
    expect(await refused('premium')).toEqual({ root: 'plan_not_an_upgrade' });
    expect(await refused('free')).toEqual({ root: 'plan_not_an_upgrade' });
    await service.call(payPlan, { partyId, plan: 'pro', currency: 'eur' }, host);
    expect(cards.lastOrder).toMatchObject({ amount: 5_390, currency: 'eur' });
  });

  it("is closed to guests and other hosts, whose party it is like one that's not there", async () => {
    const input = { partyId, plan: 'pro', currency: 'dkk' };
    expect(await service.refusal(payPlan, input, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(payPlan, { ...input, partyId: 'nowhere' }, host)).toEqual({ root: 'not_found' });
    expect(await service.refusal(payPlan, input)).toEqual({ root: 'needs_login' });
  });
});
