import { WISHES_MAX } from '@festlig/contracts/party';
import { capacityOf, isOwn, type ReservedWish, type Reserver } from '@festlig/domain/party/wish-view';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type Reservation, type WishDocument, WISHES } from './wish.schema';

/** An attempt fails only when the wish was changed, or reserved or released by the same guest, since it was read. */
const ATTEMPTS = 5;

/** A wish as it is stored: the names of guests on the list are not. */
export type StoredWish = Omit<ReservedWish, 'reservations'> & { reservations: readonly Reservation[] };

const toStoredWish = (document: WishDocument): StoredWish => {
  const { _id: id, title, link, image, price, details = null, wanted, isGroup, version } = document;
  const { removedAt, reservations } = document;
  return { id, title, link, image, price, details, wanted, isGroup, version, removedAt, reservations };
};

/** What a guest's reservations have, by account and by link. */
const keysOf = ({ userId, contactId }: Reserver) => [
  ...(userId === null ? [] : [{ 'reservations.userId': userId }]),
  ...(contactId === null ? [] : [{ 'reservations.contactId': contactId }]),
];

/** Reads and writes guests' reservations. They change nothing but `reserved` and `reservations` of a wish. */
@Injectable()
export class ReservationRepository {
  constructor(@InjectModel(WISHES) private readonly wishes: Model<WishDocument>) {}

  /** The wishlist in its order, with its reservations. */
  async list(partyId: string): Promise<StoredWish[]> {
    const documents = await this.wishes
      .find({ partyId, removedAt: null })
      .sort({ position: 1, _id: 1 })
      .limit(WISHES_MAX)
      .lean();
    return documents.map(toStoredWish);
  }

  /** The deleted wishes that this guest had reserved. */
  async listRemoved(partyId: string, guest: Reserver): Promise<StoredWish[]> {
    const $or = keysOf(guest);
    if ($or.length === 0) return [];
    const documents = await this.wishes
      .find({ $or, partyId, removedAt: { $ne: null } })
      .limit(WISHES_MAX)
      .lean();
    return documents.map(toStoredWish);
  }

  /**
   * Reserves pieces of a wish, as one guarded write: of two guests who want the last piece one gets it (rule: wish-once). A guest who has
   * reserved it already, by account or by link, keeps what they have.
   */
  async reserve(
    partyId: string,
    id: string,
    { count: asked, ...by }: Reservation,
    guest: Reserver,
  ): Promise<StoredWish | 'gone' | 'taken' | 'conflict'> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const read = await this.wishes.findOne({ _id: id, partyId, removedAt: null }).lean();
      if (!read) return 'gone';
      if (read.reservations.some((each) => isOwn(each, guest))) return toStoredWish(read);
      const { wanted, isGroup } = read;
      // Everyone is one of the givers of a group gift.
      const count = isGroup ? 1 : asked;
      const most = capacityOf(read) - count;
      if (read.reserved > most) return 'taken';
      const free = { reserved: { $lte: most }, $nor: keysOf(guest) };
      const reserved = await this.wishes
        .findOneAndUpdate(
          { _id: id, partyId, removedAt: null, wanted, isGroup, ...free },
          { $push: { reservations: { ...by, count } }, $inc: { reserved: count } },
          { returnDocument: 'after' },
        )
        .lean();
      if (reserved) return toStoredWish(reserved);
    }
    return 'conflict';
  }

  /** Releases what the guest has reserved, also of a deleted wish. Returns `gone` when there is no such wish for them. */
  async release(partyId: string, id: string, guest: Reserver): Promise<StoredWish | 'gone' | 'conflict'> {
    let released: WishDocument | null = null;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // Who has reserved by account and by link has two of them.
      const read: WishDocument | null = released ?? (await this.wishes.findOne({ _id: id, partyId }).lean());
      const own = read?.reservations.find((each) => isOwn(each, guest));
      if (!read || (read.removedAt && !own && !released)) return 'gone';
      if (!own) return toStoredWish(read);
      released = await this.take(partyId, id, own);
    }
    return 'conflict';
  }

  /** The guests on the list who have reserved this wish. */
  async contactsOf(partyId: string, id: string): Promise<string[]> {
    const read = await this.wishes.findOne({ _id: id, partyId }, { reservations: 1 }).lean();
    return read?.reservations.flatMap(({ contactId }) => contactId ?? []) ?? [];
  }

  /** Releases all that a user has reserved in any party. */
  async releaseAll(userId: string): Promise<void> {
    const reserved = await this.wishes.find({ 'reservations.userId': userId }, { partyId: 1 }).lean();
    for (const { _id, partyId } of reserved) {
      const released = await this.release(partyId, _id, { userId, contactId: null });
      if (released === 'conflict') throw new Error('the wish changes too often');
    }
  }

  /** Takes one reservation out, as it was read. Returns the wish without it, or null when it was changed since. */
  private take(partyId: string, id: string, own: Reservation): Promise<WishDocument | null> {
    const { count, userId, contactId } = own;
    const by = userId === undefined ? { contactId } : { userId };
    return this.wishes
      .findOneAndUpdate(
        { _id: id, partyId, reservations: { $elemMatch: { ...by, count } } },
        { $pull: { reservations: by }, $inc: { reserved: -count } },
        { returnDocument: 'after' },
      )
      .lean();
  }
}
