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
