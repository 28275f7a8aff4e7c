import { z } from 'zod';
import { defineJob } from './job';

/** A job for the queue's tests. Each test gives its own name. */
export const trialJob = (name: string) =>
  defineJob({ name, data: z.object({ sendId: z.string() }), attempts: 3, concurrency: 2 });
