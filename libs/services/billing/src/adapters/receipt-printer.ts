import type { Receipt } from '@festlig/domain/billing/receipt';

/** Makes files of receipts. */
export abstract class ReceiptPrinter {
  /** The bytes of a PDF. `at`: when the payment was made. */
  abstract print(receipt: Receipt, language: string, at: Date): Promise<Buffer>;
}
