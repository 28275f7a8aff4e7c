import { billing } from '@festlig/contracts/billing';
import { aUser, type TestService } from '@festlig/testing/service';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ReceiptPrinter } from '../../adapters/receipt-printer';
import { CashBox, host, partyId, startBilling } from '../../billing.fixture';

const { getReceipt, listPayments, makeReceipt, payPlan, payTokens, receiveStripeWebhook } = billing.calls;

describe('the receipt of a payment', () => {
  let service: TestService;
  const cards = new CashBox();
  const other = 'bbbbbbbbbbbbbbbbbbbbbbbb';
  const buy = async () => {
    await service.call(payPlan, { partyId, plan: 'premium', currency: 'dkk' }, host);
    const { paymentId } = cards.lastOrder;
    await service.call(receiveStripeWebhook, { payload: paymentId, signature: 'good' });
    return paymentId;
  };
  let paymentId: string;
  beforeAll(async () => {
    service = await startBilling(cards);
    service.parties.set(other, { [host.id]: 'owner' });
    paymentId = await buy();
  });
  afterAll(() => service.stop());

  it('is a PDF for the hosts of the party', async () => {
    const { text, name, next } = await service.call(getReceipt, { partyId, paymentId }, host);
    const pdf = Buffer.from(text, 'base64').toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
    const [{ number } = { number: '' }] = (await service.call(listPayments, { partyId }, host)).items;
    expect(number).toHaveLength(8);
    expect(pdf).toContain(`(Kvittering ${number})`);
    expect(name).toBe(`kvittering-${number}.pdf`);
    expect(next).toBeNull();
  });

  it('is made for the buyer, who may be a host no more, and for nobody else', async () => {
    const { receipt } = await service.ask(makeReceipt, { paymentId });
    const sold = {
      buyerId: host.id,
      partyId,
      language: 'da',
      name: 'Festlig Premium',
      amount: 14_900,
      currency: 'dkk',
    };
    expect(receipt).toMatchObject(sold);
    expect(await service.refusal(makeReceipt, { paymentId }, host)).toEqual({ root: 'not_found' });
  });

  it('is refused for a payment of another party, one that was not made, and to strangers', async () => {
    const print = jest.spyOn(service.app.get(ReceiptPrinter, { strict: false }), 'print');
    expect(await service.refusal(getReceipt, { partyId: other, paymentId }, host)).toEqual({ root: 'not_found' });
    // Drawing a PDF costs time: nobody makes us do it for nothing.
    expect(print).not.toHaveBeenCalled();
    await service.call(payTokens, { partyId, amount: 1, currency: 'dkk' }, host);
    const unpaid = cards.lastOrder.paymentId;
    expect(await service.refusal(getReceipt, { partyId, paymentId: unpaid }, host)).toEqual({ root: 'not_found' });
    expect((await service.ask(makeReceipt, { paymentId: unpaid })).receipt).toBeNull();
    expect(await service.refusal(getReceipt, { partyId, paymentId }, aUser())).toEqual({ root: 'not_found' });
    expect(await service.refusal(getReceipt, { partyId, paymentId })).toEqual({ root: 'needs_login' });
  });
});
