import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { CallError } from '@festlig/platform/errors';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { PhotoListRepository } from '../../store/photo-list.repository';
import { askerOf } from '../../work/asker';
import { Galleries } from '../../work/galleries';
import { shownPhoto } from '../../work/shown-photo';

type GetPhoto = typeof media.calls.getPhoto;

/** What is not for the caller is not found, whether it is there or not (rule: photo-link). */
@Handles(media.calls.getPhoto)
export class GetPhotoHandler implements Handler<GetPhoto> {
  constructor(
    private readonly galleries: Galleries,
    private readonly photos: PhotoListRepository,
  ) {}

  async handle(
    { photoId, which, guestKey }: InputOf<GetPhoto>,
    { party, user }: ContextOf<GetPhoto>,
  ): Promise<OutputOf<GetPhoto>> {
    const { sees, isEditor } = await this.galleries.find(party);
    if (!sees || (!isEditor && which === 'private')) throw new CallError<GetPhoto>('not_found');
    const among = isEditor ? which : 'public';
    const found = await this.photos.find(party.id, among, photoId);
    if (!found) throw new CallError<GetPhoto>('not_found');
    const photo = shownPhoto(found.photo, { isEditor, asker: askerOf(user, guestKey) });
    return { photo, before: found.before, total: await this.photos.count(party.id, among) };
  }
}
