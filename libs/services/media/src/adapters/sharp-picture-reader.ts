import { type ImageRefusal, IMAGE_PIXELS, IMAGE_SHORTEST } from '@festlig/contracts/media';
import { type FileKind, fileKind } from '@festlig/domain/media/file-kind';
import { jpegScans } from '@festlig/domain/media/jpeg-scans';
import { pngWithoutTexts } from '@festlig/domain/media/png-without-texts';
import { TEXT_WIDTHS } from '@festlig/domain/web/own-image';
import { Injectable } from '@nestjs/common';
import { frugal } from './frugal';
import { PictureReader, PictureRefused, type ReadPicture } from './picture-reader';

/** Pixels of the longer side of the picture that crops are made from: half of it still fills a hero picture. */
const MASTER = 3200;
/** A picture in a text is at most this many times as high as wide. */
const TALLEST = 1.5;
/** Seconds of decoding after which a file counts as broken. */
const SECONDS = 30;
/** A camera writes about ten scans. Each one visits all pixels, before the time limit of the decoder applies. */
const MOST_SCANS = 100;

const REFUSED: Readonly<Partial<Record<FileKind, ImageRefusal>>> = {
  'animated-png': 'image_is_animated',
  heic: 'image_is_heic',
  other: 'image_not_picture',
};

@Injectable()
export class SharpPictureReader extends PictureReader {
  async read(uploaded: Buffer): Promise<ReadPicture> {
    const kind = fileKind(uploaded);
    const refusal = REFUSED[kind];
    if (refusal) throw new PictureRefused(refusal);
    const file = kind === 'png' ? pngWithoutTexts(uploaded) : uploaded;
    if (kind === 'jpeg' && jpegScans(file) > MOST_SCANS) throw new PictureRefused('image_broken');
    await this.checkSize(file, kind);
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

  /** Reads the head of the file only: a small file can claim any number of pixels. */
  private async checkSize(file: Uint8Array, kind: FileKind): Promise<void> {
    const sharp = frugal((await import('sharp')).default);
    const head = await sharp(file, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (head?.format !== kind) throw new PictureRefused('image_broken');
    const { width, height } = head;
    if (width * height > IMAGE_PIXELS) throw new PictureRefused('image_too_many_pixels');
    // A very narrow picture loses nearly all of its shorter side when the longer one is reduced.
    const scale = Math.min(1, MASTER / Math.max(width, height));
    if (Math.min(width, height) * scale < IMAGE_SHORTEST) throw new PictureRefused('image_too_small');
  }
}
