import { IMAGE_LONGEST, IMAGE_PIXELS, IMAGE_SHORTEST } from '@festlig/contracts/media';
import { TEXT_WIDTHS } from '@festlig/domain/web/own-image';
import { Injectable } from '@nestjs/common';
import { checkedPicture } from './checked-picture';
import { frugal } from './frugal';
import { PictureReader, PictureRefused, type ReadPicture } from './picture-reader';

/** Pixels of the longer side of the picture that crops are made from: half of it still fills a hero picture. */
const MASTER = IMAGE_LONGEST;
/** A picture in a text is at most this many times as high as wide. */
const TALLEST = 1.5;
/** Seconds of decoding after which a file counts as broken. */
const SECONDS = 30;

@Injectable()
export class SharpPictureReader extends PictureReader {
  async read(uploaded: Buffer): Promise<ReadPicture> {
    const { file } = await checkedPicture(uploaded, { longest: MASTER, shortest: IMAGE_SHORTEST });
    const sharp = frugal((await import('sharp')).default);
    try {
      const master = await sharp(file, { limitInputPixels: IMAGE_PIXELS, failOn: 'error' })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize({ width: MASTER, height: MASTER, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .jpeg({ quality: 90 })
        .toBuffer();
      const ofWidth = (width: number, quality: number) =>
        sharp(master)
          .resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true })
          .jpeg({ quality, mozjpeg: true })
          .toBuffer({ resolveWithObject: true });
      const large = await ofWidth(TEXT_WIDTHS.large, 80);
      const small = await ofWidth(TEXT_WIDTHS.small, 78);
      const { width, height } = large.info;
      return { master, large: large.data, small: small.data, width, height };
    } catch {
      throw new PictureRefused('image_broken');
    }
  }
}
