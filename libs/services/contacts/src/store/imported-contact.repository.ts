import type { GuestIdentity } from '@festlig/contracts/contacts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { nameOrder } from '@festlig/domain/contacts/name-order';
import { isNameOnly } from '@festlig/domain/contacts/known-guests';
import { asideOf, type ContactDocument, CONTACTS } from './contact.schema';
import { StandingRepository } from './standing.repository';

/** Matches each `asideOf` of a party: ";" is the character after ":". */
const anyAsideOf = (partyId: string) => ({ $gt: asideOf(partyId, ''), $lt: `${partyId};` });

/** Changes that an import makes to guests already on the list, and the undo. */
@Injectable()
export class ImportedContactRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly standings: StandingRepository,
  ) {}

  /**
   * Returns guests on the list who have one of the addresses, or the name of a guest without one, except the
   * import's own. `invited`: only guests who will stay.
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
    // One query for each field, because each is one range of an index.
    const found = await Promise.all(
      Object.entries(wanted).map(async ([field, values]) => {
        if (values.length === 0) return [];
        return this.contacts.find({ ...others, [field]: { $in: values } }, { name: 1, email: 1, phone: 1 }).lean();
      }),
    );
    return found.flat();
  }

  /** The longest imports are into a list without other guests. Each range is one look-up in an index. */
  private async hasOthers(partyId: string, importId: string): Promise<boolean> {
    const ranges = [null, { $lt: importId }, { $gt: importId }];
    const found = await Promise.all(ranges.map((range) => this.contacts.exists({ partyId, importId: range })));
    return found.some((other) => other !== null);
  }

  /**
   * Sets the guests aside who have not been invited, in batches, as long as `goesOn`: an undo restores them, and
   * the two would otherwise never end.
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
   * Removes the import's guests, restores the guests who were set aside, and returns how many of the import's
   * guests stay. Can be repeated. `tell` is called before each batch with the number of guests still on the list.
   */
  async takeBack(partyId: string, importId: string, tell: (left: number) => Promise<void>): Promise<number> {
    const guests = { partyId, importId };
    let left = await this.contacts.countDocuments(guests);
    // First guests whom a later import has set aside: undoing that import would otherwise restore them.
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
