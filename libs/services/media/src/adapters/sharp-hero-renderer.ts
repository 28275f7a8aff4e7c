import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { HeroRenderer, type RenderedHero } from './hero-renderer';

const FULL = { width: 1600, height: 900 };
const THUMB = { width: 480, height: 270 };

@Injectable()
export class SharpHeroRenderer extends HeroRenderer {
  async render(svg: string): Promise<RenderedHero> {
    // The drawing is rasterised once; the thumbnail is made from its pixels.
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(FULL)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const [full, thumb] = await Promise.all([
      pixels().jpeg({ quality: 82, progressive: true }).toBuffer(),
      pixels().resize(THUMB).jpeg({ quality: 80, progressive: true }).toBuffer(),
    ]);
    return { full, thumb };
  }
}
