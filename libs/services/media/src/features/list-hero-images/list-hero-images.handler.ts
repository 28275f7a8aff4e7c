import type { OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { HERO_GROUPS } from '@festlig/hero-art';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { ImageRepository } from '../../store/image.repository';
import { heroPath } from '../../work/hero-drawings';

type ListHeroImages = typeof media.calls.listHeroImages;

/** Lists by group the pictures whose files exist (rule: hero-list). */
@Handles(media.calls.listHeroImages)
export class ListHeroImagesHandler implements Handler<ListHeroImages> {
  constructor(private readonly images: ImageRepository) {}

  async handle(): Promise<OutputOf<ListHeroImages>> {
    const ready = await this.images.listReady();
    return Object.fromEntries(
      HERO_GROUPS.map((group) => [
        group,
        ready.filter((image) => image.group === group).map((image) => heroPath(image._id)),
      ]),
    );
  }
}
