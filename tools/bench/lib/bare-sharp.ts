import { availableParallelism } from 'node:os';
import sharp from 'sharp';

/** A photo of 12 megapixels with about as many bytes as one of a phone: soft noise everywhere. */
export const busyPhoto = (noise: Buffer, width = 4000): Promise<Buffer> =>
  sharp(noise, { raw: { width: 1000, height: 750, channels: 3 } })
    .resize({ width })
    .jpeg({ quality: 88 })
    .toBuffer();

/** The bytes of noise of one photo. */
export const NOISE = 1000 * 750 * 3;

/** The sizes and formats of the gallery by sharp alone: nothing is checked, stored or kept. */
async function allSizes(file: Buffer): Promise<void> {
  const full = await sharp(file)
    .autoOrient()
    .resize({ width: 4096, height: 4096, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88, optimiseCoding: false })
    .toBuffer();
  const large = await sharp(full).resize({ width: 1600 }).raw().toBuffer({ resolveWithObject: true });
  const small = await sharp(large.data, { raw: large.info })
    .resize({ width: 500 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { data, info } of [large, small]) {
    const picture = () => sharp(data, { raw: info });
    await picture().avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    await picture().webp({ quality: 78 }).toBuffer();
    await picture().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
  await sharp(small.data, { raw: small.info }).resize({ width: 20 }).webp({ quality: 40 }).toBuffer();
}

/** So many photos by sharp alone, as many at a time as there are processors. */
export async function bareSharp(file: Buffer, photos: number): Promise<void> {
  sharp.cache(false);
  sharp.concurrency(1);
  let left = photos;
  const worker = async () => {
    while (left-- > 0) await allSizes(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
