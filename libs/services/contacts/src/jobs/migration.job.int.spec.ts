import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@festlig/platform/observability';
import { Queue } from '@festlig/platform/queue';
import { waitFor } from '@festlig/testing/product/wait-for';
import { startTestRedis } from '@festlig/testing/redis';
import { TestService } from '@festlig/testing/service';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContactsModule, ContactsWorkerModule } from '../contacts.module';
import { migrate } from '../queues';
import { IMPORTS } from '../store/import.schema';
import { MigrationJob } from './migration.job';

@Module({ imports: [ContactsModule, ContactsWorkerModule] })
class Both {}

/** The fields that an earlier version, without status, wrote. */
const OLD = {
  key: 'k',
  partyId: 'a'.repeat(24),
  delimiter: ';',
  columns: { name: 0 },
  header: true,
  total: 1,
  chunks: 1,
  startedAt: null,
  duplicates: 'skip',
  replaces: false,
  next: 0,
  done: 0,
  created: 0,
  missing: 0,
  wrong: 0,
  errors: [],
  ended: false,
  undone: false,
  expiresAt: new Date('2126-05-02T10:00:00Z'),
};

describe('documents of an earlier version', () => {
  let redis: { url: string; stop(): Promise<void> };
  let queue: Queue;
  let service: TestService;
  beforeAll(async () => {
    redis = await startTestRedis();
    queue = new Queue(redis.url, Logger.create('contacts', 'silent'));
    await queue.queue(migrate.name).obliterate({ force: true });
    service = await TestService.start({
      service: 'contacts',
      module: Both,
      now: '2126-05-01T10:00:00Z',
      replace: [[Queue, queue]],
    });
  });
  afterAll(async () => {
    await queue.close();
    await service.stop();
    await redis.stop();
  });

  it('are migrated once by the worker, while the service is running', async () => {
    const imports = service.app.get<Model<object>>(getModelToken(IMPORTS), { strict: false }).collection;
    await imports.insertMany(
      Array.from({ length: 600 }, (_, n) => ({ ...OLD, _id: String(n).padStart(24, '0') })) as never[],
    );
    const job = service.app.get(MigrationJob, { strict: false });
    // The start did not wait for the migration.
    expect(await imports.countDocuments({ status: { $exists: true } })).toBe(0);
    await job.sweep();
    await job.sweep();
    expect((await queue.queue(migrate.name).getJobs()).map(({ id }) => id)).toEqual(['imports-by-status']);
    await queue.work(migrate, job);
    await waitFor(async () => (await imports.countDocuments({ status: 'given' })) === 600);
    await waitFor(async () => (await queue.queue(migrate.name).getJobs()).length === 0);
    await job.sweep();
    expect(await queue.queue(migrate.name).getJobs()).toEqual([]);
  });
});
