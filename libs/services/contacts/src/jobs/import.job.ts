import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { importList } from '../queues';
import { ImportRun } from '../work/import-run';

/** Imports a long list, or undoes its import. */
@Processes(importList)
export class ImportJob implements JobHandler<typeof importList> {
  constructor(private readonly imports: ImportRun) {}

  async run({ importId }: JobDataOf<typeof importList>): Promise<void> {
    await this.imports.run(importId);
  }
}
