import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media, PHOTO_FILES_PAGE } from '@festlig/contracts/media';
import { photoFileName, zipFileName } from '@festlig/domain/media/zip-names';
import { type ContextOf, type Handler, Handles } from '@festlig/platform/rpc';
import { Parties } from '../../neighbours/parties';
import { PhotoListRepository } from '../../store/photo-list.repository';
import { photoKey } from '../../work/photo-files';

type ListPhotoFiles = typeof media.calls.listPhotoFiles;

/** Hosts get all photos, also those that guests do not see (rule: photo-zip). */
@Handles(media.calls.listPhotoFiles)
export class ListPhotoFilesHandler implements Handler<ListPhotoFiles> {
  constructor(
    private readonly parties: Parties,
    private readonly photos: PhotoListRepository,
  ) {}

  async handle(
    { after }: InputOf<ListPhotoFiles>,
    { party }: ContextOf<ListPhotoFiles>,
  ): Promise<OutputOf<ListPhotoFiles>> {
    const { title, zone, language } = await this.parties.find(party.id);
    const [number = '0', uploaded = '0', id = ''] = after?.split('.') ?? [];
    const place = after === null ? null : { createdAt: new Date(Number(uploaded)), id };
    const photos = await this.photos.listOldest(party.id, place, PHOTO_FILES_PAGE);
    const files = photos.map((photo, index) => ({
      key: photoKey(photo, 'full', 'jpg'),
      name: photoFileName(Number(number) + index + 1, photo, zone),
      bytes: photo.fullBytes,
      at: photo.createdAt.toISOString(),
    }));
    const last = photos.length === PHOTO_FILES_PAGE ? photos.at(-1) : undefined;
    const next = last ? `${Number(number) + photos.length}.${last.createdAt.getTime()}.${last._id}` : null;
    return { fileName: zipFileName(title, language), files, next };
  }
}
