import type { InputOf, OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { ownImageOf, textImage } from '@festlig/domain/web/own-image';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { ImageRepository } from '../../store/image.repository';
import { UploadRepository } from '../../store/upload.repository';
import { heroPath } from '../../work/hero-drawings';
import { refOf } from '../../work/upload-files';

type KeepImages = typeof media.calls.keepImages;

/** Answers the party service, which stores only addresses of pictures that exist (rules: hero-exists, own-picture-kept). */
@Handles(media.calls.keepImages)
export class KeepImagesHandler implements Handler<KeepImages> {
  constructor(
    private readonly images: ImageRepository,
    private readonly uploads: UploadRepository,
  ) {}

  async handle({ partyId, paths }: InputOf<KeepImages>): Promise<OutputOf<KeepImages>> {
    const ids = paths.flatMap((path) => {
      const own = ownImageOf(path);
      return own?.partyId === partyId ? [own.imageId] : [];
    });
    const kept = ids.length === 0 ? [] : await this.uploads.keep(partyId, ids);
    const ours = ids.length === paths.length ? [] : await this.images.listReady();
    const there = new Set([
      ...ours.map(({ _id }) => heroPath(_id)),
      ...kept.flatMap((upload) => [
        textImage(refOf(upload)),
        ...Object.values(upload.crops).flatMap(({ heroImage }) => heroImage ?? []),
      ]),
    ]);
    return { missing: paths.filter((path) => !there.has(path)) };
  }
}
