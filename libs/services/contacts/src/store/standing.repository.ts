import { isDeepStrictEqual } from 'node:util';
import { reachPart, type Standing, statesOf } from '@festlig/domain/contacts/standing';
import { DUPLICATE_KEY } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, mongo, type QueryFilter } from 'mongoose';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { type ContactDocument, CONTACTS } from './contact.schema';
import { CountRepository, type Difference } from './count.repository';
import { LegacyContactRepository } from './legacy-contact.repository';
import { tagDifference, TagRepository } from './tag.repository';

/** A change of some guests, written together with their standings. */
export interface Change {
  /** Selects the guests: their party or parties, and further conditions. */
  whom: QueryFilter<ContactDocument>;
  /** The party whose counts they leave, and the party whose counts they enter; null means none. */
  from: string | null;
  to: string | null;
  /** The new standing, when the change affects it. */
  standing?: (before: Standing) => Standing;
  /** The fields to write; absent when the guests are removed. */
  write?: {
    $set: Partial<ContactDocument>;
    $unset?: { [F in keyof ContactDocument]?: 1 };
    $addToSet?: { textInvites: string } | { lostIn: string };
  };
}

/** What decides how a guest changes. */
type ReadGuest = Pick<ContactDocument, '_id' | 'rsvpVersion'> & { standing: Standing };
/** What becomes of a guest as read; null when nothing does. */
export type Decide = (guest: ReadGuest) => { after: Standing; $set: Partial<ContactDocument> } | null;
type Decided = NonNullable<ReturnType<Decide>> & { guest: ReadGuest };

/** How many guests one write inserts: a store with one thread answers no other request during a write. */
const INSERTED_AT_ONCE = 500;

type TaggedGuest = Pick<ContactDocument, 'tagKeys'>;

export type NewContact = ContactDocument & { standing: Standing };

const withDerived = (guest: NewContact): NewContact => ({
  ...guest,
  reach: reachPart(guest.standing),
  states: statesOf(guest.standing),
});

/**
 * Makes all changes that add or remove guests or change their standing, and updates the kept counts of their party.
 * A guest is written only while the standing is the one that was read, so that each change is counted once,
 * whatever else runs at the same time.
 */
@Injectable()
export class StandingRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly counts: CountRepository,
    private readonly legacy: LegacyContactRepository,
    private readonly tags: TagRepository,
    private readonly sizes: ImportSizes,
  ) {}

  /**
   * Adds guests in batches, so that other requests are answered in between. Returns the guests who were not added
   * because their id or short id is taken.
   */
  async insert(partyId: string, guests: readonly NewContact[]): Promise<NewContact[]> {
    await this.counts.mark(partyId);
    const taken: NewContact[] = [];
    for (let from = 0; from < guests.length; from += INSERTED_AT_ONCE) {
      const some = guests.slice(from, from + INSERTED_AT_ONCE);
      const refused = await this.tryInsert(some.map(withDerived));
      const added: Difference = {};
      for (const [at, { standing }] of some.entries()) if (!refused.has(at)) note(added, standing, 1);
      // Counted right after the write: when the process dies between the two, the counts are wrong until the
      // sweeper recounts.
      await this.counts.add(partyId, added);
      await this.tags.add(partyId, tagDifference(some.filter((_, at) => !refused.has(at)), 1)); // prettier-ignore
      taken.push(...some.filter((_, at) => refused.has(at)));
    }
    return taken;
  }

  /**
   * Repeats the change until no guest matches. The written fields must exclude changed guests from `whom`. Returns
   * how many were changed.
   */
  async changeAll(change: Change): Promise<number> {
    for (let total = 0; ;) {
      const { found, changed } = await this.changeSome(change);
      total += changed;
      // All that matched fitted into the chunk, and have been changed: there is nobody left to look for.
      if (changed === found && found < this.sizes.chunk) return total;
    }
  }

  /**
   * Changes each of these guests of a party as is decided for them, with one command for all whose standing changes alike.
   * Those whom another writer changed meanwhile are decided again.
   */
  async changeEach(partyId: string, ids: readonly string[], decide: Decide): Promise<void> {
    const whom = { _id: { $in: [...ids] }, partyId };
    for (let [due, changed] = [ids.length, 0]; changed < due;) {
      const guests = await this.contacts.find(whom, { standing: 1, rsvpVersion: 1 }).lean();
      const hasLegacy = guests.some(({ standing }) => standing === undefined);
      if (hasLegacy) await this.legacy.classify(whom);
      const decided = guests.flatMap(({ standing, ...more }): Decided[] => {
        const guest = standing && { ...more, standing };
        const change = guest && decide(guest);
        return change ? [{ ...change, guest }] : [];
      });
      [due, changed] = [decided.length + (hasLegacy ? 1 : 0), 0];
      if (decided.length > 0) await this.counts.mark(partyId);
      const difference: Difference = {};
      for (const alike of Map.groupBy(decided, ({ guest, after }) => `${guest.standing} ${after}`).values()) {
        const count = await this.writeEach(partyId, alike);
        changed += count;
        for (const { guest, after } of alike.slice(0, 1)) {
          note(difference, guest.standing, -count);
          note(difference, after, count);
        }
      }
      await this.counts.add(partyId, difference);
    }
  }

  /**
   * Changes at most a chunk of guests, so that other requests are answered in between. Guests whom another writer
   * changed meanwhile are skipped.
   */
  async changeSome(change: Change): Promise<{ found: number; changed: number }> {
    const { whom, from, to, standing: next = (before) => before, write } = change;
    // A guest who stays on the list keeps the tags, unless `write` says otherwise: then its caller counts them.
    const fields = from === to ? { standing: 1 } : { standing: 1, tagKeys: 1 };
    const found = await this.contacts.find(whom, fields).limit(this.sizes.chunk).lean();
    if (found.length === 0) return { found: 0, changed: 0 };
    for (const partyId of new Set([from, to])) if (partyId !== null) await this.counts.mark(partyId);
    if (from !== to) await this.markTags(found, from, to);
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
      const $set = { ...write?.$set, ...standingFields(before, after) };
      const count = write
        ? (await this.contacts.updateMany(still, { ...write, $set })).matchedCount
        : (await this.contacts.deleteMany(still)).deletedCount;
      changed += count;
      note(left, before, -count);
      note(from === to ? left : entered, after, count);
    }
    if (from !== null) await this.counts.add(from, left);
    if (to !== null && to !== from) await this.counts.add(to, entered);
    if (from !== to) await this.countTags({ found, changed }, from, to);
    return { found: found.length, changed };
  }

  /** Returns how many of the guests still were as they were read. */
  private async writeEach(partyId: string, decided: readonly Decided[]): Promise<number> {
    const writes = decided.map(({ guest, after, $set }) => ({
      updateOne: {
        filter: { ...guest, partyId },
        update: { $set: { ...$set, ...standingFields(guest.standing, after) } },
      },
    }));
    return (await this.contacts.bulkWrite(writes, { ordered: false })).matchedCount;
  }

  private async markTags(found: readonly TaggedGuest[], from: string | null, to: string | null): Promise<void> {
    const keys = [...tagDifference(found, 1).keys()];
    for (const partyId of [from, to]) if (partyId !== null) await this.tags.mark(partyId, keys);
  }

  /** When some of the guests were changed by another writer, it is not known whose tags have moved. */
  private async countTags(
    { found, changed }: { found: readonly TaggedGuest[]; changed: number },
    from: string | null,
    to: string | null,
  ): Promise<void> {
    for (const [partyId, each] of [
      [from, -1],
      [to, 1],
    ] as const) {
      // prettier-ignore
      if (partyId === null) continue;
      const difference = tagDifference(found, each);
      if (changed === found.length) await this.tags.add(partyId, difference);
      else await this.tags.forgetCounts(partyId, difference.keys());
    }
  }

  /** Returns the indexes of the guests that were refused because a key is taken. */
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

/** What a changed standing writes. */
function standingFields(before: Standing, after: Standing): Partial<ContactDocument> {
  const reach = reachPart(after);
  // Written only when it changes, because it is in an index with all words of the guest.
  const moved = reach === reachPart(before) ? {} : { reach };
  const states = statesOf(after);
  return { standing: after, ...moved, ...(isDeepStrictEqual(states, statesOf(before)) ? {} : { states }) };
}

function note(difference: Difference, standing: Standing, count: number): void {
  difference[standing] = (difference[standing] ?? 0) + count;
}
