import { subscriptionHash } from '@festlig/domain/contacts/subscription';
import { standingOf } from '@festlig/domain/contacts/standing';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';
import { UnsubscribeRepository } from './unsubscribe.repository';

const AT_A_TIME = 1000;
const FIELDS = { email: 1, phone: 1, receiveSms: 1, mailable: 1, hasReceivedInvite: 1, rsvp: 1 } as const;

type Hashed = Pick<ContactDocument, 'email' | 'phone' | 'receiveSms'>;

/** Contacts that an earlier version wrote, without standing. */
@Injectable()
export class LegacyContactRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly unsubscribes: UnsubscribeRepository,
  ) {}

  /** Stores their standings, in batches. It can be repeated, also at the same time. */
  async classify(whom: QueryFilter<ContactDocument>): Promise<void> {
    for (;;) {
      const some = await this.contacts
        .find({ ...whom, standing: null }, FIELDS)
        .limit(AT_A_TIME)
        .lean();
      if (some.length === 0) return;
      const goneOf = await this.unsubscribes.goneAmong(some);
      await this.contacts.bulkWrite(
        some.map((guest) => ({
          updateOne: {
            filter: { _id: guest._id, standing: null },
            update: { $set: { standing: standingOf(guest, goneOf(guest)), ...this.hashesOf(guest) } },
          },
        })),
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
