import { Migrations, MigrationWorker } from '@festlig/platform/mongo/migrations';
import { Logger } from '@festlig/platform/observability';
import { type JobHandler, Processes, Queue } from '@festlig/platform/queue';
import { migrate } from '../queues';

/** Runs the migrations that the module lists on older documents. */
@Processes(migrate)
export class MigrationJob extends MigrationWorker implements JobHandler<typeof migrate> {
  protected readonly job = migrate;

  constructor(migrations: Migrations, queue: Queue, logger: Logger) {
    super(migrations, queue, logger);
  }
}
