import { media } from '@festlig/contracts/media';
import { ownImagesIn } from '@festlig/domain/html/own-images-in';
import { ownImageOf, textImage } from '@festlig/domain/web/own-image';
import { CallError } from '@festlig/platform/errors';
import { RpcClient } from '@festlig/platform/rpc';
import { Injectable } from '@nestjs/common';

/** The parts of a page or of a wish that show pictures, as far as they are given. The texts are cleaned. */
export interface PagePictures {
  heroImage?: string | null | undefined;
  body?: string | undefined;
  description?: string | undefined;
  /** The picture of a wish. */
  image?: string | null | undefined;
}

/** A picture in the size for texts does not have the formats of one for the top of the page. */
const isTextImage = (path: string): boolean => {
  const own = ownImageOf(path);
  return own !== null && path === textImage(own);
};

/** Wishes show the size for texts, the top of a page the others. */
const fits = (field: string, path: string): boolean =>
  field === 'heroImage' ? !isTextImage(path) : field !== 'image' || isTextImage(path);

/** The pictures of pages, which the media service stores. */
@Injectable()
export class Pictures {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Keeps the pictures that a page or a wish is going to show (rules: hero-exists, own-picture-kept, wish-picture).
   * @throws CallError `image_missing` on each field with a picture that does not exist or is not for this party
   */
  async keep(partyId: string, { heroImage, body = '', description = '', image }: PagePictures): Promise<void> {
    const shown = {
      heroImage: heroImage ? [heroImage] : [],
      body: ownImagesIn(body),
      description: ownImagesIn(description),
      image: image ? [image] : [],
    };
    const paths = [...new Set(Object.values(shown).flat())];
    if (paths.length === 0) return;
    const { missing } = await this.rpc.call(media.calls.keepImages, { partyId, paths });
    const fields = Object.entries(shown).flatMap(([field, used]) =>
      used.some((path) => missing.includes(path) || !fits(field, path)) ? [field] : [],
    );
    if (fields.length > 0) throw new CallError('image_missing', {}, fields);
  }
}
