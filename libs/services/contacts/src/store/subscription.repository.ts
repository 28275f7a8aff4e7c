import {
  mailedFrom,
  type Standing,
  standingsToMove,
  textedFrom,
  textStandingsToMove,
} from '@festlig/domain/contacts/standing';
import { isTextSubscription, keyedHash, UNKEYED_NUMBER } from '@festlig/domain/contacts/subscription';
import { Clock } from '@festlig/platform/clock';
import { Config } from '@festlig/platform/config/platform-variables';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ContactDocument, CONTACTS, listedIn } from './contact.schema';
import { StandingRepository } from './standing.repository';
import { SUBSCRIPTION_CHANGES, type SubscriptionChangeDocument } from './subscription-change.schema';
import { UnsubscribeRepository } from './unsubscribe.repository';

/**
 * Milliseconds after which any process that was writing a guest with the address, when it changed, has finished or
 * died.
 */
const SETTLE_AFTER = 120_000;
/** The most guests of an address that are updated while its owner waits. The sweeper updates the others. */
const AT_ONCE = 1000;

/** Hashes that are keyed in one step. */
const KEYED_AT_ONCE = 200;

/** Which guests a hash is of, from which standings they move, and to which. */
interface Move {
  owners: { emailHash: string } | { phoneHash: string };
  from: Standing[];
  to: (before: Standing) => Standing;
}

const mailsOf = (emailHash: string, gone: boolean): Move => ({
  owners: { emailHash },
  from: standingsToMove(gone),
  to: (before) => mailedFrom(before, true, gone),
});
const textsOf = (phoneHash: string, gone: boolean): Move => ({
  owners: { phoneHash },
  from: textStandingsToMove(gone),
  to: (before) => textedFrom(before, gone ? 'stopped' : 'text'),
});

/**
 * Stores whether an address or phone number is subscribed, and updates the guests who have it. A send obeys the list
 * of unsubscribed hashes; guests store it only for the counts. So the list is written first, then the guests, and
 * the sweeper checks them once more: a guest added in between, or a process that died, leaves no count wrong.
 */
@Injectable()
export class SubscriptionRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    @InjectModel(SUBSCRIPTION_CHANGES) private readonly changes: Model<SubscriptionChangeDocument>,
    private readonly unsubscribes: UnsubscribeRepository,
    private readonly standings: StandingRepository,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async unsubscribe(hash: string): Promise<void> {
    await this.begin(hash);
    await this.unsubscribes.add(hash);
    await this.moveSome(hash);
  }

  async resubscribe(hash: string): Promise<void> {
    await this.begin(hash);
    // The number may have unsubscribed under the hash of an earlier version, which would unsubscribe it again when
    // the sweeper keys it.
    if (isTextSubscription(hash)) while ((await this.unsubscribes.keyNumbers(KEYED_AT_ONCE)) === KEYED_AT_ONCE);
    await this.unsubscribes.remove(hash);
    await this.moveSome(hash);
  }

  async listOverdue(limit: number): Promise<string[]> {
    const overdue = { settleAt: { $lte: this.clock.now() } };
    const found = await this.changes.find(overdue, { _id: 1 }).sort({ settleAt: 1 }).limit(limit).lean();
    return found.map(({ _id }) => _id);
  }

  /** Gives every guest who has the address the standing that follows from the subscription. */
  async settle(hash: string): Promise<void> {
    const change = await this.changes.findOne({ _id: hash }).lean();
    while ((await this.moveSome(keyedHash(hash, this.config.values.LINK_SECRET))) > 0);
    // An address that changed again meanwhile is checked again.
    if (change) await this.changes.deleteOne({ _id: hash, settleAt: change.settleAt });
  }

  /** Replaces the hashes of numbers that an earlier version stored with guests by keyed ones; returns how many. */
  async keyGuests(limit: number): Promise<number> {
    const unkeyed = { phoneHash: { $gte: UNKEYED_NUMBER, $lt: `${UNKEYED_NUMBER}~` } };
    const found = await this.contacts.find(unkeyed, { phoneHash: 1 }).limit(limit).lean();
    const changes = found.map(({ _id, phoneHash = '' }) => ({
      updateOne: {
        // A guest whose number has changed meanwhile has another hash.
        filter: { _id, phoneHash },
        update: { $set: { phoneHash: keyedHash(phoneHash, this.config.values.LINK_SECRET) } },
      },
    }));
    if (changes.length > 0) await this.contacts.bulkWrite(changes, { ordered: false });
    return found.length;
  }

  private async begin(hash: string): Promise<void> {
    const settleAt = new Date(this.clock.now().getTime() + SETTLE_AFTER);
    await this.changes.updateOne({ _id: hash }, { $max: { settleAt } }, { upsert: true });
  }

  /** Returns how many guests did not have the right standing yet. */
  private async moveSome(hash: string): Promise<number> {
    const gone = await this.unsubscribes.has(hash);
    const { owners, from, to } = isTextSubscription(hash) ? textsOf(hash, gone) : mailsOf(hash, gone);
    const whom = { ...owners, standing: { $in: from } };
    const found = await this.contacts.find(whom, { partyId: 1 }).limit(AT_ONCE).lean();
    for (const [partyId, guests] of Map.groupBy(found, (guest) => guest.partyId)) {
      const list = listedIn(partyId);
      // Selected by id: a store may otherwise choose the index of party and standing, which covers the whole list.
      const those = { ...whom, partyId, _id: { $in: guests.map(({ _id }) => _id) } };
      await this.standings.changeSome({
        whom: those,
        from: list,
        to: list,
        write: { $set: {} },
        standing: to,
      });
    }
    return found.length;
  }
}
