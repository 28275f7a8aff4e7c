import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Checkpointer } from './checkpointer';

/**
 * The one SQLite file that holds all databases, in WAL mode with synchronous=NORMAL: a commit reaches the operating
 * system before it is acknowledged, so it survives the death of this process at any moment (kill -9). A power cut can
 * lose the last commits, but never consistency; a write concern of `j: true` syncs its commit and prevents that loss
 * too. MongoDB itself promises the same: it syncs its journal every 100 ms, or at once for `j: true`.
 */
export class Store {
  readonly sqlite: DatabaseSync;
  private readonly lock: DatabaseSync;
  private readonly checkpointer: Checkpointer;
  private readonly changes: StatementSync;
  private changed = 0;

  /** @throws when another process has the directory open. */
  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    // The lock keeps a second server out, and is released when the process ends, however it ends.
    this.lock = new DatabaseSync(join(directory, 'embedded-mongo.lock'));
    this.lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const file = join(directory, 'embedded-mongo.sqlite');
    this.checkpointer = new Checkpointer({
      file,
      onFailure: () => this.sqlite.exec('PRAGMA wal_autocheckpoint = 4000'),
    });
    this.sqlite = new DatabaseSync(file);
    this.sqlite.exec(`
      PRAGMA page_size = 8192;
      PRAGMA busy_timeout = 10000;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA cache_size = -65536;
      -- The checkpointer's.
      PRAGMA wal_autocheckpoint = 0;
      CREATE TABLE IF NOT EXISTS collections (
        id INTEGER PRIMARY KEY AUTOINCREMENT, db TEXT NOT NULL, name TEXT NOT NULL, uuid BLOB NOT NULL, UNIQUE (db, name)
      ) STRICT;
      CREATE TABLE IF NOT EXISTS indexes (
        id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, spec BLOB NOT NULL, multikey TEXT NOT NULL
      ) STRICT;
    `);
    this.changes = this.sqlite.prepare('SELECT total_changes() AS total');
  }

  /** Runs `work` in one transaction, committed (and with `journaled` synced) on return, rolled back when it throws. */
  transaction<T>(work: () => T, journaled = false): T {
    if (this.sqlite.isTransaction) return work();
    if (journaled) this.sqlite.exec('PRAGMA synchronous = FULL');
    try {
      this.sqlite.exec('BEGIN IMMEDIATE');
      const result = work();
      this.sqlite.exec('COMMIT');
      this.noteChanges();
      return result;
    } catch (error) {
      if (this.sqlite.isTransaction) this.sqlite.exec('ROLLBACK');
      throw error;
    } finally {
      if (journaled) this.sqlite.exec('PRAGMA synchronous = NORMAL');
    }
  }

  /** What the next write waits for; undefined when it need not wait. */
  get turn(): Promise<void> | undefined {
    return this.checkpointer.turn;
  }

  async close(): Promise<void> {
    await this.checkpointer.stop();
    this.sqlite.close();
    this.lock.close();
  }

  private noteChanges(): void {
    const { changed } = this;
    this.changed = (this.changes.get() as { total: number }).total;
    this.checkpointer.note(this.changed - changed);
  }
}
