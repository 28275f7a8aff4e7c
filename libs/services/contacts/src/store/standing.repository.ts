import type { Standing } from '@festlig/domain/contacts/standing';
import { DUPLICATE_KEY } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, mongo, type QueryFilter } from 'mongoose';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { type ContactDocument, CONTACTS } from './contact.schema';
import { CountRepository, type Difference } from './count.repository';
import { LegacyContactRepository } from './legacy-contact.repository';

/** A change of some guests, each together with where they stand. */
export interface Change {
  /** Their party or parties and what else tells them. */
  whom: QueryFilter<ContactDocument>;
  /** The party whose counts they leave, and the one whose they enter; null: none. */
  from: string | null;
  to: string | null;
  /** Where they stand after it, when that changes. */
  standing?: (before: Standing) => Standing;
  /** What is written; absent: they are removed. */
  write?: { $set: Partial<ContactDocument>; $unset?: { [F in keyof ContactDocument]?: 1 } };
}

/** Guests in one write: while it is done nobody else is answered by a store with one thread. */
const INSERTED_AT_ONCE = 500;

export type NewContact = ContactDocument & { standing: Standing };

/**
 * The one way in which guests come, go and change where they stand: the kept counts of their party follow. A guest is
 * written only while they stand where they were found, so that each change is counted once, whatever goes on beside it.
 */
@Injectable()
export class StandingRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly counts: CountRepository,
    private readonly legacy: LegacyContactRepository,
    private readonly sizes: ImportSizes,
  ) {}

  /** Adds guests. Answers those who were not added, as their id or short id is taken. Others get their turn in between. */
  async insert(partyId: string, guests: readonly NewContact[]): Promise<NewContact[]> {
    await this.counts.mark(partyId);
    const taken: NewContact[] = [];
    for (let from = 0; from < guests.length; from += INSERTED_AT_ONCE) {
      const some = guests.slice(from, from + INSERTED_AT_ONCE);
      const refused = await this.tryInsert(some);
      const added: Difference = {};
      for (const [at, { standing }] of some.entries()) if (!refused.has(at)) note(added, standing, 1);
      // At once: who dies between the two leaves the counts wrong until the sweeper has counted anew.
      await this.counts.add(partyId, added);
      taken.push(...some.filter((_, at) => refused.has(at)));
    }
    return taken;
  }

  /** Until there is nobody left. What is written takes them out of `whom`. Answers how many there were. */
  async changeAll(change: Change): Promise<number> {
    for (let total = 0; ;) {
      const { found, changed } = await this.changeSome(change);
      if (found === 0) return total;
      total += changed;
    }
  }

  /** A chunk at most, so that others get their turn at the store. Who was changed meanwhile by others stays. */
  async changeSome(change: Change): Promise<{ found: number; changed: number }> {
    const { whom, from, to, standing: next = (before) => before, write } = change;
    const found = await this.contacts.find(whom, { standing: 1 }).limit(this.sizes.chunk).lean();
    if (found.length === 0) return { found: 0, changed: 0 };
    for (const partyId of new Set([from, to])) if (partyId !== null) await this.counts.mark(partyId);
    const byStanding = Map.groupBy(found, ({ standing }) => standing);
    const legacy = byStanding.get(undefined) ?? [];
    if (legacy.length > 0) {
      await this.legacy.classify({ _id: { $in: legacy.map(({ _id }) => _id) } });
      return this.changeSome(change);
    }
    const [left, entered]: [Difference, Difference] = [{}, {}];
    let changed = 0;
    for (const [before, guests] of byStanding) {
      if (before === undefined) continue;
      const after = next(before);
      const still = { $and: [whom, { _id: { $in: guests.map(({ _id }) => _id) }, standing: before }] };
      const count = write
        ? (await this.contacts.updateMany(still, { ...write, $set: { ...write.$set, standing: after } })).matchedCount
        : (await this.contacts.deleteMany(still)).deletedCount;
      changed += count;
      note(left, before, -count);
      note(from === to ? left : entered, after, count);
    }
    if (from !== null) await this.counts.add(from, left);
    if (to !== null && to !== from) await this.counts.add(to, entered);
    return { found: found.length, changed };
  }

  /** Answers which of them, by their place, were refused because a key is taken. */
  private async tryInsert(guests: readonly ContactDocument[]): Promise<Set<number>> {
    try {
      await this.contacts.collection.insertMany(guests as never[], { ordered: false });
      return new Set();
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
      const refusals = [error.writeErrors].flat();
      if (refusals.length === 0 || refusals.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
      return new Set(refusals.map(({ index }) => index));
    }
  }
}

function note(difference: Difference, standing: Standing, count: number): void {
  difference[standing] = (difference[standing] ?? 0) + count;
}
