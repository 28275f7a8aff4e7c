import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { nameOrder } from '@festlig/domain/contacts/name-order';
import { isNameOnly } from '@festlig/domain/contacts/known-guests';
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

  /**
   * Those on the list who have one of the addresses, or the name of who has none, the import's own left out; `invited`:
   * only who is to stay.
   */
  async acquaintances(
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
    if (!(await this.hasOthers(partyId, importId))) return [];
    const wanted = {
      email: people.flatMap(({ email }) => email ?? []),
      phone: people.flatMap(({ phone }) => phone ?? []),
      nameOrder: people.filter(isNameOnly).map(({ name }) => nameOrder(name)),
    };
    // A look-up each, as each is one range of an index.
    const found = await Promise.all(
      Object.entries(wanted).map(async ([field, values]) => {
        if (values.length === 0) return [];
        return this.contacts.find({ ...others, [field]: { $in: values } }, { name: 1, email: 1, phone: 1 }).lean();
      }),
    );
    return found.flat();
  }

  /** The longest imports come onto a list of nobody else. Each range is one look into an index. */
  private async hasOthers(partyId: string, importId: string): Promise<boolean> {
    const ranges = [null, { $lt: importId }, { $gt: importId }];
    const found = await Promise.all(ranges.map((range) => this.contacts.exists({ partyId, importId: range })));
    return found.some((other) => other !== null);
  }

  /** The guests who have not been invited make room for the import. */
  async setAside(partyId: string, importId: string, expiresAt: Date): Promise<void> {
    const others = { partyId, hasReceivedInvite: false, importId: { $ne: importId } };
    await this.move(others, { $set: { partyId: asideOf(partyId, importId), expiresAt } });
  }

  /**
   * Removes the import's guests, brings back those who made room, and answers how many of the import's stay. Doing it
   * again is fine. `tell`: how many are on the list yet, before each batch.
   */
  async takeBack(partyId: string, importId: string, tell: (left: number) => Promise<void>): Promise<number> {
    const guests = { partyId, importId };
    let left = await this.contacts.countDocuments(guests);
    let last = '';
    for (;;) {
      await tell(left);
      const next = { ...guests, hasReceivedInvite: false, _id: { $gt: last } };
      const some = await this.contacts.find(next, { _id: 1 }).sort({ _id: 1 }).limit(AT_A_TIME).lean();
      if (some.length === 0) break;
      const ids = some.map(({ _id }) => _id);
      // Somebody may have been invited since they were found.
      left -= (await this.contacts.deleteMany({ _id: { $in: ids }, hasReceivedInvite: false })).deletedCount;
      last = ids.at(-1) ?? last;
    }
    await this.move({ partyId: asideOf(partyId, importId) }, { $set: { partyId }, $unset: { expiresAt: 1 } });
    return this.contacts.countDocuments(guests);
  }

  /** Some at a time, so that others get their turn at the store. `update` takes them out of `whom`. */
  private async move(whom: QueryFilter<ContactDocument>, update: UpdateQuery<ContactDocument>): Promise<void> {
    for (;;) {
      const some = await this.contacts.find(whom, { _id: 1 }).limit(AT_A_TIME).lean();
      if (some.length === 0) return;
      await this.contacts.updateMany({ ...whom, _id: { $in: some.map(({ _id }) => _id) } }, update);
    }
  }

  async removeSetAside(partyId: string): Promise<void> {
    // ";" follows ":".
    await this.contacts.deleteMany({ partyId: { $gt: asideOf(partyId, ''), $lt: `${partyId};` } });
  }
}
