import type { Currency, Language } from '@festlig/contracts/define';
import { purchaseName } from '@festlig/domain/billing/purchase-name';
import { receiptOf, vatIn } from '@festlig/domain/billing/receipt';
import { Injectable } from '@nestjs/common';
import { ReceiptPrinter } from '../adapters/receipt-printer';
import { BillingConfig } from '../config';
import { PaymentRepository } from '../store/payment.repository';

/** A printed receipt, and whose it is. */
export interface PrintedReceipt {
  partyId: string;
  buyerId: string;
  language: Language;
  number: string;
  name: string;
  amount: number;
  currency: Currency;
  /** The tax in the amount. */
  vat: number;
  vatPercent: number;
  /** Base64. */
  pdf: string;
}

/** Prints the receipts of completed payments (rule: payment-receipts). */
@Injectable()
export class Receipts {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly printer: ReceiptPrinter,
    private readonly config: BillingConfig,
  ) {}

  /** Null when there is no such payment, or it was not completed, or is not of the party `of`: then nothing is printed. */
  async print(paymentId: string, of?: string): Promise<PrintedReceipt | null> {
    const sold = await this.payments.findSold(paymentId, of);
    if (!sold) return null;
    const {
      VAT_PERCENT,
      SELLER_NAME: name,
      SELLER_ADDRESS: address,
      SELLER_VAT_NUMBER: vatNumber,
    } = this.config.values;
    const { language, purchase, vatPercent = VAT_PERCENT, ...payment } = sold;
    const item = purchaseName(purchase, language);
    const receipt = receiptOf({ ...payment, name: item, vatPercent }, { name, address, vatNumber }, language);
    const pdf = await this.printer.print(receipt, language, payment.at);
    const { partyId, buyerId, number, amount, currency } = payment;
    const tax = { vat: vatIn(amount, vatPercent), vatPercent };
    return { partyId, buyerId, language, number, name: item, amount, currency, ...tax, pdf: pdf.toString('base64') };
  }
}
