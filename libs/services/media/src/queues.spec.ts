import { PAUSES } from '@festlig/platform/queue';
import { describe, expect, it } from '@jest/globals';
import { Backoffs } from 'bullmq';
import { makePhoto, makeUpload, printBook, renderHeroImage } from './queues';

describe('the jobs that need the file store', () => {
  it.each([makePhoto, makeUpload, printBook, renderHeroImage])(
    'are tried for more than 30 s before a sweep adds them again: $name',
    ({ attempts }) => {
      const longest = Backoffs.builtinStrategies.exponential!(PAUSES.delay, 0);
      const pauses = Array.from({ length: attempts - 1 }, (_, tried) => longest(tried + 1) as number);
      const shortest = pauses.reduce((sum, pause) => sum + pause * (1 - PAUSES.jitter), 0);
      expect(shortest).toBeGreaterThan(30_000);
    },
  );
});
