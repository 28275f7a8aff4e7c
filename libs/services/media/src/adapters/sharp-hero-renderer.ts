import { Injectable } from '@nestjs/common';
import { HeroRenderer, type RenderedHero } from './hero-renderer';

const FULL = { width: 1600, height: 900 };
const UPRIGHT = { width: 820, height: 900 };
const THUMB = { width: 480, height: 270 };

@Injectable()
export class SharpHeroRenderer extends HeroRenderer {
  async render(svg: string): Promise<RenderedHero> {
    // Only who draws loads it: the service that answers shares a process with this one on a developer's machine.
    const { default: sharp } = await import('sharp');
    // Every drawing is drawn once: what the library keeps for a second time is never asked for.
    sharp.cache(false);
    // The drawing is rasterised once; the other sizes are made from its pixels.
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
