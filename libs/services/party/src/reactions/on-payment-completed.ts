import { paymentCompleted } from '@festlig/contracts/billing';
import type { DataOf } from '@festlig/contracts/define';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { GrantRepository } from '../store/grant.repository';

/**
 * Gives the party the plan or the unlimited photos that were bought. A repeated fact changes nothing (rules:
 * plan-upgrades, photo-unlimited).
 */
@Reacts(paymentCompleted)
export class OnPaymentCompleted implements Reaction<typeof paymentCompleted> {
  constructor(private readonly grants: GrantRepository) {}

  async react(payment: DataOf<typeof paymentCompleted>): Promise<void> {
    const { kind, partyId, paymentId: id } = payment;
    if (kind === 'token') return;
    await this.grants.give(partyId, { id, gives: kind === 'plan' ? payment.plan : kind });
  }
}
