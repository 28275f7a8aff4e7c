import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { GalleryRepository } from '../../store/gallery.repository';
import { PhotoRepository } from '../../store/photo.repository';
import { askerOf } from '../../work/asker';
import { shownPhoto } from '../../work/shown-photo';

type UpdatePhoto = typeof media.calls.updatePhoto;

@Handles(media.calls.updatePhoto)
export class UpdatePhotoHandler implements Handler<UpdatePhoto> {
  constructor(
    private readonly photos: PhotoRepository,
    private readonly counts: GalleryRepository,
  ) {}

  async handle(
    { photoId, public: isPublic }: InputOf<UpdatePhoto>,
    { party, user }: ContextOf<UpdatePhoto>,
  ): Promise<OutputOf<UpdatePhoto>> {
    await this.counts.mark(party.id);
    if (await this.photos.setPublic(party.id, photoId, isPublic)) {
      await this.counts.add(party.id, { public: isPublic ? 1 : -1, isSeen: true });
    }
    const photo = await this.photos.findInParty(party.id, photoId);
    if (photo?.status !== 'ready') throw new CallError<UpdatePhoto>('not_found');
    return shownPhoto(photo, { isEditor: true, asker: askerOf(user, undefined) });
  }
}
