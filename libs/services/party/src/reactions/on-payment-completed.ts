import { paymentCompleted } from '@festlig/contracts/billing';
import type { DataOf, Fact } from '@festlig/contracts/define';
import type { BoughtAct } from '@festlig/contracts/party';
import { type Reaction, Reacts } from '@festlig/platform/bus';
import { GrantRepository } from '../store/grant.repository';
import { HistoryRepository } from '../store/history.repository';
import { HostNameRepository } from '../store/host-name.repository';

type Paid = DataOf<typeof paymentCompleted>;

const ACT: Readonly<Record<Paid['kind'], BoughtAct>> = {
  plan: 'billing.payPlan',
  token: 'billing.payTokens',
  unlimited_photos: 'billing.payUnlimitedPhotos',
};

/**
 * Gives the party the plan or the unlimited photos that were bought, and adds to its history who bought what. A repeated
 * fact changes nothing (rules: plan-upgrades, photo-unlimited, history-of-acts).
 */
@Reacts(paymentCompleted)
export class OnPaymentCompleted implements Reaction<typeof paymentCompleted> {
  constructor(
    private readonly grants: GrantRepository,
    private readonly history: HistoryRepository,
    private readonly names: HostNameRepository,
  ) {}

  async react(payment: Paid, { id, at }: Fact): Promise<void> {
    const { kind, partyId, paymentId } = payment;
    if (kind !== 'token') {
      await this.grants.give(partyId, { id: paymentId, gives: kind === 'plan' ? payment.plan : kind });
    }
    await this.addLine(payment, id, new Date(at));
  }

  private async addLine({ kind, partyId, buyerId: userId }: Paid, factId: string, at: Date): Promise<void> {
    if (userId === undefined) return;
    const name = await this.names.nameOf(partyId, userId);
    if (name !== null) await this.history.add(factId, { partyId, userId, name, act: ACT[kind], fields: [] }, at);
  }
}
