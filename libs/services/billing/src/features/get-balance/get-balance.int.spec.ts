import { billing } from '@festlig/contracts/billing';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CashBox, host, partyId, startBilling } from '../../billing.fixture';

const { getBalance } = billing.calls;

describe('the balance', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startBilling(new CashBox());
  });
  afterAll(() => service.stop());

  it('starts empty, beside the prices of plans and tokens', async () => {
    const answer = await service.call(getBalance, { partyId }, host);
    expect(answer).toMatchObject({ tokens: 0, tokenPrice: { dkk: 400, eur: 50 } });
    expect(answer.prices.premium.dkk).toEqual({ amount: 14_900, original: null });
  });

  it("is closed to guests and other hosts, whose party it is like one that's not there", async () => {
    const input = { partyId };
    expect(await service.refusal(getBalance, input, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(getBalance, { ...input, partyId: 'nowhere' }, host)).toEqual({ root: 'not_found' });
    expect(await service.refusal(getBalance, input)).toEqual({ root: 'needs_login' });
  });
});
