import { availableParallelism } from 'node:os';
import { decodedAtATime } from '@festlig/domain/media/room-to-decode';
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

/**
 * Reads an uploaded photo and makes its sizes. One more than are decoded at a time: while the file of one is fetched, or
 * its sizes are stored, no processor is idle.
 */
export const makePhoto = defineJob({
  name: 'media.photo',
  data: z.object({ photoId: z.string() }),
  attempts: 8,
  concurrency: decodedAtATime(availableParallelism()) + 1,
});

/** Makes the file of a photo book: one at a time, because it decodes a photo after the other. */
export const printBook = defineJob({
  name: 'media.book',
  data: z.object({ bookId: z.string() }),
  attempts: 8,
  concurrency: 1,
});
