import { distinctTags, tagKey, TAGS_LISTED } from '@festlig/contracts/contacts';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';
import { type TagDocument, TAGS } from './tag.schema';

/** A guest has a tag within this time, in milliseconds, after the tag was recorded. */
const SETTLED = 86_400_000;
/** The guests with a tag are counted again when nobody has got or lost it for this long, in milliseconds. */
const RECOUNT_AFTER = 60_000;

/** How many guests more have each tag, by the tag's key. */
export type TagDifference = ReadonlyMap<string, number>;

/** What a guest whose tags are changed adds to the tags of the list. */
export const movedTags = (before: readonly string[] = [], after: readonly string[] = []): TagDifference =>
  new Map([
    ...before.filter((key) => !after.includes(key)).map((key) => [key, -1] as const),
    ...after.filter((key) => !before.includes(key)).map((key) => [key, 1] as const),
  ]);

/** The sum of several differences. */
export function summed(differences: readonly TagDifference[]): TagDifference {
  const sum = new Map<string, number>();
  for (const difference of differences) for (const [key, more] of difference) sum.set(key, (sum.get(key) ?? 0) + more);
  return sum;
}

/** What guests add to the tags of a list that they enter, or with -1 take from one that they leave. */
export const tagDifference = (guests: readonly Pick<ContactDocument, 'tagKeys'>[], each: 1 | -1): TagDifference =>
  summed(guests.map(({ tagKeys = [] }) => new Map(tagKeys.map((key) => [key, each]))));

const idOf = (partyId: string, key: string): string => `${partyId}:${key}`;

/**
 * The tags that a party's guests have, and the kept number of guests with each. As with the counts of standings, a tag is
 * marked for a recount before guests get or lose it, so that the sweeper finds a change whose process died before counting
 * it (rule: kept-counts).
 */
@Injectable()
export class TagRepository {
  constructor(
    @InjectModel(TAGS) private readonly tags: Model<TagDocument>,
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that guests get these tags, and returns a function that gives each tag the spelling in which the party
   * already has it (rule: contact-tags).
   */
  async spelled(partyId: string, given: readonly string[]): Promise<(tag: string) => string> {
    const tags = distinctTags(given);
    if (tags.length === 0) return (tag) => tag;
    const [usedAt, recountAt] = [this.clock.now(), this.recountAt()];
    await this.tags.bulkWrite(
      tags.map((name) => {
        const key = tagKey(name);
        const fresh = { partyId, key, name, count: 0 };
        return {
          updateOne: {
            filter: { _id: idOf(partyId, key) },
            update: { $set: { usedAt }, $max: { recountAt }, $setOnInsert: fresh },
            upsert: true,
          },
        };
      }),
      { ordered: false },
    );
    const ids = tags.map((tag) => idOf(partyId, tagKey(tag)));
    const known = await this.tags.find({ _id: { $in: ids } }, { key: 1, name: 1 }).lean();
    const names = new Map(known.map(({ key, name }) => [key, name]));
    return (tag) => names.get(tagKey(tag)) ?? tag;
  }

  /**
   * The first tags by name that begin with a text, and the number of guests with each. A tag that no guest has any more is
   * forgotten, unless a guest may just be getting it.
   */
  async list(
    partyId: string,
    beginning: string,
  ): Promise<{ tags: { name: string; count: number }[]; moreTags: boolean }> {
    const key = { $gte: tagKey(beginning), $lt: `${tagKey(beginning)}\uffff` };
    const tags: { name: string; count: number }[] = [];
    for (let after = ''; tags.length < TAGS_LISTED;) {
      const from = after === '' ? key : { ...key, $gt: after };
      const some = await this.tags
        .find({ partyId, key: from })
        .sort({ key: 1 })
        .limit(TAGS_LISTED + 1)
        .lean();
      const last = some.at(-1);
      if (!last) return { tags, moreTags: false };
      const counted = await this.counted(some);
      const unused = counted.filter(({ count }) => count === 0).map(({ tag }) => tag._id);
      const longAgo = new Date(this.clock.now().getTime() - SETTLED);
      if (unused.length > 0)
        await this.tags.deleteMany({ _id: { $in: unused }, usedAt: { $lt: longAgo }, recountAt: null });
      tags.push(...counted.filter(({ count }) => count > 0).map(({ tag: { name }, count }) => ({ name, count })));
      if (some.length <= TAGS_LISTED) break;
      after = last.key;
    }
    return { tags: tags.slice(0, TAGS_LISTED), moreTags: tags.length > TAGS_LISTED };
  }

  /** The number of guests with a tag. */
  async count(partyId: string, tag: string): Promise<number> {
    const known = await this.tags.findOne({ _id: idOf(partyId, tagKey(tag)) }).lean();
    return known ? (await this.counted([known]))[0]!.count : 0;
  }

  /** Must be called before guests get or lose tags. */
  async mark(partyId: string, keys: Iterable<string>): Promise<void> {
    const ids = [...keys].map((key) => idOf(partyId, key));
    if (ids.length === 0) return;
    await this.tags.updateMany({ _id: { $in: ids } }, { $max: { recountAt: this.recountAt() } });
  }

  /** Must be called after guests have got or lost tags. */
  async add(partyId: string, difference: TagDifference): Promise<void> {
    const changed = [...difference].filter(([, more]) => more !== 0);
    if (changed.length === 0) return;
    const recountAt = this.recountAt();
    await this.tags.bulkWrite(
      changed.map(([key, more]) => {
        const counted = { _id: idOf(partyId, key), count: { $exists: true } };
        return { updateOne: { filter: counted, update: { $inc: { count: more }, $max: { recountAt } } } };
      }),
      { ordered: false },
    );
  }

  /** Has these tags counted again, because it is not known how many guests have got or lost them. */
  async forgetCounts(partyId: string, keys: Iterable<string>): Promise<void> {
    const ids = [...keys].map((key) => idOf(partyId, key));
    await this.tags.updateMany({ _id: { $in: ids } }, { $unset: { count: 1 }, $set: { recountAt: this.clock.now() } });
  }

  /** Recounts at most `limit` tags that no guest has got or lost for a while; those that change meanwhile are left. */
  async recountOverdue(limit: number): Promise<void> {
    const overdue = { recountAt: { $lte: this.clock.now() } };
    for (const tag of await this.tags.find(overdue).sort({ recountAt: 1 }).limit(limit).lean()) {
      const count = await this.countGuests(tag);
      await this.tags.updateOne(
        { _id: tag._id, recountAt: tag.recountAt! },
        { $set: { count }, $unset: { recountAt: 1 } },
      );
    }
  }

  async removeAll(partyId: string): Promise<void> {
    await this.tags.deleteMany({ partyId });
  }

  /** A tag without a kept count is counted now, and stored by the sweeper. */
  private async counted(tags: readonly TagDocument[]): Promise<{ tag: TagDocument; count: number }[]> {
    const unknown = tags.filter(({ count }) => count === undefined).map(({ _id }) => _id);
    if (unknown.length > 0)
      await this.tags.updateMany({ _id: { $in: unknown }, recountAt: null }, { $set: { recountAt: this.clock.now() } });
    return Promise.all(
      tags.map(async (tag) => ({ tag, count: Math.max(0, tag.count ?? (await this.countGuests(tag))) })),
    );
  }

  /** Each tag is one range of an index: no guest is read. */
  private countGuests({ partyId, key }: TagDocument): Promise<number> {
    return this.contacts.countDocuments({ partyId, tagKeys: key }).exec();
  }

  private recountAt(): Date {
    return new Date(this.clock.now().getTime() + RECOUNT_AFTER);
  }
}
