import type { OutputOf } from '@festlig/contracts/define';
import { media } from '@festlig/contracts/media';
import { HERO_GROUPS } from '@festlig/hero-art';
import { type Handler, Handles } from '@festlig/platform/rpc';
import { heroPath } from '../../adapters/hero-drawings';
import { ImageRepository } from '../../store/image.repository';

@Handles(media.calls.listHeroImages)
export class ListHeroImagesHandler implements Handler<typeof media.calls.listHeroImages> {
  constructor(private readonly images: ImageRepository) {}

  async handle(): Promise<OutputOf<typeof media.calls.listHeroImages>> {
    const ready = await this.images.listReady();
    return Object.fromEntries(
      HERO_GROUPS.map((group) => [
        group,
        ready.filter((image) => image.group === group).map((image) => heroPath(image._id)),
      ]),
    );
  }
}
