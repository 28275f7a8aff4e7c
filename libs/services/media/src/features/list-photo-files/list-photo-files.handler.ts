import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media, PHOTO_FILES_PAGE } from '@festlig/contracts/media';
import { photoFileName, zipFileName } from '@festlig/domain/media/zip-names';
import { Files } from '@festlig/platform/files';
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
    private readonly stored: Files,
  ) {}

  async handle(
    { after }: InputOf<ListPhotoFiles>,
    { party }: ContextOf<ListPhotoFiles>,
  ): Promise<OutputOf<ListPhotoFiles>> {
    const { title, zone, language } = await this.parties.find(party.id);
    const [number = '0', uploaded = '0', id = ''] = after?.split('.') ?? [];
    const place = after === null ? null : { createdAt: new Date(Number(uploaded)), id };
    const photos = await this.photos.listOldest(party.id, place, PHOTO_FILES_PAGE);
    const files: OutputOf<ListPhotoFiles>['files'] = [];
    for (const [index, photo] of photos.entries()) {
      const key = photoKey(photo, 'full', 'jpg');
      // Photos of earlier versions do not know it.
      const bytes = photo.fullBytes ?? (await this.stored.size(key));
      const name = photoFileName(Number(number) + index + 1, photo, zone);
      if (bytes !== null) files.push({ key, name, bytes, at: photo.createdAt.toISOString() });
    }
    const last = photos.length === PHOTO_FILES_PAGE ? photos.at(-1) : undefined;
    const next = last ? `${Number(number) + photos.length}.${last.createdAt.getTime()}.${last._id}` : null;
    return { fileName: zipFileName(title, language), files, next };
  }
}
