import { Injectable } from '@nestjs/common';
import { frugal } from './frugal';
import { HERO_SIZES, HeroRenderer, type RenderedHero } from './hero-renderer';

@Injectable()
export class SharpHeroRenderer extends HeroRenderer {
  async render(drawings: { wide: string; upright: string }): Promise<RenderedHero> {
    // Loaded on the first rendering only: on a developer's machine the service shares a process with this worker.
    const sharp = frugal((await import('sharp')).default);
    // Each format is rasterised once; the thumbnail is computed from the wide one's pixels.
    const { data, info } = await sharp(Buffer.from(drawings.wide))
      .resize(HERO_SIZES.full)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const [full, upright, thumb] = await Promise.all([
      pixels().jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
      sharp(Buffer.from(drawings.upright))
        .resize(HERO_SIZES.upright)
        .removeAlpha()
        .jpeg({ quality: 75, mozjpeg: true })
        .toBuffer(),
      pixels().resize(HERO_SIZES.thumb).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
    ]);
    return { full, upright, thumb };
  }
}
