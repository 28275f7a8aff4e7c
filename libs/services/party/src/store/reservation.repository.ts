import { WISHES_MAX } from '@festlig/contracts/party';
import { capacityOf, type ReservedWish } from '@festlig/domain/party/wish-view';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type Reservation, type WishDocument, WISHES } from './wish.schema';

/** An attempt fails only when the wish was changed, or reserved or released by the same user, since it was read. */
const ATTEMPTS = 5;

const toReservedWish = (document: WishDocument): ReservedWish => {
  const { _id: id, title, link, image, price, details = null, wanted, isGroup, version } = document;
  const { removedAt, reservations } = document;
  return { id, title, link, image, price, details, wanted, isGroup, version, removedAt, reservations };
};

/** Reads and writes guests' reservations. They change nothing but `reserved` and `reservations` of a wish. */
@Injectable()
export class ReservationRepository {
  constructor(@InjectModel(WISHES) private readonly wishes: Model<WishDocument>) {}

  /** The wishlist in its order, with its reservations. */
  async list(partyId: string): Promise<ReservedWish[]> {
    const documents = await this.wishes
      .find({ partyId, removedAt: null })
      .sort({ position: 1, _id: 1 })
      .limit(WISHES_MAX)
      .lean();
    return documents.map(toReservedWish);
  }

  /** The deleted wishes that this user had reserved. */
  async listRemoved(partyId: string, userId: string): Promise<ReservedWish[]> {
    const documents = await this.wishes
      .find({ 'reservations.userId': userId, partyId, removedAt: { $ne: null } })
      .limit(WISHES_MAX)
      .lean();
    return documents.map(toReservedWish);
  }

  /**
   * Reserves pieces of a wish, as one guarded write: of two users who want the last piece one gets it (rule: wish-once). A user who has
   * reserved it already keeps what they have.
   */
  async reserve(
    partyId: string,
    id: string,
    { count: asked, ...by }: Reservation,
  ): Promise<ReservedWish | 'gone' | 'taken' | 'conflict'> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const read = await this.wishes.findOne({ _id: id, partyId, removedAt: null }).lean();
      if (!read) return 'gone';
      if (read.reservations.some(({ userId }) => userId === by.userId)) return toReservedWish(read);
      const { wanted, isGroup } = read;
      // Everyone is one of the givers of a group gift.
      const count = isGroup ? 1 : asked;
      const most = capacityOf(read) - count;
      if (read.reserved > most) return 'taken';
      const free = { reserved: { $lte: most }, 'reservations.userId': { $ne: by.userId } };
      const reserved = await this.wishes
        .findOneAndUpdate(
          { _id: id, partyId, removedAt: null, wanted, isGroup, ...free },
          { $push: { reservations: { ...by, count } }, $inc: { reserved: count } },
          { returnDocument: 'after' },
        )
        .lean();
      if (reserved) return toReservedWish(reserved);
    }
    return 'conflict';
  }

  /** Releases what the user has reserved, also of a deleted wish. Returns `gone` when there is no such wish for them. */
  async release(partyId: string, id: string, userId: string): Promise<ReservedWish | 'gone' | 'conflict'> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const read = await this.wishes.findOne({ _id: id, partyId }).lean();
      const own = read?.reservations.find((each) => each.userId === userId);
      if (!read || (read.removedAt && !own)) return 'gone';
      if (!own) return toReservedWish(read);
      const released = await this.wishes
        .findOneAndUpdate(
          { _id: id, partyId, reservations: { $elemMatch: { userId, count: own.count } } },
          { $pull: { reservations: { userId } }, $inc: { reserved: -own.count } },
          { returnDocument: 'after' },
        )
        .lean();
      if (released) return toReservedWish(released);
    }
    return 'conflict';
  }

  /** Releases all that a user has reserved in any party. */
  async releaseAll(userId: string): Promise<void> {
    const reserved = await this.wishes.find({ 'reservations.userId': userId }, { partyId: 1 }).lean();
    for (const { _id, partyId } of reserved) {
      const released = await this.release(partyId, _id, userId);
      if (released === 'conflict') throw new Error('the wish changes too often');
    }
  }
}
