import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { GalleryRepository } from '../../store/gallery.repository';
import { PhotoRepository } from '../../store/photo.repository';

type ShowPhotos = typeof media.calls.showPhotos;

/** Shows the photos that wait for it to the guests, all at once (rule: photo-waiting). */
@Handles(media.calls.showPhotos)
export class ShowPhotosHandler implements Handler<ShowPhotos> {
  constructor(
    private readonly photos: PhotoRepository,
    private readonly counts: GalleryRepository,
  ) {}

  async handle({ until }: InputOf<ShowPhotos>, { party }: ContextOf<ShowPhotos>): Promise<OutputOf<ShowPhotos>> {
    await this.counts.mark(party.id);
    const shown = await this.photos.showAll(party.id, new Date(until));
    if (shown > 0) await this.counts.add(party.id, { public: shown, isSeen: true });
    return { shown };
  }
}
