import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { receiptFile } from '@festlig/domain/billing/receipt';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Receipts } from '../../work/receipts';

type GetReceipt = typeof billing.calls.getReceipt;

/** The payment of another party is answered as if it did not exist (rule: party-not-told-apart). */
@Handles(billing.calls.getReceipt)
export class GetReceiptHandler implements Handler<GetReceipt> {
  constructor(private readonly receipts: Receipts) {}

  async handle({ paymentId }: InputOf<GetReceipt>, { party }: ContextOf<GetReceipt>): Promise<OutputOf<GetReceipt>> {
    const receipt = await this.receipts.print(paymentId, party.id);
    if (!receipt) throw new CallError<GetReceipt>('not_found');
    return { text: receipt.pdf, name: receiptFile(receipt.language, receipt.number), next: null };
  }
}
