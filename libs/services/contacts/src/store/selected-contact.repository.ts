import { distinctTags, MOST_TAGS, tagKey } from '@festlig/contracts/contacts';
import { ImportSizes } from '@festlig/domain/contacts/import-sizes';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { ListPlace, Selection } from './change.schema';
import { type ContactDocument, CONTACTS } from './contact.schema';
import { FILTERED, matcher } from './filtered-list.repository';
import { movedTags, summed, TagRepository } from './tag.repository';

const FIELDS = { ...FILTERED, sid: 1, createdAt: 1, tags: 1, version: 1 } as const;

export type SelectedGuest = Pick<ContactDocument, '_id' | 'tags' | 'version'>;

/** The next guests of a list: how many were read, which of them are selected, and where the reading goes on. */
interface SelectedPage {
  read: number;
  guests: SelectedGuest[];
  last: ListPlace | null;
}

/** Reads the guests of a selection, and changes them together. All changes can be repeated. */
@Injectable()
export class SelectedContactRepository {
  constructor(
    @InjectModel(CONTACTS) private readonly contacts: Model<ContactDocument>,
    private readonly tags: TagRepository,
    private readonly sizes: ImportSizes,
  ) {}

  /** Guests chosen one by one are one page; otherwise the list is read in the order in which guests were added. */
  async next(partyId: string, selection: Selection, after: ListPlace | null): Promise<SelectedPage> {
    if ('picked' in selection) {
      const guests = await this.contacts.find({ partyId, sid: { $in: selection.picked } }, FIELDS).lean();
      return { read: guests.length, guests, last: null };
    }
    const from = after
      ? { createdAt: { $gte: after.createdAt }, $nor: [{ createdAt: after.createdAt, _id: { $lte: after.id } }] }
      : {};
    const { chunk } = this.sizes;
    const read = await this.contacts
      .find({ partyId, ...from }, FIELDS)
      .sort({ createdAt: 1, _id: 1 })
      .limit(chunk)
      .lean();
    const { except, ...filter } = selection;
    const [finds, leftOut, last] = [matcher(filter), new Set(except), read.at(-1)];
    return {
      read: read.length,
      guests: read.filter((guest) => !leftOut.has(guest.sid) && finds(guest)),
      last: last && read.length === chunk ? { createdAt: last.createdAt, id: last._id } : null,
    };
  }

  /** Returns how many of the guests have too many tags to get these. Another host's change meanwhile is kept. */
  async tag(
    partyId: string,
    guests: readonly SelectedGuest[],
    { add, remove }: { add: string[]; remove: string[] },
  ): Promise<number> {
    const added = add.map(await this.tags.spelled(partyId, add));
    const lost = new Set(remove.map(tagKey));
    await this.tags.mark(partyId, lost);
    let [left, full] = [guests, 0];
    while (left.length > 0) {
      const writes = left.flatMap(({ _id, tags = [], version = 0 }) => {
        const next = distinctTags([...tags.filter((tag) => !lost.has(tagKey(tag))), ...added]);
        if (next.length > MOST_TAGS) full++;
        if (next.length > MOST_TAGS || next.join('\n') === tags.join('\n')) return [];
        const $set = { tags: next, version: version + 1, 'changedIn.tags': version + 1 };
        const unread = { _id, partyId, version: version === 0 ? { $in: [0, null] } : version };
        const tagKeys = next.map(tagKey);
        const write = next.length > 0 ? { $set: { ...$set, tagKeys } } : { $set, $unset: { tagKeys: 1 } };
        return { _id, filter: unread, update: write, moved: movedTags(tags.map(tagKey), tagKeys) };
      });
      if (writes.length === 0) break;
      const updates = writes.map(({ filter, update }) => ({ updateOne: { filter, update } }));
      const { matchedCount } = await this.contacts.collection.bulkWrite(updates as never[], { ordered: false });
      const moved = summed(writes.map((write) => write.moved));
      if (matchedCount === writes.length) {
        await this.tags.add(partyId, moved);
        break;
      }
      await this.tags.forgetCounts(partyId, moved.keys());
      // Somebody has changed some of them meanwhile: those who have the tags now are not written again.
      const ids = writes.map(({ _id }) => _id);
      left = await this.contacts.find({ _id: { $in: ids }, partyId }, FIELDS).lean();
    }
    return full;
  }
}
