import { Clock } from '@festlig/platform/clock';
import type { FieldsOf } from '@festlig/platform/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { GALLERIES, type GalleryDocument } from './gallery.schema';
import { type PhotoDocument, PHOTOS } from './photo.schema';

/** Photos are recounted when none has changed for this long, in milliseconds: longer than any change takes. */
const RECOUNT_AFTER = 60_000;

/** How a change of photos changes the counts. `isSeen`: guests see that something has changed. */
export interface GalleryChange {
  ready?: 1 | -1;
  public?: number;
  isSeen: boolean;
}

/**
 * The kept counts of the photos of each party. A photo and the counts are two documents: before a photo changes, the
 * counts are marked for a recount, so that the sweeper finds a change whose process died before counting it
 * (rule: kept-counts).
 */
@Injectable()
export class GalleryRepository {
  constructor(
    @InjectModel(GALLERIES) private readonly galleries: Model<GalleryDocument>,
    @InjectModel(PHOTOS) private readonly photos: Model<FieldsOf<PhotoDocument>>,
    private readonly clock: Clock,
  ) {}

  async find(partyId: string): Promise<Pick<GalleryDocument, 'ready' | 'public' | 'version' | 'publicVersion'>> {
    const found = await this.galleries.findOne({ _id: partyId }).lean();
    return found ?? { ready: 0, public: 0, version: 0, publicVersion: 0 };
  }

  /** Must be called before a photo changes. */
  async mark(partyId: string): Promise<void> {
    const recountAt = new Date(this.clock.now().getTime() + RECOUNT_AFTER);
    const unknown = { ready: 0, public: 0, version: 0, publicVersion: 0 };
    await this.galleries.updateOne({ _id: partyId }, { $max: { recountAt }, $setOnInsert: unknown }, { upsert: true });
  }

  /** Must be called after a photo has changed. */
  async add(partyId: string, { isSeen, ...counts }: GalleryChange): Promise<void> {
    const $inc = { ...counts, version: 1, ...(isSeen ? { publicVersion: 1 } : {}) };
    await this.galleries.updateOne({ _id: partyId }, { $inc });
  }

  /** Returns parties whose photos have changed, and not again since. */
  async listOverdue(limit: number): Promise<string[]> {
    const overdue = { recountAt: { $lte: this.clock.now() } };
    const found = await this.galleries.find(overdue, { _id: 1 }).sort({ recountAt: 1 }).limit(limit).lean();
    return found.map(({ _id }) => _id);
  }

  /** Recounts the photos of a party, unless one changes meanwhile: then a later sweep does. */
  async recount(partyId: string): Promise<void> {
    const marked = await this.galleries.findOne({ _id: partyId, recountAt: { $lte: this.clock.now() } }).lean();
    if (!marked?.recountAt) return;
    const ready = await this.photos.countDocuments({ partyId, status: 'ready' });
    const seen = await this.photos.countDocuments({ partyId, status: 'ready', public: true });
    const isRight = ready === marked.ready && seen === marked.public;
    await this.galleries.updateOne(
      { _id: partyId, recountAt: marked.recountAt },
      {
        $set: { ready, public: seen },
        // What was not counted was not told either.
        ...(isRight ? {} : { $inc: { version: 1, publicVersion: 1 } }),
        $unset: { recountAt: 1 },
      },
    );
  }

  async remove(partyId: string): Promise<void> {
    await this.galleries.deleteOne({ _id: partyId });
  }
}
