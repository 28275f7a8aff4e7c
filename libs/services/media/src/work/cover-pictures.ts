import { WHOLE } from '@festlig/domain/media/crop-area';
import { ownImageOf } from '@festlig/domain/web/own-image';
import { heroScenes } from '@festlig/hero-art';
import { Files } from '@festlig/platform/files';
import { Injectable } from '@nestjs/common';
import type { BookSource } from '../adapters/book-printer';
import { UploadRepository } from '../store/upload.repository';
import { keyAt } from './file-keys';
import { heroPath, imageIdOf } from './hero-drawings';
import { storedBytes } from './stored-bytes';
import { cropName, pictureKeys } from './upload-files';

/** Finds the hero picture of a page as large as there is one, to print it. */
@Injectable()
export class CoverPictures {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly files: Files,
  ) {}

  /** The picture at this address; null when it is gone. */
  async find(heroImage: string): Promise<BookSource | null> {
    // A drawing can be printed at any size.
    const scene = heroScenes().find((each) => heroPath(imageIdOf(each)) === heroImage);
    if (scene) return { file: Buffer.from(scene.svg('wide')), part: WHOLE };
    return (await this.partOfOwn(heroImage)) ?? this.stored(keyAt(heroImage), WHOLE);
  }

  /** Of a host's own picture, the part that they have chosen, from the picture itself. */
  private async partOfOwn(heroImage: string): Promise<BookSource | null> {
    const { imageId, partyId } = ownImageOf(heroImage) ?? {};
    if (imageId === undefined || partyId === undefined) return null;
    const upload = await this.uploads.findInParty(partyId, imageId);
    if (upload?.status !== 'ready') return null;
    const crop = Object.values(upload.crops).find((each) => heroImage.includes(`/${cropName(each)}-`));
    return crop ? this.stored(pictureKeys(upload).master, crop.wide) : null;
  }

  private async stored(key: string, part: BookSource['part']): Promise<BookSource | null> {
    const file = await storedBytes(this.files, key);
    return file && { file, part };
  }
}
