import { Injectable } from '@nestjs/common';
import { HeroRenderer, type RenderedHero } from './hero-renderer';

const FULL = { width: 1600, height: 900 };
const UPRIGHT = { width: 820, height: 900 };
const THUMB = { width: 480, height: 270 };

@Injectable()
export class SharpHeroRenderer extends HeroRenderer {
  async render(svg: string): Promise<RenderedHero> {
    // Loaded on the first rendering only: on a developer's machine the service shares a process with this worker.
    const { default: sharp } = await import('sharp');
    // Each drawing is rendered once, so caching brings nothing.
    sharp.cache(false);
    // The drawing is rasterised once; the other sizes are computed from its pixels.
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(FULL)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const [full, upright, thumb] = await Promise.all([
      pixels().jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
      pixels().resize(UPRIGHT).jpeg({ quality: 75, mozjpeg: true }).toBuffer(),
      pixels().resize(THUMB).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
    ]);
    return { full, upright, thumb };
  }
}
