import { defineJob, type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { z } from 'zod';
import { ImportRun } from '../adapters/import-run';

export const importList = defineJob({
  name: 'contacts.import',
  data: z.object({ importId: z.string() }),
  attempts: 10,
  concurrency: 2,
});

/** Imports a longer list, and takes it back. */
@Processes(importList)
export class ImportJob implements JobHandler<typeof importList> {
  constructor(private readonly imports: ImportRun) {}

  async run({ importId }: JobDataOf<typeof importList>): Promise<void> {
    await this.imports.run(importId);
  }
}
