import type { Crop, CropArea } from '@festlig/contracts/media';
import { toneOf, veilFor } from '@festlig/domain/media/contrast';
import { pixelsOf } from '@festlig/domain/media/crop-area';
import { type Box, type Colour, TITLE_BOXES, type Tone, TONES } from '@festlig/domain/media/title-box';
import { boxIn, type Size, veilPixels } from '@festlig/domain/media/veil';
import { namedColours, ROWS } from '@festlig/domain/web/hero-colours';
import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { frugal } from './frugal';
import { type CroppedHero, HeroCropper } from './hero-cropper';
import { EFFORT, inFormats, QUALITY } from './hero-formats';
import { HERO_SIZES } from './hero-renderer';

/** Pixels of a place whose contrast is measured: about as wide as the line of a letter of the title. */
const PLACE = 10;

interface Raw extends Size {
  data: Buffer;
}

const rawOf = async (picture: Sharp): Promise<Raw> => {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

@Injectable()
export class SharpHeroCropper extends HeroCropper {
  async crop(master: Buffer, { wide, upright }: Crop): Promise<CroppedHero> {
    const sharp = frugal((await import('sharp')).default);
    const { width, height } = await sharp(master).metadata();
    const shown = (area: CropArea, size: Size) =>
      rawOf(sharp(master).extract(pixelsOf({ width, height }, area)).resize(size));
    const formats = [
      { raw: await shown(wide, HERO_SIZES.full), box: TITLE_BOXES.middle.wide },
      { raw: await shown(upright, HERO_SIZES.upright), box: TITLE_BOXES.middle.upright },
    ] as const;
    const places = [await placesIn(formats[0].raw, formats[0].box), await placesIn(formats[1].raw, formats[1].box)];
    const tone = toneOf(places);
    const [full, tall] = await Promise.all(
      formats.map(({ raw, box }, at) => under(raw, box, tone, veilFor(places[at] ?? [], tone))),
    );
    if (!full || !tall) throw new Error('a format is missing');
    const [whole, narrow] = [await pictureOf(full), await pictureOf(tall)];
    return {
      tone,
      colours: namedColours(await rowsOf(whole.clone())),
      full: await inFormats(() => whole.clone(), QUALITY.full, EFFORT.photo),
      upright: await inFormats(() => narrow.clone(), QUALITY.upright, EFFORT.photo),
      thumb: await whole.clone().resize(HERO_SIZES.thumb).jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
      part: null,
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

/** The colours of the places behind the title. */
async function placesIn(raw: Raw, box: Box): Promise<Colour[]> {
  const grid = { width: Math.round(raw.width / PLACE), height: Math.round(raw.height / PLACE) };
  return coloursIn(await rawOf((await pictureOf(raw)).resize({ ...grid, kernel: 'linear' }).extract(boxIn(grid, box))));
}

/** The picture under a veil of this strength. */
async function under(raw: Raw, box: Box, tone: Tone, strength: number): Promise<Raw> {
  if (strength === 0) return raw;
  const sharp = frugal((await import('sharp')).default);
  const small = { width: Math.round(raw.width / PLACE), height: Math.round(raw.height / PLACE) };
  const veil = await sharp(veilPixels(small, box, TONES[tone].veil, strength), { raw: { ...small, channels: 4 } })
    .resize({ width: raw.width, height: raw.height, fit: 'fill' })
    .raw()
    .toBuffer();
  const { width, height } = raw;
  return rawOf((await pictureOf(raw)).composite([{ input: veil, raw: { width, height, channels: 4 } }]));
}
