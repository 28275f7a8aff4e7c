import type { Connection, mongo } from 'mongoose';
import type { Clock } from '../../clock';
import { type Logger, metrics } from '../../observability';
import { isDuplicate } from '../duplicate';
import { migrateBatch } from './migrate-batch';
import { CannotMigrate, type Migration, type StoredDocument } from './migration';
import { advanced, BATCH, later, LEASE, type MigrationState, opened, type OpenMigration } from './migration-state';

/** Batches per job. After them other jobs get their turn and the process can stop. */
const BATCHES = 100;

/** Brings a service's documents into the form that its code writes, in batches, while the service works. */
export class Migrations {
  private readonly states: mongo.Collection<MigrationState>;
  /** Ids of finished migrations, which need no further query. */
  private readonly done = new Set<string>();

  constructor(
    private readonly connection: Connection,
    private readonly list: readonly Migration[],
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.states = collectionOf<MigrationState>(connection, 'migrations');
  }

  /** The ids of migrations that have something to do and that no process works on. */
  async listDue(): Promise<string[]> {
    const ids = this.list.map(({ id }) => id).filter((id) => !this.done.has(id));
    if (ids.length === 0) return [];
    const now = this.clock.now();
    const known = new Map((await this.states.find({ _id: { $in: ids } }).toArray()).map((state) => [state._id, state]));
    for (const { _id, status } of known.values()) if (status === 'done') this.done.add(_id);
    return ids.filter((id) => {
      const state = known.get(id) ?? opened(id, now);
      return state.status === 'open' && state.dueAt <= now && state.leaseUntil <= now;
    });
  }

  /**
   * Runs up to {@link BATCHES} batches, continuing where the last job stopped. Does nothing while another process
   * has the lease.
   */
  async run(id: string): Promise<void> {
    const migration = this.list.find((one) => one.id === id);
    // The job belongs to another version of the service.
    if (!migration) return;
    let state = await this.lease(id);
    if (!state) return;
    for (let batch = 0; batch < BATCHES; batch++) {
      const next = await this.step(migration, state);
      // Another process has taken over the lease.
      if (!(await this.write(state, next))) return;
      if (next.status === 'done' || next.pass > state.pass) return this.log('migrated', next);
      state = next;
    }
    await this.write(state, { ...state, leaseUntil: this.clock.now() });
    this.log('migrating', state);
  }

  /** Takes the lease. Null when nothing is due yet or another process has it. */
  private async lease(id: string): Promise<OpenMigration | null> {
    const now = this.clock.now();
    const { _id, ...fresh } = opened(id, now);
    await this.states.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true }).catch((error: unknown) => {
      // Another process has created the state at the same moment.
      if (!isDuplicate(error)) throw error;
    });
    const leased = await this.states.findOneAndUpdate(
      { _id, status: 'open', dueAt: { $lte: now }, leaseUntil: { $lte: now } },
      { $set: { leaseUntil: later(now, LEASE) }, $inc: { attempt: 1 } },
      { returnDocument: 'after' },
    );
    return leased as OpenMigration | null;
  }

  private async step(migration: Migration, state: OpenMigration): Promise<MigrationState> {
    const { id: name } = migration;
    const collection = collectionOf<StoredDocument>(this.connection, migration.collection);
    const page = await collection
      .find({ _id: { $gt: state.cursor } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    const refusedIds: string[] = [];
    const changed = await migrateBatch(collection, migration, page, (document, error) => {
      refusedIds.push(document);
      const reason = error instanceof CannotMigrate ? error.message : 'a fault';
      this.logger.error('a document cannot be migrated', error, { migration: name, document, reason });
    });
    metrics.migrated.inc({ migration: name, outcome: 'changed' }, changed);
    metrics.migrated.inc({ migration: name, outcome: 'refused' }, refusedIds.length);
    const ids = page.map(({ _id }) => _id);
    return advanced(state, ids, { changed, refusedIds }, this.clock.now());
  }

  /** Returns false when another process has the lease. */
  private async write({ _id, attempt }: OpenMigration, next: MigrationState): Promise<boolean> {
    return (await this.states.replaceOne({ _id, attempt }, next)).matchedCount > 0;
  }

  private log(message: string, { _id: migration, status, changed, refused }: MigrationState): void {
    this.logger.info(message, { migration, status, changed, refused });
  }
}

/** The driver's collection, because unmigrated documents match no schema. */
const collectionOf = <T extends mongo.BSON.Document>(connection: Connection, name: string): mongo.Collection<T> =>
  connection.collection(name) as unknown as mongo.Collection<T>;
