import { defineJob } from '@festlig/platform/queue';
import { z } from 'zod';

/** Writes an entry to the ledger of a party. */
export const bookPosting = defineJob({
  name: 'billing.posting',
  data: z.object({ postingId: z.string() }),
  attempts: 10,
  concurrency: 4,
});

/** Asks the card provider about a payment, or sends its money back. */
export const checkPayment = defineJob({
  name: 'billing.payment',
  data: z.object({ paymentId: z.string() }),
  attempts: 3,
  concurrency: 2,
});
