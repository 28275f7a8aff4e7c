import { WISH_RESTORE_HOURS, type WishFields, WISHES_MAX } from '@festlig/contracts/party';
import { endOf, type Placed } from '@festlig/domain/party/wish-order';
import { freePlace, isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { type WishDocument, WISHES } from './wish.schema';

/** A wish as hosts edit it, which knows nothing of reservations. */
export type EditedWish = WishFields & { id: string; version: number; changedIn: Record<string, number> };

type NewWish = { id: string; formKey: string };

const HOUR = 3_600_000;
/** A deleted wish stays listed this long to those who had reserved it. */
const FORGOTTEN_AFTER = 365 * 24 * HOUR;
/** The fields that hosts edit. */
const EDITED = {
  title: 1,
  link: 1,
  image: 1,
  price: 1,
  details: 1,
  wanted: 1,
  isGroup: 1,
  version: 1,
  changedIn: 1,
} as const;

/** Wishes that were added before there were notes have none. */
const toEdited = ({
  _id: id,
  details = null,
  ...wish
}: Pick<WishDocument, '_id' | keyof typeof EDITED>): EditedWish => ({
  id,
  ...wish,
  details,
});

/** Reads and writes the wishes of hosts. It reads no reservation, and none of its writes depends on one. */
@Injectable()
export class WishRepository {
  constructor(@InjectModel(WISHES) private readonly wishes: Model<WishDocument>) {}

  /** The wishlist in its order. */
  async list(partyId: string): Promise<EditedWish[]> {
    const documents = await this.wishes
      .find({ partyId, removedAt: null }, EDITED)
      .sort({ position: 1, _id: 1 })
      .limit(WISHES_MAX)
      .lean();
    return documents.map(toEdited);
  }

  /**
   * Adds a wish at the end; a repeated form only returns its wish, as it is by now or was deleted since (rule:
   * wish-added-once). Returns null when the list is full.
   */
  async create(partyId: string, { id, formKey }: NewWish, fields: WishFields, now: Date): Promise<EditedWish | null> {
    for (;;) {
      const before = await this.wishes.findOne({ partyId, formKey }, EDITED).lean();
      if (before) return toEdited(before);
      const place = await this.freePlace(partyId, id);
      if (place === null) return null;
      const last = await this.wishes
        .findOne({ partyId, removedAt: null }, { position: 1 })
        .sort({ position: -1, _id: -1 })
        .lean();
      const edited = { ...fields, version: 0, changedIn: {} };
      const kept = { formKey, createdAt: now, removedAt: null, reserved: 0, reservations: [] };
      try {
        await this.wishes.create({ _id: id, partyId, place, position: endOf(last?.position), ...edited, ...kept });
        return { id, ...edited };
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  async find(partyId: string, id: string): Promise<EditedWish | null> {
    const document = await this.wishes.findOne({ _id: id, partyId, removedAt: null }, EDITED).lean();
    return document && toEdited(document);
  }

  /** Writes the changes to the wish as it was read; returns null when it was deleted or saved since. */
  async save(partyId: string, read: EditedWish, changes: Partial<WishFields>): Promise<EditedWish | null> {
    const version = read.version + 1;
    const changedIn = Object.fromEntries(Object.keys(changes).map((field) => [`changedIn.${field}`, version]));
    const document = await this.wishes
      .findOneAndUpdate(
        { _id: read.id, partyId, removedAt: null, version: read.version },
        { $set: { ...changes, ...changedIn, version } },
        { returnDocument: 'after', projection: EDITED },
      )
      .lean();
    return document && toEdited(document);
  }

  async listPlaced(partyId: string): Promise<Placed[]> {
    const documents = await this.wishes
      .find({ partyId, removedAt: null }, { position: 1 })
      .sort({ position: 1, _id: 1 })
      .lean();
    return documents.map(({ _id: id, position }) => ({ id, position }));
  }

  async place(partyId: string, placed: readonly Placed[]): Promise<void> {
    const write = ({ id, position }: Placed) => ({
      updateOne: { filter: { _id: id, partyId }, update: { $set: { position } } },
    });
    if (placed.length > 0) await this.wishes.bulkWrite(placed.map(write));
  }

  /** Takes a wish off the list; reserved or free, it is the same write. */
  async remove(partyId: string, id: string, now: Date): Promise<void> {
    await this.wishes.updateOne(
      { _id: id, partyId, removedAt: null },
      { $set: { removedAt: now, purgeAt: new Date(now.getTime() + FORGOTTEN_AFTER) }, $unset: { place: 1 } },
    );
  }

  /** Puts a deleted wish back. Returns `full` when the list has no place, `gone` when it is too late or never was. */
  async restore(partyId: string, id: string, now: Date): Promise<'done' | 'full' | 'gone'> {
    const since = new Date(now.getTime() - WISH_RESTORE_HOURS * HOUR);
    for (;;) {
      const found = await this.wishes.findOne({ _id: id, partyId }, { removedAt: 1 }).lean();
      if (!found || (found.removedAt !== null && found.removedAt < since)) return 'gone';
      if (found.removedAt === null) return 'done';
      const place = await this.freePlace(partyId, id);
      if (place === null) return 'full';
      try {
        await this.wishes.updateOne(
          { _id: id, partyId, removedAt: found.removedAt },
          { $set: { removedAt: null, place }, $unset: { purgeAt: 1 } },
        );
        return 'done';
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  /** Whether the list has a wish. */
  async hasAny(partyId: string): Promise<boolean> {
    return (await this.wishes.exists({ partyId, removedAt: null })) !== null;
  }

  async removeAll(partyId: string): Promise<void> {
    await this.wishes.deleteMany({ partyId });
  }

  private async freePlace(partyId: string, id: string): Promise<number | null> {
    const filter: QueryFilter<WishDocument> = { partyId, removedAt: null };
    return freePlace(await this.wishes.find(filter, { place: 1 }).lean(), WISHES_MAX, id);
  }
}
