import { createHash } from 'node:crypto';
import type { PhotoRefusal } from '@festlig/contracts/media';
import { galleryAccess } from '@festlig/domain/media/gallery-access';
import { release } from '@festlig/domain/media/release';
import type { PhotoFormat } from '@festlig/domain/web/photo-image';
import { Clock } from '@festlig/platform/clock';
import { Files } from '@festlig/platform/files';
import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { type PhotoFile, PhotoReader, type ReadPhoto } from '../adapters/photo-reader';
import { PictureRefused } from '../adapters/picture-reader';
import { Parties } from '../neighbours/parties';
import { makePhoto } from '../queues';
import { GalleryRepository } from '../store/gallery.repository';
import { PhotoRepository } from '../store/photo.repository';
import type { PhotoDocument, PhotoIn } from '../store/photo.schema';
import { allPhotoKeys, photoKey, photoUploadKey } from '../work/photo-files';
import { storedBytes } from '../work/stored-bytes';

/** A file that ended the process of so many workers is not decoded again. */
const MOST_TRIES = 3;

const TYPES: Record<PhotoFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Thrown when the photo was taken back, or its party was deleted. */
class Gone extends Error {}

/** Puts an uploaded photo into the gallery, or refuses it. Running again writes the same files. */
@Processes(makePhoto)
export class PhotoJob implements JobHandler<typeof makePhoto> {
  constructor(
    private readonly photos: PhotoRepository,
    private readonly galleries: GalleryRepository,
    private readonly parties: Parties,
    private readonly reader: PhotoReader,
    private readonly files: Files,
    private readonly clock: Clock,
  ) {}

  async run({ photoId }: JobDataOf<typeof makePhoto>): Promise<void> {
    const photo = await this.photos.find(photoId);
    if (photo?.status === 'waiting') await this.read(photo);
    const now = await this.photos.find(photoId);
    if (now?.status !== 'ready' && now?.status !== 'refused') return;
    // Only now, because a worker that is killed before begins again with it.
    await this.files.delete(photoUploadKey(photoId));
    await this.photos.settle(now);
  }

  private async read(photo: PhotoIn<'waiting'>): Promise<void> {
    const { _id: id } = photo;
    const file = await storedBytes(this.files, photoUploadKey(id));
    if (file === null || (await this.photos.beginDecoding(id)) > MOST_TRIES) return this.refuse(photo, 'image_broken');
    try {
      await this.putIntoGallery(photo, file);
    } catch (error) {
      if (error instanceof PictureRefused) return this.refuse(photo, error.refusal);
      if (error instanceof Gone) return this.remove(photo);
      // Only a process that ended keeps its try: an outage of the file store says nothing about the file.
      await this.photos.takeBackTry(id);
      throw error;
    }
  }

  private async putIntoGallery(photo: PhotoIn<'waiting'>, file: Buffer<ArrayBuffer>): Promise<void> {
    const { _id: id, partyId } = photo;
    const digest = createHash('sha256').update(file).digest('hex');
    if (await this.photos.isInGallery(partyId, digest)) return this.refuse(photo, 'photo_duplicate');
    const picture = await this.made(photo, file);
    const isPublic = await this.isShown(photo);
    await this.galleries.mark(partyId);
    const outcome = await this.photos.markReady(id, { ...picture, digest, public: isPublic });
    if (outcome === 'gone') throw new Gone();
    if (outcome === 'duplicate') return this.refuse(photo, 'photo_duplicate');
    if (outcome === 'ready') {
      await this.galleries.add(partyId, { ready: 1, ...(isPublic ? { public: 1 } : {}), isSeen: isPublic });
    }
  }

  /** Stores each file while the next one is made, and is done when all of them are stored. */
  private async made(photo: PhotoIn<'waiting'>, file: Buffer<ArrayBuffer>): Promise<ReadPhoto> {
    let stored = Promise.resolve();
    const give = ({ size, format, bytes }: PhotoFile) => {
      stored = stored.then(() => this.files.put(photoKey(photo, size, format), bytes, TYPES[format]));
      stored.then(
        () => release(bytes),
        () => undefined,
      );
    };
    try {
      return await this.reader.read(file, give);
    } finally {
      await stored;
    }
  }

  /** A photo whose gallery was closed while it was on its way is not lost, but only hosts see it. */
  private async isShown({ partyId, byHost }: PhotoIn<'waiting'>): Promise<boolean> {
    const party = await this.parties.findIfThere(partyId);
    if (!party) throw new Gone();
    return byHost || (party.photosPublicDefaultEnabled && galleryAccess(party, false, this.clock.now()).uploads);
  }

  private async refuse(photo: PhotoIn<'waiting'>, refusal: PhotoRefusal): Promise<void> {
    await this.photos.markRefused(photo._id, refusal);
    await this.remove(photo);
  }

  /** Deletes what was made of a photo that does not get into the gallery. */
  private async remove(photo: PhotoDocument): Promise<void> {
    // Another worker may have read the same file: its photo stays.
    if ((await this.photos.find(photo._id))?.status === 'ready') return;
    for (const key of allPhotoKeys(photo)) await this.files.delete(key);
  }
}
