import { MigrationJobData } from '@festlig/platform/mongo/migrations';
import { defineJob } from '@festlig/platform/queue';
import { z } from 'zod';

export const importList = defineJob({
  name: 'contacts.import',
  data: z.object({ importId: z.string() }),
  attempts: 10,
  concurrency: 2,
});

export const changeContacts = defineJob({
  name: 'contacts.change',
  data: z.object({ changeId: z.string() }),
  attempts: 10,
  concurrency: 1,
});

/** Gives the guests of a party the standings and the reach of today. */
export const classifyTexts = defineJob({
  name: 'contacts.texts',
  data: z.object({ partyId: z.string() }),
  attempts: 10,
  concurrency: 1,
});

export const migrate = defineJob({
  name: 'contacts.migration',
  data: MigrationJobData,
  attempts: 10,
  concurrency: 1,
});
