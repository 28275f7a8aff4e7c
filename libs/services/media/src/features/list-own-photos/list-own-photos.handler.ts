import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PhotoListRepository } from '../../store/photo-list.repository';
import { askerOf, isOf } from '../../work/asker';
import { isEditor } from '../../work/galleries';
import { ownPhoto } from '../../work/shown-photo';

type ListOwnPhotos = typeof media.calls.listOwnPhotos;

@Handles(media.calls.listOwnPhotos)
export class ListOwnPhotosHandler implements Handler<ListOwnPhotos> {
  constructor(private readonly photos: PhotoListRepository) {}

  async handle(
    { ids, guestKey }: InputOf<ListOwnPhotos>,
    { party, user }: ContextOf<ListOwnPhotos>,
  ): Promise<OutputOf<ListOwnPhotos>> {
    const viewer = { isEditor: isEditor(party), asker: askerOf(user, guestKey) };
    const found = await this.photos.listByIds(party.id, ids);
    return {
      items: found.flatMap((photo) =>
        photo.status !== 'leaving' && isOf(photo.by, viewer.asker) ? [ownPhoto(photo, viewer)] : [],
      ),
    };
  }
}
