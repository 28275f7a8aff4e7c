import { paymentCompleted } from '@festlig/contracts/billing';
import type { DataOf } from '@festlig/contracts/define';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { PartyRepository } from '../store/party.repository';

/** Raises the party to the bought plan. A repeated fact changes nothing (rule: plan-upgrades). */
@Reacts(paymentCompleted)
export class OnPaymentCompleted implements Reaction<typeof paymentCompleted> {
  constructor(private readonly parties: PartyRepository) {}

  async react(payment: DataOf<typeof paymentCompleted>): Promise<void> {
    if (payment.kind === 'plan') await this.parties.raisePlan(payment.partyId, payment.plan);
  }
}
