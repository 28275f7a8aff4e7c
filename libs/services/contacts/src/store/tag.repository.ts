import { distinctTags, tagKey } from '@festlig/contracts/contacts';
import { Clock } from '@festlig/platform/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type TagDocument, TAGS } from './tag.schema';

/** The tags that a party's guests have. */
@Injectable()
export class TagRepository {
  constructor(
    @InjectModel(TAGS) private readonly tags: Model<TagDocument>,
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

  async removeAll(partyId: string): Promise<void> {
    await this.tags.deleteMany({ partyId });
  }
}
