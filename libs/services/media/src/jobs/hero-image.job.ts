import { heroScenes } from '@festlig/hero-art';
import { Files } from '@festlig/platform/files';
import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { HeroRenderer } from '../adapters/hero-renderer';
import { renderHeroImage } from '../queues';
import { ImageRepository } from '../store/image.repository';
import { drawingsOf, heroKeys, imageIdOf, versionOf } from '../work/hero-drawings';

/** Renders one drawing to its three files. Running again writes the same files. */
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
    const { full, upright, thumb } = await this.renderer.render(drawings);
    const keys = heroKeys(imageId);
    await this.files.put(keys.full, full, 'image/jpeg');
    await this.files.put(keys.upright, upright, 'image/jpeg');
    await this.files.put(keys.thumb, thumb, 'image/jpeg');
    await this.images.markReady(imageId, versionOf(drawings));
  }
}
