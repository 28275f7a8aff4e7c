import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { Files } from '@festlig/platform/files';
import { leftToSweep, Queue } from '@festlig/platform/queue';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { makePhoto } from '../../queues';
import { PhotoRepository } from '../../store/photo.repository';
import { askerOf, isOf } from '../../work/asker';
import { Galleries } from '../../work/galleries';
import { photoUploadKey } from '../../work/photo-files';
import { ownPhoto } from '../../work/shown-photo';

type UploadPhoto = typeof media.calls.uploadPhoto;

/** The file has arrived in the file store: a worker reads it. */
@Handles(media.calls.uploadPhoto)
export class UploadPhotoHandler implements Handler<UploadPhoto> {
  constructor(
    private readonly galleries: Galleries,
    private readonly photos: PhotoRepository,
    private readonly files: Files,
    private readonly queue: Queue,
  ) {}

  async handle(
    { photoId, guestKey }: InputOf<UploadPhoto>,
    { party, user }: ContextOf<UploadPhoto>,
  ): Promise<OutputOf<UploadPhoto>> {
    const asker = askerOf(user, guestKey);
    const key = photoUploadKey(photoId);
    const photo = await this.photos.find(photoId);
    if (photo && (photo.partyId !== party.id || !isOf(photo.by, asker))) throw new CallError<UploadPhoto>('not_found');
    const { uploads, isEditor } = await this.galleries.find(party);
    if (photo?.status === 'receiving') {
      if (!uploads) {
        await this.photos.leave(party.id, photoId);
        await this.files.delete(key);
        throw new CallError<UploadPhoto>('gallery_closed');
      }
      if (!(await this.files.has(key))) throw new CallError<UploadPhoto>('image_broken');
      await this.photos.markReceived(photoId);
      await this.queue.add(makePhoto, { photoId }, { id: photoId }).catch(leftToSweep);
    }
    const now = await this.photos.find(photoId);
    // A photo that was taken back meanwhile, or a copy of a file that has been read.
    if (now?.status !== 'waiting') await this.files.delete(key);
    if (!now || now.status === 'leaving') throw new CallError<UploadPhoto>('not_found');
    return ownPhoto(now, { isEditor, asker });
  }
}
