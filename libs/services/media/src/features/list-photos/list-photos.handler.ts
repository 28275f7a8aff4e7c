import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { GalleryRepository } from '../../store/gallery.repository';
import { PhotoListRepository } from '../../store/photo-list.repository';
import { askerOf } from '../../work/asker';
import { Galleries } from '../../work/galleries';
import { shownPhoto } from '../../work/shown-photo';

type ListPhotos = typeof media.calls.listPhotos;

/** Guests get the public photos of an open gallery, hosts all (rules: photo-list, photo-open, photo-waiting). */
@Handles(media.calls.listPhotos)
export class ListPhotosHandler implements Handler<ListPhotos> {
  constructor(
    private readonly galleries: Galleries,
    private readonly photos: PhotoListRepository,
    private readonly counts: GalleryRepository,
  ) {}

  async handle(
    { page, pageSize, sort, which, guestKey }: InputOf<ListPhotos>,
    { party, user }: ContextOf<ListPhotos>,
  ): Promise<OutputOf<ListPhotos>> {
    const open = await this.galleries.find(party);
    const { isEditor } = open;
    const gallery = await this.galleries.stateOf(party.id, open);
    // Read first: a change after it is told by the next version.
    const { ready, public: seen, version, publicVersion } = await this.counts.find(party.id);
    const told = { page, pageSize, gallery };
    if (!open.sees) return { ...told, version: 0, items: [], total: 0 };
    if (!isEditor && which === 'private') return { ...told, version: publicVersion, items: [], total: 0 };
    const descending = sort !== 'createdAt';
    const { items, total } = await this.photos.page(party.id, isEditor ? which : 'public', {
      page,
      pageSize,
      descending,
    });
    const viewer = { isEditor, asker: askerOf(user, guestKey) };
    const shown = items.map((photo) => shownPhoto(photo, viewer));
    if (!isEditor) return { ...told, version: publicVersion, items: shown, total };
    return { ...told, version, items: shown, total, counts: { all: ready, private: ready - seen } };
  }
}
