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
   * reserved it already, by account or by link, has as many as they ask for instead, if they knew how many they had (`was`), and otherwise
   * keeps what they have (rule: wish-number-changed).
   */
  async reserve(
    partyId: string,
    id: string,
    { count: asked, ...by }: Reservation,
    was: number,
    guest: Reserver,
  ): Promise<StoredWish | 'gone' | 'taken' | 'conflict'> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const read = await this.wishes.findOne({ _id: id, partyId, removedAt: null }).lean();
      if (!read) return 'gone';
      const { wanted, isGroup } = read;
      // Everyone is one of the givers of a group gift.
      const count = isGroup ? 1 : asked;
      const own = read.reservations.filter((each) => isOwn(each, guest));
      const mine = own.reduce((sum, each) => sum + each.count, 0);
      const [first] = own;
      if (first && (isGroup || mine !== was)) return toStoredWish(read);
      const most = capacityOf(read) - (count - mine);
      if (count > mine && read.reserved > most) return 'taken';
      if (first) {
        const changed = await this.recount(read, own, count - mine);
        if (changed) return toStoredWish(changed);
        continue;
      }
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

  /**
   * Changes the number of a guest's own reservations by `more`, which may be below 0, as they were read: of who has reserved by account and
   * by link one is left. Returns null when the wish was changed since.
   */
  private recount(read: WishDocument, own: readonly Reservation[], more: number): Promise<WishDocument | null> {
    const { _id, partyId, wanted, isGroup, reserved, reservations } = read;
    const [first] = own;
    const count = own.reduce((sum, each) => sum + each.count, more);
    const changed = reservations.flatMap((each) =>
      each === first ? { ...each, count } : own.includes(each) ? [] : each,
    );
    return this.wishes
      .findOneAndUpdate(
        { _id, partyId, removedAt: null, wanted, isGroup, reserved, reservations },
        { $set: { reservations: changed, reserved: reserved + more } },
        { returnDocument: 'after' },
      )
      .lean();
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
