import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { nameOrder } from '@festlig/domain/contacts/name-order';
import { isNameOnly } from '@festlig/domain/contacts/known-guests';
import { asideOf, type ContactDocument, CONTACTS } from './contact.schema';
import { StandingRepository } from './standing.repository';

/** Somebody on the list, by what tells guests apart. */
export type GuestIdentity = Pick<ContactDocument, 'name' | 'email' | 'phone'>;

/** Every `asideOf` of a party: ";" follows ":". */
const anyAsideOf = (partyId: string) => ({ $gt: asideOf(partyId, ''), $lt: `${partyId};` });

/** What an import does to the guest list beside adding to it. */
@Injectable()
export class ImportedContactRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly standings: StandingRepository,
  ) {}

  /**
   * Those on the list who have one of the addresses, or the name of who has none, the import's own left out; `invited`:
   * only who is to stay.
   */
  async findKnown(
    partyId: string,
    importId: string,
    people: readonly GuestIdentity[],
    invited: boolean,
  ): Promise<GuestIdentity[]> {
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

  /**
   * The guests who have not been invited make room for the import, some at a time for as long as it `goesOn`: one that is
   * taken back meanwhile brings them back, and the two would go on for ever.
   */
  async setAside(partyId: string, importId: string, expiresAt: Date, goesOn: () => Promise<boolean>): Promise<void> {
    const aside = {
      whom: { partyId, hasReceivedInvite: false, importId: { $ne: importId } },
      from: partyId,
      to: null,
      write: { $set: { partyId: asideOf(partyId, importId), expiresAt } },
    };
    while (await goesOn()) {
      const { found } = await this.standings.changeSome(aside);
      if (found === 0) return;
    }
  }

  /**
   * Removes the import's guests, brings back those who made room, and answers how many of the import's stay. Doing it
   * again is fine. `tell`: how many are on the list yet, before each batch.
   */
  async takeBack(partyId: string, importId: string, tell: (left: number) => Promise<void>): Promise<number> {
    const guests = { partyId, importId };
    let left = await this.contacts.countDocuments(guests);
    // First those whom a later import has set aside: they would come back when that one is taken back, too.
    await this.standings.changeAll({ whom: { partyId: anyAsideOf(partyId), importId }, from: null, to: null });
    for (;;) {
      await tell(left);
      const whom = { ...guests, hasReceivedInvite: false };
      const { found, changed } = await this.standings.changeSome({ whom, from: partyId, to: null });
      if (found === 0) break;
      left -= changed;
    }
    await this.standings.changeAll({
      whom: { partyId: asideOf(partyId, importId) },
      from: null,
      to: partyId,
      write: { $set: { partyId }, $unset: { expiresAt: 1 } },
    });
    return this.contacts.countDocuments(guests);
  }

  async removeSetAside(partyId: string): Promise<void> {
    await this.contacts.deleteMany({ partyId: anyAsideOf(partyId) });
  }
}
