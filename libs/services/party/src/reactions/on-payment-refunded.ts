import { paymentRefunded } from '@festlig/contracts/billing';
import type { DataOf } from '@festlig/contracts/define';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { GrantRepository } from '../store/grant.repository';

/** Takes back what the payment gave, in whatever order the facts come (rule: payment-taken-back). */
@Reacts(paymentRefunded)
export class OnPaymentRefunded implements Reaction<typeof paymentRefunded> {
  constructor(private readonly grants: GrantRepository) {}

  async react(refund: DataOf<typeof paymentRefunded>): Promise<void> {
    if (refund.kind === 'grant') await this.grants.takeBack(refund.partyId, refund.paymentId, refund.others);
  }
}
