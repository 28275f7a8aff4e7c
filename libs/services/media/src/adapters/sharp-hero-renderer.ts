import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { frugal } from './frugal';
import { EFFORT, inFormats, QUALITY } from './hero-formats';
import { HERO_SIZES, type HeroDrawings, HeroRenderer, type RenderedHero } from './hero-renderer';

@Injectable()
export class SharpHeroRenderer extends HeroRenderer {
  async render({ wide, upright, part, mail, foot }: HeroDrawings): Promise<RenderedHero> {
    // Loaded on the first rendering only: on a developer's machine the service shares a process with this worker.
    const sharp = frugal((await import('sharp')).default);
    /** Rasterises a drawing once; all files of it are made of its pixels. */
    const drawn = async (svg: string, size: { width: number; height?: number }): Promise<() => Sharp> => {
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(size)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      return () => sharp(data, { raw: { width, height, channels } });
    };
    const whole = await drawn(wide, HERO_SIZES.full);
    const tall = await drawn(upright, HERO_SIZES.upright);
    const untitled = part === null ? whole : await drawn(part, HERO_SIZES.full);
    const inMail = await drawn(mail, HERO_SIZES.mail);
    const below = foot === null ? null : await drawn(foot, HERO_SIZES.foot);
    const asJpeg = (picture: Sharp) => picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    return {
      full: await inFormats(whole, QUALITY.full, EFFORT.drawing),
      upright: await inFormats(tall, QUALITY.upright, EFFORT.drawing),
      thumb: await asJpeg(untitled().resize(HERO_SIZES.thumb)),
      part: part === null ? null : await asJpeg(untitled()),
      mail: await asJpeg(inMail()),
      foot: below && (await asJpeg(below())),
    };
  }
}
