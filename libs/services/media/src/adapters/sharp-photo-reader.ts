import { availableParallelism } from 'node:os';
import { IMAGE_PIXELS, PHOTO_SHORTEST } from '@festlig/contracts/media';
import { isWideGamut } from '@festlig/domain/media/icc-profile';
import { release } from '@festlig/domain/media/release';
import { decodedAtATime, RoomToDecode } from '@festlig/domain/media/room-to-decode';
import { PHOTO_FORMATS, PHOTO_SIZES, type PhotoFormat } from '@festlig/domain/web/photo-image';
import { Injectable } from '@nestjs/common';
import type { Metadata, default as sharpLibrary, Sharp } from 'sharp';
import { checkedPicture } from './checked-picture';
import { frugal } from './frugal';
import { type PhotoFile, PhotoReader, type ReadPhoto } from './photo-reader';
import { PictureRefused } from './picture-reader';

/** Pixels of the longer side of the largest size, which is downloaded and printed. */
const FULL = 4096;
/** Pixels of the width of the picture that is shown until the photo has loaded. */
const BLUR = 20;
/** Seconds of decoding after which a file counts as broken. */
const SECONDS = 30;
/** Bytes of a colour profile; that of a camera or a screen has some thousands. */
const LONGEST_PROFILE = 1024 * 1024;

const encoded: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  // Colours at half the width and height, as the other formats have them: phones decode it by hardware.
  avif: (picture) => picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
};

/** Our decoders give 8 or 16 bits for each channel of a pixel. */
const decodedBytes = ({ width, height, channels, depth }: Metadata): number =>
  width * height * channels * (depth === 'uchar' ? 1 : 2);

@Injectable()
export class SharpPhotoReader extends PhotoReader {
  readonly room = new RoomToDecode(decodedAtATime(availableParallelism()));

  async read(uploaded: Buffer<ArrayBuffer>, give: (made: PhotoFile) => void): Promise<ReadPhoto> {
    const { file, head } = await checkedPicture(uploaded, { longest: FULL, shortest: PHOTO_SHORTEST });
    if ((head.icc?.length ?? 0) > LONGEST_PROFILE) throw new PictureRefused('image_broken');
    const sharp = frugal((await import('sharp')).default);
    try {
      const isWide = head.icc !== undefined && isWideGamut(head.icc);
      return await this.room.of(decodedBytes(head), async () => {
        const full = await this.decoded(sharp, file, isWide);
        release(uploaded);
        return this.make(sharp, full, give);
      });
    } catch {
      throw new PictureRefused('image_broken');
    }
  }

  /** The largest size, of which the others are made. */
  private decoded(sharp: typeof sharpLibrary, file: Uint8Array, isWide: boolean) {
    const upright = sharp(file, { limitInputPixels: IMAGE_PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: FULL, height: FULL, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' });
    // In 16 bits, the colours beyond sRGB survive until they are in the profile that all our files share.
    const coloured = isWide ? upright.pipelineColourspace('rgb16').withIccProfile('p3') : upright.toColourspace('srgb');
    // Tables made for this one picture save a few percent of its bytes, but hold all of it in memory.
    return coloured.jpeg({ quality: 88, optimiseCoding: false }).toBuffer({ resolveWithObject: true });
  }

  private async make(
    sharp: typeof sharpLibrary,
    full: { data: Buffer<ArrayBuffer>; info: { width: number; height: number; size: number } },
    give: (made: PhotoFile) => void,
  ): Promise<ReadPhoto> {
    const { width, height, size: fullBytes } = full.info;
    let source = full.data;
    for (const size of PHOTO_SIZES.toSorted((one, other) => other - one)) {
      const larger = source;
      source = await this.reduced(sharp, larger, size);
      if (larger === full.data) give({ size: 'full', format: 'jpg', bytes: larger });
      else release(larger);
      for (const format of PHOTO_FORMATS) {
        const bytes = await encoded[format](sharp(source).keepIccProfile()).toBuffer();
        give({ size, format, bytes });
      }
    }
    const blur = await sharp(source).resize({ width: BLUR }).webp({ quality: 40 }).toBuffer();
    release(source);
    return { width, height, fullBytes, blur: `data:image/webp;base64,${blur.toString('base64')}` };
  }

  /** Without loss, so that it is reduced once for all formats. The profile in it is our own. */
  private reduced(sharp: typeof sharpLibrary, source: Buffer, width: number) {
    return sharp(source)
      .keepIccProfile()
      .resize({ width, withoutEnlargement: true })
      .tiff({ compression: 'none' })
      .toBuffer();
  }
}
