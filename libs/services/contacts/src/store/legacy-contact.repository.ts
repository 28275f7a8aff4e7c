import { subscriptionHash } from '@festlig/domain/contacts/subscription';
import { reachPart, standingOf } from '@festlig/domain/contacts/standing';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';
import { UnsubscribeRepository } from './unsubscribe.repository';

const AT_A_TIME = 1000;
const FIELDS = { email: 1, phone: 1, receiveSms: 1, mailable: 1, hasReceivedInvite: 1, rsvp: 1, standing: 1 } as const;

type Hashed = Pick<ContactDocument, 'email' | 'phone' | 'receiveSms'>;

/** Contacts that an earlier version wrote, without standing, or without the part of it that searches are counted by. */
@Injectable()
export class LegacyContactRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  /** Stores their standings, in batches. It can be repeated, also at the same time. */
  async classify(whom: QueryFilter<ContactDocument>): Promise<void> {
    // Each is one range of an index.
    await this.complete({ ...whom, standing: null });
    await this.complete({ ...whom, reach: null });
  }

  private async complete(whom: QueryFilter<ContactDocument>): Promise<void> {
    for (;;) {
      const some = await this.contacts.find(whom, FIELDS).limit(AT_A_TIME).lean();
      if (some.length === 0) return;
      const goneOf = await this.unsubscribes.goneAmong(some);
      await this.contacts.bulkWrite(
        some.map((guest) => {
          const { _id, standing: before = null } = guest;
          const standing = before ?? standingOf(guest, goneOf(guest));
          const hashes = before === null ? this.hashesOf(guest) : {};
          const $set = { standing, reach: reachPart(standing), ...hashes };
          return { updateOne: { filter: { _id, standing: before }, update: { $set } } };
        }),
        { ordered: false },
      );
    }
  }

  private hashesOf({ email, phone, receiveSms }: Hashed) {
    return {
      ...(email ? { emailHash: subscriptionHash(email) } : {}),
      ...(phone && receiveSms ? { phoneHash: this.unsubscribes.numberHash(phone) } : {}),
    };
  }
}
