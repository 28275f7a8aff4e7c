import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';

/** Somebody on the list, by what tells guests apart. */
export type Acquaintance = Pick<ContactDocument, 'name' | 'email' | 'phone'>;

const AT_A_TIME = 1000;

/** A guest who makes room for an import lies here until they are wanted back or expire: in no party's list. */
const asideOf = (partyId: string, importId: string): string => `${partyId}:${importId}`;

/** What an import does to the guest list beside adding to it. */
@Injectable()
export class ImportedContactRepository {
  constructor(@InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>) {}

  /** Those on the list who have one of the addresses, the import's own left out; `invited`: only who is to stay. */
  async withAddress(
    partyId: string,
    importId: string,
    people: readonly Acquaintance[],
    invited: boolean,
  ): Promise<Acquaintance[]> {
    const others: QueryFilter<ContactDocument> = {
      partyId,
      importId: { $ne: importId },
      ...(invited ? { hasReceivedInvite: true } : {}),
    };
    // Two look-ups, as each is one range of an index.
    const found = await Promise.all(
      (['email', 'phone'] as const).map(async (field) => {
        const addresses = people.flatMap((person) => person[field] ?? []);
        if (addresses.length === 0) return [];
        return this.contacts.find({ ...others, [field]: { $in: addresses } }, { name: 1, email: 1, phone: 1 }).lean();
      }),
    );
    return found.flat();
  }

  /** The guests who have not been invited make room for the import. */
  async setAside(partyId: string, importId: string, expiresAt: Date): Promise<void> {
    await this.contacts.updateMany(
      { partyId, hasReceivedInvite: false, importId: { $ne: importId } },
      { $set: { partyId: asideOf(partyId, importId), expiresAt } },
    );
  }

  /** Removes the import's guests and brings back those who made room. Doing it again is fine. */
  async takeBack(partyId: string, importId: string): Promise<{ removed: number; kept: number }> {
    const removed = await this.remove({ partyId, importId, hasReceivedInvite: false });
    await this.contacts.updateMany(
      { partyId: asideOf(partyId, importId) },
      { $set: { partyId }, $unset: { expiresAt: 1 } },
    );
    return { removed, kept: await this.contacts.countDocuments({ partyId, importId }) };
  }

  /** Some at a time, by id, so that others get their turn at the store meanwhile. */
  private async remove(guests: QueryFilter<ContactDocument>): Promise<number> {
    let [removed, last] = [0, ''];
    for (;;) {
      const next = { ...guests, _id: { $gt: last } };
      const some = await this.contacts.find(next, { _id: 1 }).sort({ _id: 1 }).limit(AT_A_TIME).lean();
      if (some.length === 0) return removed;
      const ids = some.map(({ _id }) => _id);
      // Somebody may have been invited since they were found.
      removed += (await this.contacts.deleteMany({ _id: { $in: ids }, hasReceivedInvite: false })).deletedCount;
      last = ids.at(-1) ?? last;
    }
  }

  async removeSetAside(partyId: string): Promise<void> {
    // ";" follows ":".
    await this.contacts.deleteMany({ partyId: { $gt: asideOf(partyId, ''), $lt: `${partyId};` } });
  }
}
