import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { GalleryRepository } from '../../store/gallery.repository';
import { PhotoListRepository } from '../../store/photo-list.repository';
import { askerOf } from '../../work/asker';
import { Galleries } from '../../work/galleries';
import { shownPhoto } from '../../work/shown-photo';

type ListPhotos = typeof media.calls.listPhotos;

/** Guests get the public photos of an open gallery, hosts all (rules: photo-list, photo-open, photo-editors-see-more). */
@Handles(media.calls.listPhotos)
export class ListPhotosHandler implements Handler<ListPhotos> {
  constructor(
    private readonly galleries: Galleries,
    private readonly photos: PhotoListRepository,
    private readonly counts: GalleryRepository,
  ) {}

  async handle(
    { page, pageSize, sort, guestKey }: InputOf<ListPhotos>,
    { party, user }: ContextOf<ListPhotos>,
  ): Promise<OutputOf<ListPhotos>> {
    const open = await this.galleries.find(party);
    const { isEditor } = open;
    const gallery = await this.galleries.stateOf(party.id, open);
    // Read first: a change after it is told by the next version.
    const { version, publicVersion } = await this.counts.find(party.id);
    const told = { page, pageSize, gallery };
    if (!open.sees) return { ...told, version: 0, items: [], total: 0 };
    const descending = sort !== 'createdAt';
    const { items, total } = await this.photos.page(party.id, !isEditor, { page, pageSize, descending });
    const viewer = { isEditor, asker: askerOf(user, guestKey) };
    const shown = items.map((photo) => shownPhoto(photo, viewer));
    return { ...told, version: isEditor ? version : publicVersion, items: shown, total };
  }
}
