import { defineJob } from '@festlig/platform/queue';
import { z } from 'zod';

export const renderHeroImage = defineJob({
  name: 'media.hero-image',
  data: z.object({ imageId: z.string() }),
  attempts: 8,
  concurrency: 1,
});
