import { receiptOf } from '@festlig/domain/billing/receipt';
import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
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

  it('holds the fonts of the product with all letters of a receipt, and needs none of the reader (rule: receipt-fonts)', async () => {
    for (const language of ['da', 'en'] as const) {
      const receipt = receiptOf(
        { ...paid, returned: 400, currency: 'eur', name: 'ÆØÅ æøå é “Ubegrænsede”' },
        seller,
        language,
      );
      const pdf = (await new PdfReceiptPrinter().print(receipt, language, paid.at)).toString('latin1');
      const names = [...pdf.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name?.replace(/^[A-Z]{6}\+/, ''));
      expect(new Set(names)).toEqual(new Set(['Figtree-Regular', 'Figtree-Bold', 'Fraunces-SemiBold']));
      expect(pdf.match(/\/FontFile[23]? \d/g)).toHaveLength(3);
    }
  });

  it.each(['figtree/files/figtree-latin-400', 'figtree/files/figtree-latin-700', 'fraunces/files/fraunces-latin-600'])(
    'has a letter for everything that is written in the font %s',
    (name) => {
      const path = createRequire(import.meta.url).resolve(`@fontsource/${name}-normal.woff`);
      // What pdfkit has read of the font.
      const { _font: read } = new PDFDocument().font(path) as unknown as {
        _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
      };
      const missing = [..."ABCÆØÅabcæøåéüö0123456789 €.,:%/“”()’'-\u00a0"].filter(
        (letter) => !read.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      );
      expect(missing).toEqual([]);
    },
  );

  it('has room for the longest seller and a refund on its one page', async () => {
    const long = { ...seller, name: 'N'.repeat(100), address: Array(8).fill('En lang adresselinje').join(', ') };
    const bytes = await new PdfReceiptPrinter().print(receiptOf({ ...paid, returned: 400 }, long, 'en'), 'en', paid.at);
    expect(bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
});
