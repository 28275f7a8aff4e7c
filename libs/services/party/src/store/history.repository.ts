import { type Act, type Administered, type HistoryLine, isAct } from '@festlig/contracts/party';
import { isDuplicate, paged } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { HISTORY, type HistoryDocument } from './history.schema';

/**
 * Acts that are done again and again while a host writes, goes through the photos, or loads a file anew: those within ten
 * minutes are one line.
 */
const JOINED: readonly string[] = [
  'party.updateParty',
  'party.updateSettings',
  'messaging.updateTemplate',
  'media.updatePhoto',
  'contacts.exportContacts',
  'rsvp.exportRsvps',
  'media.listPhotoFiles',
] satisfies Act[];
const JOINED_MS = 10 * 60_000;

/** What the hosts of a party did (rule: history-of-acts). */
@Injectable()
export class HistoryRepository {
  constructor(@InjectModel(HISTORY) private readonly history: Model<HistoryDocument>) {}

  /** Adds a line once per fact. */
  async add(factId: string, { partyId, userId, name, act, fields }: Administered, at: Date): Promise<void> {
    if (JOINED.includes(act)) {
      const since = new Date(at.getTime() - JOINED_MS);
      const { matchedCount } = await this.history.updateOne(
        { partyId, userId, act, at: { $gte: since } },
        { $addToSet: { fields: { $each: fields } }, $max: { at } },
      );
      if (matchedCount > 0) return;
    }
    try {
      await this.history.create({ _id: factId, partyId, userId, name, act, fields, at });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  async list(
    partyId: string,
    { page, pageSize, latestFirst }: { page: number; pageSize: number; latestFirst: boolean },
  ): Promise<{ items: HistoryLine[]; total: number }> {
    const asked = { page, pageSize, order: 'at', descending: latestFirst };
    const { items, total } = await paged<HistoryDocument>(this.history, { partyId }, asked);
    const lines = items.flatMap(({ _id: id, name, act, fields, at }) =>
      // A line of an act that no version knows any more is left out.
      isAct(act) ? [{ id, name, act, fields, at: at.toISOString() }] : [],
    );
    return { items: lines, total };
  }

  /** Deletes the history of a deleted party. */
  async removeAll(partyId: string): Promise<void> {
    await this.history.deleteMany({ partyId });
  }

  /** Deletes the name of somebody whose account was deleted. */
  async forget(userId: string): Promise<void> {
    await this.history.updateMany({ userId }, { $set: { name: '' } });
  }
}
