import { MigrationJobData } from '@festlig/platform/mongo/migrations';
import { defineJob } from '@festlig/platform/queue';
import { z } from 'zod';

export const planSend = defineJob({
  name: 'messaging.plan',
  data: z.object({ sendId: z.string() }),
  attempts: 10,
  concurrency: 2,
});

export const sendChunk = defineJob({
  name: 'messaging.chunk',
  data: z.object({ chunkId: z.string() }),
  attempts: 10,
  concurrency: 4,
});

/** Apart from mails, because texts wait for the pace of their provider. */
export const sendTextChunk = defineJob({
  name: 'messaging.text-chunk',
  data: z.object({ chunkId: z.string() }),
  attempts: 10,
  concurrency: 4,
});

export const askForTexts = defineJob({
  name: 'messaging.unknown-text',
  data: z.object({ chunkId: z.string() }),
  attempts: 3,
  concurrency: 1,
});

export const sendNotice = defineJob({
  name: 'messaging.notice',
  data: z.object({ noticeId: z.string() }),
  attempts: 12,
  concurrency: 4,
});

export const migrate = defineJob({
  name: 'messaging.migration',
  data: MigrationJobData,
  attempts: 10,
  concurrency: 1,
});

/** The job of a chunk of a send. */
export const chunkJobOf = ({ channel }: { channel?: string }): typeof sendChunk | typeof sendTextChunk =>
  channel === 'text' ? sendTextChunk : sendChunk;
