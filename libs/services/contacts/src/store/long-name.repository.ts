import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ContactDocument, CONTACTS, LONG_NAME } from './contact.schema';

/** Guests among whom the longest of ordinary names is looked for. */
const SOME = 100;

type Named = Pick<ContactDocument, 'name' | 'sid'>;
const NAMED = { name: 1, sid: 1 } as const;

/** Finds the longest name of a list, however many guests it has. */
@Injectable()
export class LongNameRepository {
  constructor(@InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>) {}

  /** The longest of all long names; of a list without any, the longest of the first hundred guests by name. */
  async find(partyId: string): Promise<Named | null> {
    const longest = await this.contacts
      .findOne({ partyId, nameLength: { $gt: LONG_NAME } }, NAMED)
      .sort({ nameLength: -1 })
      .lean();
    return longest ?? this.longestOfSome(partyId);
  }

  private async longestOfSome(partyId: string): Promise<Named | null> {
    const some = await this.contacts.find({ partyId }, NAMED).sort({ nameOrder: 1, _id: 1 }).limit(SOME).lean();
    return some.reduce<Named | null>(
      (longest, guest) => (longest === null || guest.name.length > longest.name.length ? guest : longest),
      null,
    );
  }
}
