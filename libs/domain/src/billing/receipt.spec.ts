import { describe, expect, it } from '@jest/globals';
import { purchaseName } from './purchase-name';
import { type PaidFor, receiptOf, vatIn } from './receipt';

const seller = { name: 'Festlig ApS', address: 'Strandvejen 1, 2100 København Ø', vatNumber: 'DK12345678' };
const paid: PaidFor = {
  number: 'Kv1tter1',
  at: new Date('2026-05-01T22:30:00Z'),
  name: 'Festlig Premium',
  amount: 14_900,
  currency: 'dkk',
  vatPercent: 25,
  returned: 0,
};
/** Without the spaces that Intl does not break at. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

describe('a receipt (rule: payment-receipts)', () => {
  it('says in Danish what was bought, when, by whom it was sold, and the tax in the price', () => {
    expect(plain(receiptOf(paid, seller, 'da'))).toEqual({
      title: 'Kvittering',
      seller: ['Festlig ApS', 'Strandvejen 1', '2100 København Ø', 'CVR/moms-nr. DK12345678'],
      facts: [
        ['Kvitteringsnummer', 'Kv1tter1'],
        ['Dato', '2. maj 2026'],
      ],
      item: ['Festlig Premium', '149,00 kr.'],
      sums: [
        ['Uden moms', '119,20 kr.'],
        ['Moms 25 %', '29,80 kr.'],
      ],
      total: ['I alt, betalt med kort', '149,00 kr.'],
      after: [],
      footer: 'Tak, fordi du holder din fest med Festlig.',
    });
  });

  it('says in English what was paid back, and leaves an empty VAT number out', () => {
    const refunded = { ...paid, amount: 1_990, currency: 'eur', returned: 990 } as const;
    const receipt = receiptOf(refunded, { ...seller, vatNumber: '' }, 'en');
    expect(receipt.total).toEqual(['Total, paid by card', '€19.90']);
    expect(receipt.after).toEqual([
      ['Refunded', '€9.90'],
      ['Paid after refund', '€10.00'],
    ]);
    expect(receipt.seller).toHaveLength(3);
  });
});

describe('the tax in a price (rule: receipt-vat)', () => {
  it('and the price without it add up to the price', () => {
    expect(vatIn(14_900, 25)).toBe(2_980);
    expect(vatIn(400, 25)).toBe(80);
    expect(vatIn(50, 25)).toBe(10);
    expect(vatIn(1_990, 0)).toBe(0);
    expect(vatIn(999, 25)).toBe(200);
  });
});

describe('the name of a purchase', () => {
  it('is in the language of the buyer', () => {
    expect(purchaseName({ kind: 'plan', plan: 'pro' }, 'da')).toBe('Festlig Pro');
    expect(purchaseName({ kind: 'unlimited_photos' }, 'en')).toBe('Unlimited photos');
    expect(purchaseName({ kind: 'token', tokens: 1 }, 'da')).toBe('1 sms');
    expect(purchaseName({ kind: 'token', tokens: 25 }, 'da')).toBe("25 sms'er");
    expect(purchaseName({ kind: 'token', tokens: 1 }, 'en')).toBe('1 text message');
  });
});
