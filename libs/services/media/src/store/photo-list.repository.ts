import { BOOK_PHOTOS } from '@festlig/contracts/media';
import { type FieldsOf, paged } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter } from 'mongoose';
import { GalleryRepository } from './gallery.repository';
import { PhotoDocument, type PhotoIn, PHOTOS } from './photo.schema';

type Ready = PhotoIn<'ready'>;
export type WhichPhotos = 'all' | 'public' | 'private';

/** Photos of the gallery: all of them, those that guests see, or those that only hosts see. */
const ofGallery = (partyId: string, which: WhichPhotos) => ({
  partyId,
  status: 'ready' as const,
  ...(which === 'all' ? {} : { public: which === 'public' }),
});

const ofBook = (partyId: string, ids: readonly string[] | null): QueryFilter<FieldsOf<PhotoDocument>> => {
  const chosen = ids === null ? { public: true } : { _id: { $in: [...ids] } };
  return { partyId, status: 'ready' as const, ...chosen };
};

/** Reads the photos of a gallery. */
@Injectable()
export class PhotoListRepository {
  constructor(
    @InjectModel(PHOTOS) private readonly photos: Model<FieldsOf<PhotoDocument>>,
    private readonly galleries: GalleryRepository,
  ) {}

  /** A page of the photos of a party, of those of them that guests see, or of those that only hosts see. */
  async page(
    partyId: string,
    which: WhichPhotos,
    asked: { page: number; pageSize: number; descending: boolean },
  ): Promise<{ items: Ready[]; total: number }> {
    const count = () => this.count(partyId, which);
    const found = await paged(this.photos, ofGallery(partyId, which), { ...asked, order: 'createdAt', count });
    return { items: found.items.map((photo) => PhotoDocument.parse(photo) as Ready), total: found.total };
  }

  /** How many photos there are, as it is kept. */
  async count(partyId: string, which: WhichPhotos): Promise<number> {
    const kept = await this.galleries.find(partyId);
    return { all: kept.ready, public: kept.public, private: kept.ready - kept.public }[which];
  }

  /** One of the photos, and how many of them come before it, the newest first; null when it is none of them. */
  async find(partyId: string, which: WhichPhotos, id: string): Promise<{ photo: Ready; before: number } | null> {
    const gallery = ofGallery(partyId, which);
    const found = await this.photos.findOne({ ...gallery, _id: id }).lean();
    if (!found) return null;
    const photo = PhotoDocument.parse(found) as Ready;
    const { createdAt } = photo;
    const newer = { createdAt: { $gte: createdAt }, $nor: [{ createdAt, _id: { $lte: id } }] };
    return { photo, before: await this.photos.countDocuments({ ...gallery, ...newer }) };
  }

  /** The oldest photos of a party, or the next ones after `place`. */
  async listOldest(partyId: string, place: { createdAt: Date; id: string } | null, limit: number): Promise<Ready[]> {
    const rest: QueryFilter<FieldsOf<PhotoDocument>> = place
      ? { createdAt: { $gte: place.createdAt }, $nor: [{ createdAt: place.createdAt, _id: { $lte: place.id } }] }
      : {};
    const found = this.photos.find({ partyId, status: 'ready', ...rest }).sort({ createdAt: 1, _id: 1 });
    return (await found.limit(limit).lean()).map((photo) => PhotoDocument.parse(photo) as Ready);
  }

  /**
   * The photos of a book, the oldest first: those of these ids that are in the gallery, or all that guests see. At most as
   * many as a book has.
   */
  async listForBook(partyId: string, ids: readonly string[] | null): Promise<Ready[]> {
    const found = this.photos.find(ofBook(partyId, ids)).sort({ createdAt: 1, _id: 1 });
    return (await found.limit(BOOK_PHOTOS).lean()).map((photo) => PhotoDocument.parse(photo) as Ready);
  }

  /** How many photos a book has. */
  async countForBook(partyId: string, ids: readonly string[] | null): Promise<number> {
    return this.photos.countDocuments(ofBook(partyId, ids), { limit: BOOK_PHOTOS });
  }

  /** These photos, if they are of this party, in any order; also those that are leaving. */
  async listByIds(partyId: string, ids: readonly string[]): Promise<PhotoDocument[]> {
    const found = await this.photos.find({ _id: { $in: [...ids] }, partyId }).lean();
    return found.map((photo) => PhotoDocument.parse(photo));
  }
}
