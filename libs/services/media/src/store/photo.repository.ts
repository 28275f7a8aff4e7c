import {
  type PhotoRefusal,
  PHOTO_DIRECT_MINUTES,
  PHOTO_RECEIVING_MINUTES,
  PHOTOS_OF_PARTY,
} from '@festlig/contracts/media';
import { Clock } from '@festlig/platform/clock';
import { type FieldsOf, freePlace, isDuplicate } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { PhotoDocument, type PhotoIn, PHOTOS } from './photo.schema';

type Stored = FieldsOf<PhotoDocument>;
/** Who asks for photos of their own: an account, a browser (the digest of its key), or both. */
export interface Asker {
  user?: string;
  key?: string;
}
type Announced = Pick<PhotoIn<'receiving'>, 'partyId' | 'uploadKey' | 'bytes'>;
export type NewPhoto = Omit<PhotoIn<'receiving'>, 'status' | 'createdAt' | 'sweepAt' | 'place' | 'directUntil'>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const RECEIVING = PHOTO_RECEIVING_MINUTES * MINUTE;
const DIRECT = PHOTO_DIRECT_MINUTES * MINUTE;
/** Milliseconds that a photo may wait for a worker before its job is added again. */
const LEASE = 30_000;
/** The same for one that has been looked for: looking for each of hundreds that wait for their turn is work as well. */
const LONGER = 10 * LEASE;

/** Photos that have or will have a place in the gallery. */
const HELD = { status: { $in: ['receiving', 'waiting', 'ready'] as const } };
const HERE = { status: { $ne: 'leaving' as const } };

const ofAsker = ({ user, key }: Asker): QueryFilter<Stored>[] => [
  ...(user === undefined ? [] : [{ 'by.user': user }]),
  ...(key === undefined ? [] : [{ 'by.key': key }]),
];

/** Stores the photos of guests and hosts, from their announcement until their files are deleted. */
@Injectable()
export class PhotoRepository {
  constructor(
    @InjectModel(PHOTOS) private readonly photos: Model<Stored>,
    private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<PhotoDocument | null> {
    return this.read({ _id: id });
  }

  /** A photo that this account or browser has uploaded, also while it is leaving. */
  async findOwn(partyId: string, id: string, asker: Asker): Promise<PhotoDocument | null> {
    const own = ofAsker(asker);
    return own.length === 0 ? null : this.read({ _id: id, partyId, $or: own });
  }

  async findInParty(partyId: string, id: string): Promise<PhotoDocument | null> {
    return this.read({ _id: id, partyId });
  }

  /**
   * The photo that was announced with this key. One whose file has not come has its time anew, and may come with other bytes,
   * because a browser may have reduced it once more (rule: photo-announced).
   */
  async findAnnounced({ partyId, uploadKey, bytes }: Announced): Promise<string | null> {
    const coming: QueryFilter<Stored> = { partyId, uploadKey, status: 'receiving' };
    await this.photos.updateOne(coming, { $set: { bytes, sweepAt: this.after(RECEIVING) } });
    return (await this.photos.findOne({ partyId, uploadKey, ...HERE }, { _id: 1 }).lean())?._id ?? null;
  }

  /** Whether the party has a photo of this file, or it has arrived. `digest` is that of the file as it was chosen. */
  async isThere(partyId: string, digest: string): Promise<boolean> {
    const arrived: QueryFilter<Stored> = { partyId, sentDigest: digest, status: { $in: ['waiting', 'ready'] } };
    return (await this.photos.exists(arrived)) !== null || this.isInGallery(partyId, digest);
  }

  /** Whether the party has a photo made of exactly these bytes. */
  async isInGallery(partyId: string, digest: string): Promise<boolean> {
    return (await this.photos.exists({ partyId, digest })) !== null;
  }

  /** Counts what an account or a browser has added within a day, up to a number. */
  async countOfDay(asker: Asker, most: number): Promise<number> {
    const createdAt = { $gt: this.after(-DAY) };
    const counts = ofAsker(asker).map((own) =>
      this.photos
        .countDocuments({ ...own, createdAt })
        .limit(most)
        .exec(),
    );
    return Math.max(0, ...(await Promise.all(counts)));
  }

  /** Counts the photos of a party that are being received or wait for a worker, up to a number. */
  async countUnderWay(partyId: string, most: number): Promise<number> {
    return this.photos.countDocuments({ partyId, status: { $in: ['receiving', 'waiting'] } }).limit(most);
  }

  /** Counts the photos of a party whose files have not come, announced by guests from a network, up to a number. */
  async countComing(partyId: string, network: string, most: number): Promise<number> {
    return this.photos.countDocuments({ partyId, status: 'receiving', network }).limit(most);
  }

  /** Counts the photos that use up the plan's limit, up to a number. */
  async countHeld(partyId: string, most: number): Promise<number> {
    return this.photos.countDocuments({ partyId, ...HELD }).limit(most);
  }

  /**
   * Stores a photo that is about to arrive. Returns its id, or that of the photo that was announced with the same key;
   * null when the party has as many as `limit` (null = no limit but that of all parties). Of several at the same time,
   * unique indexes let one have the key, and one a place; the others read again (rule: photo-limit).
   */
  async begin(photo: NewPhoto, limit: number | null): Promise<string | null> {
    for (;;) {
      const same = await this.findAnnounced(photo);
      if (same !== null) return same;
      const place = await this.placeFor(photo, limit);
      if (place === null) return null;
      const document: PhotoIn<'receiving'> = {
        ...photo,
        ...place,
        status: 'receiving',
        createdAt: this.clock.now(),
        sweepAt: this.after(RECEIVING),
      };
      try {
        await this.photos.collection.insertOne(document as never);
        return photo._id;
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  /** A file is about to arrive: the sweeper waits for it. What arrives once more after it was read, it looks for afterwards. */
  async expectFile(id: string): Promise<void> {
    const until = this.after(RECEIVING);
    await this.photos.updateOne({ _id: id, status: 'receiving' }, { $set: { sweepAt: until } });
    await this.photos.updateOne({ _id: id, status: { $in: ['ready', 'refused'] } }, { $max: { dueAt: until } });
  }

  /** A browser is about to get a form for the file. Returns false when no file is expected any more. */
  async allowDirect(id: string): Promise<boolean> {
    const coming: QueryFilter<Stored> = { _id: id, status: 'receiving' };
    return (await this.photos.updateOne(coming, { $set: { directUntil: this.after(DIRECT) } })).matchedCount > 0;
  }

  /** Records that the file has arrived. Repeating changes nothing. */
  async markReceived(id: string): Promise<void> {
    await this.photos.updateOne(
      { _id: id, status: 'receiving' },
      { $set: { status: 'waiting', tries: 0, dueAt: this.after(LEASE) }, $unset: { sweepAt: 1, network: 1 } },
    );
  }

  /** Records that a worker begins to decode the file; returns how many have begun so far. */
  async beginDecoding(id: string): Promise<number> {
    const begun = { $inc: { tries: 1 }, $set: { dueAt: this.after(LEASE) } };
    const waiting: QueryFilter<Stored> = { _id: id, status: 'waiting' };
    return (await this.photos.findOneAndUpdate(waiting, begun, { returnDocument: 'after' }).lean())?.tries ?? 0;
  }

  /** Forgets that a worker has begun to decode the file. */
  async takeBackTry(id: string): Promise<void> {
    await this.photos.updateOne({ _id: id, status: 'waiting', tries: { $gt: 0 } }, { $inc: { tries: -1 } });
  }

  /**
   * Puts a photo into the gallery. Returns `gone` when it was taken out of use meanwhile, and `duplicate` when the party
   * has a photo of the same file.
   */
  async markReady(
    id: string,
    made: Pick<PhotoIn<'ready'>, 'digest' | 'public' | 'width' | 'height' | 'fullBytes' | 'blur'>,
  ): Promise<'ready' | 'was-ready' | 'gone' | 'duplicate'> {
    try {
      const { matchedCount } = await this.photos.updateOne(
        { _id: id, status: 'waiting' },
        { $set: { ...made, status: 'ready', dueAt: this.after(LEASE) }, $unset: { tries: 1 } },
      );
      if (matchedCount > 0) return 'ready';
    } catch (error) {
      if (isDuplicate(error)) return 'duplicate';
      throw error;
    }
    return (await this.find(id))?.status === 'ready' ? 'was-ready' : 'gone';
  }

  /** The place is free again at once. */
  async markRefused(id: string, refusal: PhotoRefusal): Promise<void> {
    await this.photos.updateOne(
      { _id: id, status: 'waiting' },
      {
        $set: { status: 'refused', refusal, dueAt: this.after(LEASE), sweepAt: this.after(DAY) },
        $unset: { tries: 1, place: 1 },
      },
    );
  }

  /**
   * Records that nothing of the uploaded file is left. While a browser may still write it once more, the sweeper looks
   * again when that time is over.
   */
  async settle({ _id, directUntil }: Pick<PhotoDocument, '_id' | 'directUntil'>): Promise<void> {
    const isOver = directUntil === undefined || directUntil <= this.clock.now();
    const change = isOver ? { $unset: { dueAt: 1 as const } } : { $set: { dueAt: directUntil } };
    await this.photos.updateOne({ _id, status: { $in: ['ready', 'refused'] } }, change);
  }

  /** Returns the photo as it was when it has changed, null when there is nothing to change. */
  async setPublic(partyId: string, id: string, isPublic: boolean): Promise<PhotoIn<'ready'> | null> {
    const other: QueryFilter<Stored> = { _id: id, partyId, status: 'ready', public: !isPublic };
    const before = await this.photos.findOneAndUpdate(other, { $set: { public: isPublic } }).lean();
    return before && (PhotoDocument.parse(before) as PhotoIn<'ready'>);
  }

  /** Shows the private photos that were announced until a moment to guests; returns how many. */
  async showAll(partyId: string, until: Date): Promise<number> {
    const hidden: QueryFilter<Stored> = { partyId, status: 'ready', public: false, createdAt: { $lte: until } };
    return (await this.photos.updateMany(hidden, { $set: { public: true } })).modifiedCount;
  }

  /** Takes a photo out of use; the sweeper deletes its files. Returns it as it was, null when it was out of use. */
  async leave(partyId: string, id: string): Promise<PhotoDocument | null> {
    const before = await this.photos.findOneAndUpdate({ _id: id, partyId, ...HERE }, this.leaving()).lean();
    return before && PhotoDocument.parse(before);
  }

  /** Takes all photos of a party out of use; the sweeper deletes their files. */
  async leaveAll(partyId: string): Promise<void> {
    await this.photos.updateMany({ partyId, ...HERE }, this.leaving());
  }

  /** The parties in whose galleries are photos of an account. */
  async listPartiesOf(userId: string): Promise<string[]> {
    const found = await this.photos.find({ 'by.user': userId, ...HERE }, { partyId: 1 }).lean();
    return [...new Set(found.flatMap(({ partyId }) => partyId ?? []))];
  }

  /** Forgets whose account uploaded photos; the photos stay. */
  async forgetUser(userId: string): Promise<void> {
    await this.photos.updateMany({ 'by.user': userId, ...HERE }, { $set: { name: '' }, $unset: { 'by.user': 1 } });
    await this.photos.updateMany({ 'by.user': userId }, { $unset: { 'by.user': 1 } });
  }

  /** Photos on which no job seems to work. */
  async listOverdue(limit: number): Promise<string[]> {
    const overdue = { dueAt: { $lte: this.clock.now() } };
    return (await this.photos.find(overdue, { _id: 1 }).sort({ dueAt: 1 }).limit(limit).lean()).map(({ _id }) => _id);
  }

  async lookAgain(id: string): Promise<void> {
    await this.photos.updateOne(
      { _id: id, dueAt: { $lte: this.clock.now() } },
      { $set: { dueAt: this.after(LONGER) } },
    );
  }

  /** Takes photos whose time is over out of use, and returns all whose files are to be deleted. */
  async listLeaving(limit: number): Promise<PhotoIn<'leaving'>[]> {
    const over = { sweepAt: { $lte: this.clock.now() } };
    const due = await this.photos.find(over, { _id: 1 }).sort({ sweepAt: 1 }).limit(limit).lean();
    const ids = due.map(({ _id }) => _id);
    // A file may begin to arrive at this very moment: its photo is then no longer over, and stays.
    await this.photos.updateMany({ _id: { $in: ids }, ...over, ...HERE }, this.leaving());
    const leaving = await this.photos.find({ _id: { $in: ids }, status: 'leaving' }).lean();
    return leaving.map((photo) => PhotoDocument.parse(photo) as PhotoIn<'leaving'>);
  }

  /**
   * Records that the files of a photo were deleted. An upload or a worker may still write some and die before it sees
   * that the photo is gone; therefore the sweeper looks once more when both must have ended.
   */
  async remove({ _id, until, directUntil = until }: PhotoIn<'leaving'>): Promise<void> {
    const leaving: QueryFilter<Stored> = { _id, status: 'leaving' };
    const last = directUntil > until ? directUntil : until;
    if (last <= this.clock.now()) await this.photos.deleteOne(leaving);
    else await this.photos.updateOne(leaving, { $set: { sweepAt: last } });
  }

  /** A place that nobody seems to have; none is needed without a limit. Null when there is no room. */
  private async placeFor({ _id, partyId }: NewPhoto, limit: number | null): Promise<{ place?: number } | null> {
    if (limit === null) return (await this.countHeld(partyId, PHOTOS_OF_PARTY)) < PHOTOS_OF_PARTY ? {} : null;
    const held = await this.photos
      .find({ partyId, ...HELD }, { place: 1 })
      .limit(limit)
      .lean();
    const place = freePlace(held, limit, _id);
    return place === null ? null : { place };
  }

  /** What is left of a photo whose files are being deleted: whose it was, and the names of the files. */
  private leaving() {
    return {
      $set: { status: 'leaving' as const, sweepAt: this.clock.now(), until: this.after(RECEIVING) },
      $unset: Object.fromEntries(
        [
          ...['name', 'byHost', 'bytes', 'uploadKey', 'sentDigest', 'place', 'tries', 'dueAt', 'refusal', 'network'],
          ...['digest', 'public', 'width', 'height', 'fullBytes', 'blur'],
        ].map((field) => [field, 1 as const]),
      ),
    };
  }

  private async read(filter: QueryFilter<Stored>): Promise<PhotoDocument | null> {
    const found = await this.photos.findOne(filter).lean();
    return found && PhotoDocument.parse(found);
  }

  private after(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() + milliseconds);
  }
}
