import { heroScenes } from '@festlig/hero-art';
import { Queue } from '@festlig/platform/queue';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { renderHeroImage } from '../jobs/hero-image.job';
import { ImageRepository } from '../store/image.repository';
import { imageIdOf, versionOf } from './hero-drawings';

/** At every start: the drawings of this release are in the store, and those without up-to-date files are on their way. */
@Injectable()
export class HeroCatalogue implements OnApplicationBootstrap {
  constructor(
    private readonly images: ImageRepository,
    private readonly queue: Queue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const places = new Map<string, number>();
    for (const scene of heroScenes()) {
      const position = places.get(scene.group) ?? 0;
      places.set(scene.group, position + 1);
      const imageId = imageIdOf(scene);
      const version = versionOf(scene.svg());
      const { ready } = await this.images.declare({ _id: imageId, group: scene.group, position, version });
      if (ready === version) continue;
      await this.queue.ensure(renderHeroImage, { imageId }, `${imageId.replace('/', '-')}-${version}`);
    }
  }
}
