import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ImageDocument, IMAGES } from './image.schema';

@Injectable()
export class ImageRepository {
  constructor(@InjectModel(IMAGES) private readonly images: Model<ImageDocument>) {}

  /**
   * Stores the drawing's present version; the files of an earlier version stay in use until the new files exist.
   */
  async declare({ _id, ...image }: Omit<ImageDocument, 'ready'>): Promise<ImageDocument> {
    return this.images
      .findOneAndUpdate(
        { _id },
        { $set: image, $setOnInsert: { ready: null } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
  }

  async markReady(id: string, version: string): Promise<void> {
    await this.images.updateOne({ _id: id }, { $set: { ready: version } });
  }

  /** Returns the images with files, in the order of the list. */
  async listReady(): Promise<Pick<ImageDocument, '_id' | 'group'>[]> {
    return this.images
      .find({ ready: { $ne: null } }, { group: 1 })
      .sort({ group: 1, position: 1 })
      .lean();
  }
}
