import { defineJob } from '@festlig/platform/queue';
import { z } from 'zod';

/** Writes an entry to the ledger of a party. */
export const bookPosting = defineJob({
  name: 'billing.posting',
  data: z.object({ postingId: z.string() }),
  attempts: 10,
  concurrency: 4,
});
