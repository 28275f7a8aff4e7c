import { Files } from '@festlig/platform/files';
import { Logger } from '@festlig/platform/observability';
import { Queue, Sweeper } from '@festlig/platform/queue';
import { Injectable } from '@nestjs/common';
import { makePhoto, makeUpload, printBook } from '../queues';
import { BookRepository } from '../store/book.repository';
import { GalleryRepository } from '../store/gallery.repository';
import { PhotoRepository } from '../store/photo.repository';
import { UploadRepository } from '../store/upload.repository';
import { allPhotoKeys } from '../work/photo-files';
import { bookKey } from '../work/shown-book';
import { allKeys } from '../work/upload-files';

/** The most pictures of a kind that are read at a time. */
const BATCH = 50;

/**
 * Queues pictures, photos and photo books again that no job works on, deletes the files of those that left, and recounts
 * galleries (rules: own-picture-swept, own-picture-kept, photo-files-deleted, book-private, kept-counts).
 */
@Injectable()
export class SweepJob extends Sweeper {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly photos: PhotoRepository,
    private readonly galleries: GalleryRepository,
    private readonly books: BookRepository,
    private readonly files: Files,
    private readonly queue: Queue,
    logger: Logger,
  ) {
    super(logger);
  }

  async sweep(): Promise<void> {
    await this.sweepUploads();
    await this.sweepPhotos();
    await this.sweepBooks();
    for (const partyId of await this.galleries.listOverdue(BATCH)) await this.galleries.recount(partyId);
  }

  private async sweepUploads(): Promise<void> {
    for (const imageId of await this.uploads.listOverdue(BATCH)) {
      await this.queue.ensure(makeUpload, { imageId }, imageId);
      await this.uploads.lookAgain(imageId);
    }
    for (const upload of await this.uploads.listLeaving(BATCH)) {
      for (const key of allKeys(upload)) await this.files.delete(key);
      await this.uploads.remove(upload._id);
    }
  }

  private async sweepBooks(): Promise<void> {
    for (const bookId of await this.books.listOverdue(BATCH)) {
      await this.queue.ensure(printBook, { bookId }, bookId);
      await this.books.lookAgain(bookId);
    }
    for (const book of await this.books.listLeaving(BATCH)) {
      await this.files.delete(bookKey(book));
      await this.books.remove(book);
    }
  }

  private async sweepPhotos(): Promise<void> {
    for (const photoId of await this.photos.listOverdue(BATCH)) {
      await this.queue.ensure(makePhoto, { photoId }, photoId);
      await this.photos.lookAgain(photoId);
    }
    // A party can have thousands.
    for (let full = true; full;) {
      const leaving = await this.photos.listLeaving(BATCH);
      for (const photo of leaving) {
        for (const key of allPhotoKeys(photo)) await this.files.delete(key);
        await this.photos.remove(photo);
      }
      full = leaving.length === BATCH;
    }
  }
}
