import { receiptOf } from '@festlig/domain/billing/receipt';
import { describe, expect, it } from '@jest/globals';
import { PdfReceiptPrinter } from './pdf-receipt-printer';

const seller = { name: 'Festlig ApS', address: 'Strandvejen 1, 2100 København Ø', vatNumber: 'DK12345678' };
const paid = {
  number: 'Kv1tter1',
  at: new Date('2026-05-01T10:00:00Z'),
  name: "25 sms'er",
  amount: 10_000,
  currency: 'dkk',
  vatPercent: 25,
  returned: 0,
} as const;

describe('the file of a receipt', () => {
  it('is one tagged page in the language of the receipt, and the same each time but for its id', async () => {
    const print = async () => {
      const bytes = await new PdfReceiptPrinter().print(receiptOf(paid, seller, 'da'), 'da', paid.at);
      return bytes.toString('latin1').replace(/\/ID \[[^\]]*\]/, '');
    };
    const pdf = await print();
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(pdf).toContain('/Lang (da)');
    expect(pdf).toContain('/S /H1');
    expect(pdf).toContain('(Kvittering Kv1tter1)');
    expect(await print()).toBe(pdf);
  });

  it('has room for the longest seller and a refund on its one page', async () => {
    const long = { ...seller, name: 'N'.repeat(100), address: Array(8).fill('En lang adresselinje').join(', ') };
    const bytes = await new PdfReceiptPrinter().print(receiptOf({ ...paid, returned: 400 }, long, 'en'), 'en', paid.at);
    expect(bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
});
