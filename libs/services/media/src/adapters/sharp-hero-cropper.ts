import type { Crop, CropArea } from '@festlig/contracts/media';
import { areaInMail, pixelsOf } from '@festlig/domain/media/crop-area';
import type { Colour } from '@festlig/domain/media/title-box';
import type { Size } from '@festlig/domain/media/veil';
import { ROWS } from '@festlig/domain/web/hero-colours';
import { photoLook, PLACES } from '@festlig/domain/web/photo-look';
import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { frugal } from './frugal';
import { type CroppedHero, HeroCropper } from './hero-cropper';
import { EFFORT, inFormats, QUALITY } from './hero-formats';
import { HERO_SIZES } from './hero-renderer';

interface Raw extends Size {
  data: Buffer;
}

const rawOf = async (picture: Sharp): Promise<Raw> => {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

@Injectable()
export class SharpHeroCropper extends HeroCropper {
  async crop(master: Buffer, parts: Crop): Promise<CroppedHero> {
    const { wide, upright } = parts;
    const sharp = frugal((await import('sharp')).default);
    const { width, height } = await sharp(master).metadata();
    const cut = (area: CropArea, size: { width: number; height?: number }) =>
      sharp(master).extract(pixelsOf({ width, height }, area)).resize(size);
    const shown = (area: CropArea, size: Size) => rawOf(cut(area, size));
    const asJpeg = (picture: Sharp) => picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    const whole = await pictureOf(await shown(wide, HERO_SIZES.full));
    const narrow = await pictureOf(await shown(upright, HERO_SIZES.upright));
    return {
      look: photoLook({
        rows: await rowsOf(whole.clone()),
        upright: await placesOf(narrow.clone()),
      }),
      full: await inFormats(() => whole.clone(), QUALITY.full, EFFORT.photo),
      upright: await inFormats(() => narrow.clone(), QUALITY.upright, EFFORT.photo),
      thumb: await asJpeg(whole.clone().resize(HERO_SIZES.thumb)),
      part: null,
      mail: await asJpeg(cut(areaInMail({ width, height }, parts), HERO_SIZES.mail)),
      foot: null,
    };
  }
}

async function pictureOf({ data, width, height }: Raw): Promise<Sharp> {
  const sharp = frugal((await import('sharp')).default);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const coloursIn = ({ data }: Raw): Colour[] =>
  Array.from({ length: data.length / 3 }, (_, at) => [data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0]);

/** The colours of a wide picture from its upper to its lower edge, in the middle that an upright one shows as well. */
async function rowsOf(wide: Sharp): Promise<Colour[]> {
  const { full, upright } = HERO_SIZES;
  const left = (full.width - upright.width) / 2;
  const middle = await rawOf(wide.extract({ ...upright, left, top: 0 }));
  return coloursIn(
    await rawOf((await pictureOf(middle)).resize({ width: 1, height: ROWS, fit: 'fill', kernel: 'linear' })),
  );
}

/** The colours of the places of an upright picture. */
const placesOf = async (upright: Sharp): Promise<Colour[]> =>
  coloursIn(await rawOf(upright.resize({ ...PLACES.upright, kernel: 'linear' })));
