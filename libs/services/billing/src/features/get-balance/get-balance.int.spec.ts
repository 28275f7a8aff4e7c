import { billing } from '@festlig/contracts/billing';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CashBox, host, partyId, startBilling } from '../../billing.fixture';

const { getBalance } = billing.calls;

describe('the balance of a party', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startBilling(new CashBox());
  });
  afterAll(() => service.stop());

  it('starts with no tokens, and lists the prices of plans and tokens', async () => {
    const answer = await service.call(getBalance, { partyId }, host);
    expect(answer).toMatchObject({ tokens: 0, reserved: 0, tokenPrice: { dkk: 400, eur: 50 } });
    expect(answer.prices.premium.dkk).toEqual({ amount: 14_900, original: null });
  });

  it('answers other hosts as if the party did not exist, and a visitor with needs_login', async () => {
    const input = { partyId };
    expect(await service.refusal(getBalance, input, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(getBalance, { ...input, partyId: 'nowhere' }, host)).toEqual({ root: 'not_found' });
    expect(await service.refusal(getBalance, input)).toEqual({ root: 'needs_login' });
  });
});
