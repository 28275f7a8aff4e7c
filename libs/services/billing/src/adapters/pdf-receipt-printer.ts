import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Receipt } from '@festlig/domain/billing/receipt';
import { Injectable } from '@nestjs/common';
import PDFDocument from 'pdfkit';
import { ReceiptPrinter } from './receipt-printer';

const MARGIN = 64;
const WIDTH = 595.28 - 2 * MARGIN;
const INK = '#2b2622';
const SOFT = '#6f655c';
const BERRY = '#a3402c';
const LINE = '#e7ddd0';
const require = createRequire(import.meta.url);
/**
 * The fonts of the product, which become part of the file: so a receipt looks the same everywhere. As WOFF, because from
 * WOFF2 pdfkit cannot take letters such as å.
 */
const SANS = require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff');
const BOLD = require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff');
const SERIF = require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff');

/** Draws receipts on one A4 page, tagged so that they can be read aloud. */
@Injectable()
export class PdfReceiptPrinter extends ReceiptPrinter {
  async print(receipt: Receipt, language: string, at: Date): Promise<Buffer> {
    const { title, seller, facts, item, sums, total, after, footer } = receipt;
    const page = new PDFDocument({
      size: 'A4',
      // Otherwise a font that no part of the file uses is named in it.
      font: SANS,
      margin: MARGIN,
      lang: language,
      tagged: true,
      displayTitle: true,
      info: { Title: `${title} ${facts[0]?.[1] ?? ''}`, Author: seller[0] ?? '', CreationDate: at, ModDate: at },
    });
    const bytes = buffer(page);
    const document = page.struct('Document');
    page.addStructure(document);
    const say = (kind: 'H1' | 'P', draw: () => void) => document.add(page.struct(kind, {}, draw));
    const line = () => {
      page.moveDown(0.6);
      page
        .moveTo(MARGIN, page.y)
        .lineTo(MARGIN + WIDTH, page.y)
        .strokeColor(LINE)
        .stroke();
      page.moveDown(0.6);
    };
    const row = ([label, value]: readonly [string, string], font: string, size: number) => {
      say('P', () => {
        const { y } = page;
        page
          .font(font)
          .fontSize(size)
          .fillColor(INK)
          .text(label, MARGIN, y, { width: WIDTH - 140 });
        const end = page.y;
        page.text(value, MARGIN, y, { width: WIDTH, align: 'right' });
        page.y = Math.max(end, page.y) + 6;
        page.x = MARGIN;
      });
    };

    say('P', () => page.font(SERIF).fontSize(30).fillColor(BERRY).text('Festlig'));
    page.moveDown(0.3);
    say('P', () => page.font(SANS).fontSize(10).fillColor(SOFT).text(seller.join('\n'), { lineGap: 2 }));
    page.moveDown(2);
    say('H1', () => page.font(SERIF).fontSize(22).fillColor(INK).text(title));
    page.moveDown(0.6);
    for (const fact of facts) row(fact, SANS, 11);
    line();
    row(item, BOLD, 12);
    line();
    for (const sum of sums) row(sum, SANS, 11);
    row(total, BOLD, 14);
    if (after.length > 0) line();
    for (const one of after) row(one, SANS, 11);
    page.moveDown(2);
    say('P', () => page.font(SANS).fontSize(10).fillColor(SOFT).text(footer));
    document.end();
    page.end();
    return bytes;
  }
}
