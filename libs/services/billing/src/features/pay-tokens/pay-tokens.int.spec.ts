import { billing } from '@festlig/contracts/billing';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CashBox, host, partyId, startBilling } from '../../billing.fixture';

const { payTokens } = billing.calls;

describe('paying for tokens', () => {
  let service: TestService;
  const cards = new CashBox();
  beforeAll(async () => {
    service = await startBilling(cards);
  });
  afterAll(() => service.stop());

  it('returns the address of the payment page, with the price shown to the buyer', async () => {
    const { url } = await service.call(payTokens, { partyId, amount: '25', currency: 'dkk' }, host);
    expect(url).toBe(`https://pay.example/${cards.lastOrder.paymentId}`);
    expect(cards.lastOrder).toMatchObject({
      amount: 10_000,
      currency: 'dkk',
      name: "25 sms'er",
      language: 'da',
      email: host.email,
      successUrl: 'https://festlig.example/payment/result?payment=success',
      cancelUrl: 'https://festlig.example/payment/result?payment=cancelled',
    });
  });

  it('returns payment_unavailable while the card provider is down', async () => {
    cards.down = true;
    const input = { partyId, amount: 1, currency: 'dkk' };
    expect(await service.refusal(payTokens, input, host)).toEqual({ root: 'payment_unavailable' });
    cards.down = false;
  });

  it('sells as many tokens at once as an account may send texts a day', async () => {
    await service.call(payTokens, { partyId, amount: '20000', currency: 'dkk' }, host);
    expect(cards.lastOrder).toMatchObject({ amount: 8_000_000, currency: 'dkk' });
  });

  it.each([0, 20_001, 1.5, 'many'])('refuses to sell %s tokens', async (amount) => {
    const codes = await service.refusal(payTokens, { partyId, amount, currency: 'dkk' }, host);
    expect(Object.keys(codes)).toEqual(['amount']);
  });

  it('answers other hosts as if the party did not exist, and a visitor with needs_login', async () => {
    const input = { partyId, amount: 1, currency: 'dkk' };
    expect(await service.refusal(payTokens, input, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(payTokens, { ...input, partyId: 'nowhere' }, host)).toEqual({ root: 'not_found' });
    expect(await service.refusal(payTokens, input)).toEqual({ root: 'needs_login' });
  });
});
