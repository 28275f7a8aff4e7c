import { getConnectionToken } from '@nestjs/mongoose';
import { type FactoryProvider, Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { Clock } from '../../clock';
import { Logger } from '../../observability';
import { type JobDeclaration, Queue, Sweeper } from '../../queue';
import type { Migration } from './migration';
import { Migrations } from './migrations';

/** The data of every service's migration job. */
export const MigrationJobData = z.object({ migrationId: z.string() });
type MigrationJob = JobDeclaration<typeof MigrationJobData>;

/** A service's migrations as a provider of its worker. */
export const migrationsOf = (list: readonly Migration[]): FactoryProvider<Migrations> => ({
  provide: Migrations,
  useFactory: (connection: Connection, clock: Clock, logger: Logger) => new Migrations(connection, list, clock, logger),
  inject: [getConnectionToken(), Clock, Logger],
});

/**
 * Runs a service's migrations. Its sweep queues those that no process works on: new ones, those with more to do
 * than one job does, and those whose worker has died.
 */
@Injectable()
export abstract class MigrationWorker extends Sweeper {
  protected abstract readonly job: MigrationJob;

  constructor(
    private readonly migrations: Migrations,
    private readonly queue: Queue,
    logger: Logger,
  ) {
    super(logger);
  }

  run = async ({ migrationId }: z.output<typeof MigrationJobData>): Promise<void> => this.migrations.run(migrationId);

  async sweep(): Promise<void> {
    for (const migrationId of await this.migrations.listDue())
      await this.queue.ensure(this.job, { migrationId }, migrationId);
  }
}
