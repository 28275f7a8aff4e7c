import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { GalleryRepository } from '../../store/gallery.repository';
import { PhotoRepository } from '../../store/photo.repository';
import { askerOf } from '../../work/asker';
import { isEditor } from '../../work/galleries';

type DeletePhoto = typeof media.calls.deletePhoto;

/** Takes a photo out of the gallery at once; the sweeper deletes its files (rules: photo-take-back, photo-files-deleted). */
@Handles(media.calls.deletePhoto)
export class DeletePhotoHandler implements Handler<DeletePhoto> {
  constructor(
    private readonly photos: PhotoRepository,
    private readonly counts: GalleryRepository,
  ) {}

  async handle(
    { photoId, guestKey }: InputOf<DeletePhoto>,
    { party, user }: ContextOf<DeletePhoto>,
  ): Promise<OutputOf<DeletePhoto>> {
    if (!isEditor(party)) {
      const own = await this.photos.findOwn(party.id, photoId, askerOf(user, guestKey));
      if (!own) throw new CallError<DeletePhoto>('not_found');
    }
    await this.counts.mark(party.id);
    const before = await this.photos.leave(party.id, photoId);
    if (before?.status === 'ready') {
      const seen = before.public ? ({ public: -1, isSeen: true } as const) : ({ isSeen: false } as const);
      await this.counts.add(party.id, { ready: -1, ...seen });
    }
    return { done: true };
  }
}
