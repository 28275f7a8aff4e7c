import { reachedFrom, standingsToMove } from '@festlig/domain/contacts/standing';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ContactDocument, CONTACTS, listedIn } from './contact.schema';
import { StandingRepository } from './standing.repository';
import { SUBSCRIPTION_CHANGES, type SubscriptionChangeDocument } from './subscription-change.schema';
import { UnsubscribeRepository } from './unsubscribe.repository';

/** Whoever was writing a guest with the address when it changed has finished by then, or died. */
const SETTLE_AFTER = 120_000;
/** Guests of an address who are moved while its owner waits. Who has it on more lists is counted by the sweeper. */
const AT_ONCE = 1000;

/**
 * Whether an address wants invitations, and what follows for the guests who have it. The list of unsubscribed addresses
 * is what a send obeys; guests only note it to be counted by it. So the list is written first, then the guests, and the
 * sweeper looks at them once more: a guest added in between, or a process that died, leaves no count wrong.
 */
@Injectable()
export class SubscriptionRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    @InjectModel(SUBSCRIPTION_CHANGES) private readonly changes: Model<SubscriptionChangeDocument>,
    private readonly unsubscribes: UnsubscribeRepository,
    private readonly standings: StandingRepository,
    private readonly clock: Clock,
  ) {}

  async unsubscribe(hash: string): Promise<void> {
    await this.begin(hash);
    await this.unsubscribes.add(hash);
    await this.moveSome(hash);
  }

  async resubscribe(hash: string): Promise<void> {
    await this.begin(hash);
    await this.unsubscribes.remove(hash);
    await this.moveSome(hash);
  }

  async listOverdue(limit: number): Promise<string[]> {
    const overdue = { settleAt: { $lte: this.clock.now() } };
    const found = await this.changes.find(overdue, { _id: 1 }).sort({ settleAt: 1 }).limit(limit).lean();
    return found.map(({ _id }) => _id);
  }

  /** Moves every guest who has the address to where it says. */
  async settle(hash: string): Promise<void> {
    const change = await this.changes.findOne({ _id: hash }).lean();
    while ((await this.moveSome(hash)) > 0);
    // One that changed again meanwhile is looked at again.
    if (change) await this.changes.deleteOne({ _id: hash, settleAt: change.settleAt });
  }

  private async begin(hash: string): Promise<void> {
    const settleAt = new Date(this.clock.now().getTime() + SETTLE_AFTER);
    await this.changes.updateOne({ _id: hash }, { $max: { settleAt } }, { upsert: true });
  }

  /** Answers how many were not yet where the address says. */
  private async moveSome(hash: string): Promise<number> {
    const gone = await this.unsubscribes.has(hash);
    const whom = { emailHash: hash, standing: { $in: standingsToMove(gone) } };
    const found = await this.contacts.find(whom, { partyId: 1 }).limit(AT_ONCE).lean();
    for (const [partyId, guests] of Map.groupBy(found, (guest) => guest.partyId)) {
      const list = listedIn(partyId);
      // By id: a store may take party and standing for the narrower, which is the whole list.
      const those = { ...whom, partyId, _id: { $in: guests.map(({ _id }) => _id) } };
      await this.standings.changeSome({
        whom: those,
        from: list,
        to: list,
        write: { $set: {} },
        standing: (before) => reachedFrom(before, true, gone),
      });
    }
    return found.length;
  }
}
