import { type HeroScene, heroScenes } from '@festlig/hero-art';
import { Queue } from '@festlig/platform/queue';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MediaConfig } from '../config';
import { renderHeroImage } from '../queues';
import { ImageRepository } from '../store/image.repository';
import { drawingsOf, imageIdOf, versionOf } from './hero-drawings';

/** Puts the first drawing of each group first, so that soon after the first start every group has a picture. */
function firstOfEachGroupFirst(scenes: readonly HeroScene[]): { scene: HeroScene; position: number }[] {
  const groups = Map.groupBy(scenes, ({ group }) => group);
  const placed = [...groups.values()].flatMap((group) => group.map((scene, position) => ({ scene, position })));
  return placed.toSorted((one, other) => one.position - other.position);
}

/** At every start, stores the drawings of this release (as many as configured) and queues those without up-to-date files. */
@Injectable()
export class HeroCatalogue implements OnApplicationBootstrap {
  constructor(
    private readonly images: ImageRepository,
    private readonly queue: Queue,
    private readonly config: MediaConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const [most, ...named] = this.config.values.HERO_IMAGES.split(',');
    for (const { scene, position } of firstOfEachGroupFirst(heroScenes())) {
      if (position >= Number(most) && !named.includes(scene.name)) continue;
      const imageId = imageIdOf(scene);
      const version = versionOf(drawingsOf(scene));
      const { ready } = await this.images.declare({ _id: imageId, group: scene.group, position, version });
      if (ready === version) continue;
      await this.queue.ensure(renderHeroImage, { imageId }, `${imageId.replace('/', '-')}-${version}`);
    }
  }
}
