import { availableParallelism } from 'node:os';
import { defineJob } from '@festlig/platform/queue';
import { z } from 'zod';

export const renderHeroImage = defineJob({
  name: 'media.hero-image',
  data: z.object({ imageId: z.string() }),
  attempts: 8,
  concurrency: 1,
});

/** Reads an uploaded picture and makes its crops: one at a time, because each needs up to 200 MB of memory. */
export const makeUpload = defineJob({
  name: 'media.upload',
  data: z.object({ imageId: z.string() }),
  attempts: 8,
  concurrency: 1,
});

/** The most photos that one process reads at a time: one of 12 megapixels needs up to 100 MB of memory. */
const MOST_PHOTOS = 4;

/** Reads an uploaded photo and makes its sizes: one a processor, because each has one thread. */
export const makePhoto = defineJob({
  name: 'media.photo',
  data: z.object({ photoId: z.string() }),
  attempts: 8,
  concurrency: Math.min(MOST_PHOTOS, availableParallelism()),
});

/** Makes the file of a photo book: one at a time, because it decodes a photo after the other. */
export const printBook = defineJob({
  name: 'media.book',
  data: z.object({ bookId: z.string() }),
  attempts: 8,
  concurrency: 1,
});
