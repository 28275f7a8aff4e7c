import { isDeepStrictEqual } from 'node:util';
import { subscriptionHash } from '@festlig/domain/contacts/subscription';
import { reachPart, STANDINGS, standingOf, statesOf } from '@festlig/domain/contacts/standing';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';
import { UnsubscribeRepository } from './unsubscribe.repository';

/** The most batches that are completed while a host waits. */
const BATCHES_AT_ONCE = 2;
const KNOWN = { mailable: 1, hasReceivedInvite: 1, rsvp: 1, standing: 1 } as const;
const FIELDS = { email: 1, phone: 1, receiveSms: 1, lostPhone: 1, ...KNOWN } as const;

type Hashed = Pick<ContactDocument, 'email' | 'phone' | 'receiveSms'>;

/** Contacts that an earlier version wrote, without standing, or without the part of it that searches are counted by. */
@Injectable()
export class LegacyContactRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly unsubscribes: UnsubscribeRepository,
    private readonly sizes: ImportSizes,
  ) {}

  /** Stores the standings of those without one, in batches. It can be repeated, also at the same time. */
  async classify(whom: QueryFilter<ContactDocument>): Promise<void> {
    while (await this.completeSome({ ...whom, standing: null }));
  }

  /**
   * Stores the reach of a party's guests, and the standing where it is missing too, of no more guests than a host can
   * wait for. Returns whether no guest is left.
   */
  async completeReach(partyId: string): Promise<boolean> {
    return this.completeFew({ partyId, reach: null });
  }

  /** The same for the states. */
  async completeStates(partyId: string): Promise<boolean> {
    return this.completeFew({ partyId, states: null });
  }

  private async completeFew(incomplete: QueryFilter<ContactDocument>): Promise<boolean> {
    for (let batch = 0; batch < BATCHES_AT_ONCE; batch++) if (!(await this.completeSome(incomplete))) return true;
    return (await this.contacts.findOne(incomplete, { _id: 1 }).lean()) === null;
  }

  /**
   * Stores all missing standings of a party, and the reach and the states that follow from each standing: an earlier version
   * changes the standing alone. It can be repeated, also at the same time.
   */
  async correctReach(partyId: string): Promise<void> {
    await this.classify({ partyId });
    for (const standing of STANDINGS) {
      const right = { reach: reachPart(standing), states: statesOf(standing) };
      const isRight = (other: Pick<ContactDocument, 'reach' | 'states'>) =>
        other.reach === right.reach && isDeepStrictEqual(other.states, right.states);
      // A guest whose standing changes meanwhile gets both with it, unless they stay the same.
      const alike = STANDINGS.filter((other) => isRight({ reach: reachPart(other), states: statesOf(other) }));
      for (let after = ''; ;) {
        const page = await this.contacts
          .find({ partyId, standing, _id: { $gt: after } }, { reach: 1, states: 1 })
          .sort({ _id: 1 })
          .limit(this.sizes.chunk)
          .lean();
        const last = page.at(-1);
        if (!last) break;
        const wrong = page.flatMap((guest) => (isRight(guest) ? [] : [guest._id]));
        const still = { _id: { $in: wrong }, standing: { $in: alike } };
        if (wrong.length > 0) await this.contacts.updateMany(still, { $set: right });
        after = last._id;
      }
    }
  }

  /** Completes a batch; returns false when there was none. */
  private async completeSome(whom: QueryFilter<ContactDocument>): Promise<boolean> {
    const some = await this.contacts.find(whom, FIELDS).limit(this.sizes.chunk).lean();
    if (some.length === 0) return false;
    const goneOf = await this.unsubscribes.goneAmong(some);
    await this.contacts.bulkWrite(
      some.map((guest) => {
        const { _id, standing: before = null } = guest;
        const standing = before ?? standingOf(guest, goneOf(guest));
        const hashes = before === null ? this.hashesOf(guest) : {};
        const $set = { standing, reach: reachPart(standing), states: statesOf(standing), ...hashes };
        return { updateOne: { filter: { _id, standing: before }, update: { $set } } };
      }),
      { ordered: false },
    );
    return true;
  }

  private hashesOf({ email, phone, receiveSms }: Hashed) {
    return {
      ...(email ? { emailHash: subscriptionHash(email) } : {}),
      ...(phone && receiveSms ? { phoneHash: this.unsubscribes.numberHash(phone) } : {}),
    };
  }
}
