import { heroScenes } from '@festlig/hero-art';
import { Files } from '@festlig/platform/files';
import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { HeroRenderer } from '../adapters/hero-renderer';
import { renderHeroImage } from '../queues';
import { ImageRepository } from '../store/image.repository';
import { drawingsOf, heroPath, imageIdOf, versionOf } from '../work/hero-drawings';
import { heroFiles } from '../work/hero-files';

/** Renders one drawing to its files. Running again writes the same files. */
@Processes(renderHeroImage)
export class HeroImageJob implements JobHandler<typeof renderHeroImage> {
  constructor(
    private readonly images: ImageRepository,
    private readonly renderer: HeroRenderer,
    private readonly files: Files,
  ) {}

  async run({ imageId }: JobDataOf<typeof renderHeroImage>): Promise<void> {
    const scene = heroScenes().find((each) => imageIdOf(each) === imageId);
    // A newer release has no such drawing any more.
    if (!scene) return;
    const drawings = drawingsOf(scene);
    const rendered = await this.renderer.render(drawings);
    for (const { key, bytes, type } of heroFiles(heroPath(imageId), rendered)) await this.files.put(key, bytes, type);
    await this.images.markReady(imageId, versionOf(drawings));
  }
}
