import { billing } from '@festlig/contracts/billing';
import type { OutputOf } from '@festlig/contracts/define';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** Gets receipts from the billing service. */
@Injectable()
export class ReceiptDesk {
  constructor(private readonly rpc: RpcClient) {}

  /** Null when there is no such payment. */
  async receiptOf(paymentId: string): Promise<OutputOf<typeof billing.calls.makeReceipt>['receipt']> {
    return (await this.rpc.call(billing.calls.makeReceipt, { paymentId })).receipt;
  }
}
