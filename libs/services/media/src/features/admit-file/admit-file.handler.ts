import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PhotoRepository } from '../../store/photo.repository';
import { askerOf } from '../../work/asker';
import { Galleries } from '../../work/galleries';
import { photoUploadKey } from '../../work/photo-files';

type AdmitFile = typeof media.calls.admitFile;

/** Decides before the first byte is stored whether the file of an announced photo is taken. */
@Handles(media.calls.admitFile)
export class AdmitFileHandler implements Handler<AdmitFile> {
  constructor(
    private readonly galleries: Galleries,
    private readonly photos: PhotoRepository,
  ) {}

  async handle(
    { photoId, bytes, guestKey }: InputOf<AdmitFile>,
    { party, user }: ContextOf<AdmitFile>,
  ): Promise<OutputOf<AdmitFile>> {
    const photo = await this.photos.findOwn(party.id, photoId, askerOf(user, guestKey));
    if (!photo || photo.status === 'leaving') throw new CallError<AdmitFile>('not_found');
    if (!(await this.galleries.find(party)).uploads) throw new CallError<AdmitFile>('gallery_closed');
    if (bytes !== photo.bytes) throw new CallError<AdmitFile>('image_broken');
    await this.photos.expectFile(photoId);
    return { key: photoUploadKey(photoId), photoId };
  }
}
