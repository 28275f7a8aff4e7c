import { billing } from '@festlig/contracts/billing';
import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { Receipts } from '../../work/receipts';

type MakeReceipt = typeof billing.calls.makeReceipt;

@Handles(billing.calls.makeReceipt)
export class MakeReceiptHandler implements Handler<MakeReceipt> {
  constructor(private readonly receipts: Receipts) {}

  async handle({ paymentId }: InputOf<MakeReceipt>): Promise<OutputOf<MakeReceipt>> {
    return { receipt: await this.receipts.print(paymentId) };
  }
}
