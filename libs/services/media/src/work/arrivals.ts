import type { OwnPhoto } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { Files } from '@festlig/platform/files';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import type { PartyAccess } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';
import { makePhoto } from '../queues';
import { type Asker, PhotoRepository } from '../store/photo.repository';
import { isOf } from './asker';
import { Galleries } from './galleries';
import { photoUploadKey } from './photo-files';
import { ownPhoto } from './shown-photo';

/** The files of announced photos that have arrived in the file store, whoever has written them there. */
@Injectable()
export class Arrivals {
  constructor(
    private readonly galleries: Galleries,
    private readonly photos: PhotoRepository,
    private readonly files: Files,
    private readonly queue: Queue,
  ) {}

  /**
   * Has a worker read the file. Repeating changes nothing.
   * @throws CallError `not_found`, `gallery_closed`, `image_broken` when it is not the announced file
   */
  async take(party: Pick<PartyAccess, 'id' | 'role'>, photoId: string, asker: Asker): Promise<OwnPhoto> {
    const key = photoUploadKey(photoId);
    const photo = await this.photos.find(photoId);
    if (photo && (photo.partyId !== party.id || !isOf(photo.by, asker))) throw new CallError('not_found');
    const { uploads, isEditor } = await this.galleries.find(party);
    if (photo?.status === 'receiving') {
      if (!uploads) {
        await this.photos.leave(party.id, photoId);
        await this.files.delete(key);
        throw new CallError('gallery_closed');
      }
      await this.check(key, photo.bytes);
      await this.photos.markReceived(photoId);
      await this.queue.add(makePhoto, { photoId }, { id: photoId }).catch(leftToSweep);
    }
    const now = await this.photos.find(photoId);
    // A photo that was taken back meanwhile, or a copy of a file that has been read.
    if (now?.status !== 'waiting') await this.files.delete(key);
    if (!now || now.status === 'leaving') throw new CallError('not_found');
    return ownPhoto(now, { isEditor, asker });
  }

  /** A store that does not obey the form that it was given has stored other bytes. */
  private async check(key: string, bytes: number): Promise<void> {
    const stored = await this.files.size(key);
    if (stored === bytes) return;
    if (stored !== null) await this.files.delete(key);
    throw new CallError('image_broken');
  }
}
