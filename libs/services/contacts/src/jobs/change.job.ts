import { type JobDataOf, type JobHandler, Processes } from '@festlig/platform/queue';
import { changeContacts } from '../queues';
import { ChangeRun } from '../work/change-run';

/** Changes the guests of a selection in a long list. */
@Processes(changeContacts)
export class ChangeJob implements JobHandler<typeof changeContacts> {
  constructor(private readonly changes: ChangeRun) {}

  async run({ changeId }: JobDataOf<typeof changeContacts>): Promise<void> {
    await this.changes.run(changeId);
  }
}
