import type { OwnPhoto, Photo } from '@festlig/contracts/media';
import type { Asker } from '../store/photo.repository';
import type { PhotoDocument, PhotoIn } from '../store/photo.schema';
import { isOf } from './asker';
import { photoSrc } from './photo-files';

/** Who looks at photos. */
export interface Viewer {
  isEditor: boolean;
  asker: Asker;
}

/** A photo as its viewer sees it: only hosts see who uploaded it and when (rule: photo-editors-see-more). */
export function shownPhoto(photo: PhotoIn<'ready'>, { isEditor, asker }: Viewer): Photo {
  const { _id: id, width, height, blur, createdAt } = photo;
  return {
    id,
    src: photoSrc(photo),
    name: isEditor && photo.name !== '' ? photo.name : null,
    createdAt: isEditor ? createdAt.toISOString() : null,
    public: photo.public,
    width,
    height,
    blur,
    mine: isOf(photo.by, asker),
  };
}

/** A photo as whoever uploaded it sees it. */
export function ownPhoto(photo: Exclude<PhotoDocument, { status: 'leaving' }>, viewer: Viewer): OwnPhoto {
  return {
    photoId: photo._id,
    status: photo.status,
    refusal: photo.status === 'refused' ? photo.refusal : null,
    photo: photo.status === 'ready' ? shownPhoto(photo, viewer) : null,
  };
}
