import { describe, expect, it } from '@jest/globals';
import type { Logger } from '../../observability';
import { defineJob, type Queue } from '../../queue';
import { MigrationJobData, MigrationWorker } from './migration-worker';
import type { Migrations } from './migrations';

const migrate = defineJob({ name: 'trial.migration', data: MigrationJobData, attempts: 1, concurrency: 1 });
class Trial extends MigrationWorker {
  protected readonly job = migrate;
}

describe('MigrationWorker', () => {
  const [ensured, run]: [unknown[], string[]] = [[], []];
  const migrations = {
    listDue: async () => ['guests-by-names', 'doors-by-status'],
    run: async (id: string) => run.push(id),
  } as unknown as Migrations;
  const queue = { ensure: async (...asked: unknown[]) => ensured.push(asked) } as unknown as Queue;
  const worker = new Trial(migrations, queue, {} as Logger);

  it('queues each due migration under its own id', async () => {
    await worker.sweep();
    expect(ensured).toEqual([
      [migrate, { migrationId: 'guests-by-names' }, 'guests-by-names'],
      [migrate, { migrationId: 'doors-by-status' }, 'doors-by-status'],
    ]);
  });

  it('runs the migration that the job names', async () => {
    await worker.run({ migrationId: 'doors-by-status' });
    expect(run).toEqual(['doors-by-status']);
  });
});
