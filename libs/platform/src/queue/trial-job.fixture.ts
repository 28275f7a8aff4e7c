import { z } from 'zod';
import { defineJob } from './job';

/** A job to try queues with; each test names its own. */
export const trialJob = (name: string) =>
  defineJob({ name, data: z.object({ sendId: z.string() }), attempts: 3, concurrency: 2 });
