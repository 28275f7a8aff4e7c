import { distinctTags, tagKey, TAGS_LISTED } from '@festlig/contracts/contacts';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ContactDocument, CONTACTS } from './contact.schema';
import { type TagDocument, TAGS } from './tag.schema';

/** A guest has a tag within this time, in milliseconds, after the tag was recorded. */
const SETTLED = 86_400_000;

/** The tags that a party's guests have. */
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
    const usedAt = this.clock.now();
    await this.tags.bulkWrite(
      tags.map((name) => {
        const key = tagKey(name);
        const fresh = { partyId, key, name };
        return {
          updateOne: {
            filter: { _id: `${partyId}:${key}` },
            update: { $set: { usedAt }, $setOnInsert: fresh },
            upsert: true,
          },
        };
      }),
      { ordered: false },
    );
    const ids = tags.map((tag) => `${partyId}:${tagKey(tag)}`);
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
      const counted = await Promise.all(some.map(async (tag) => ({ tag, count: await this.countOf(tag) })));
      const unused = counted.filter(({ count }) => count === 0).map(({ tag }) => tag._id);
      const longAgo = new Date(this.clock.now().getTime() - SETTLED);
      if (unused.length > 0) await this.tags.deleteMany({ _id: { $in: unused }, usedAt: { $lt: longAgo } });
      tags.push(...counted.filter(({ count }) => count > 0).map(({ tag: { name }, count }) => ({ name, count })));
      if (some.length <= TAGS_LISTED) break;
      after = last.key;
    }
    return { tags: tags.slice(0, TAGS_LISTED), moreTags: tags.length > TAGS_LISTED };
  }

  /** Each tag is one range of an index: no guest is read. */
  private countOf({ partyId, key }: TagDocument): Promise<number> {
    return this.contacts.countDocuments({ partyId, tagKeys: key }).exec();
  }

  async removeAll(partyId: string): Promise<void> {
    await this.tags.deleteMany({ partyId });
  }
}
