import { defineJob } from '@festlig/platform/queue';
import { z } from 'zod';

export const importList = defineJob({
  name: 'contacts.import',
  data: z.object({ importId: z.string() }),
  attempts: 10,
  concurrency: 2,
});
