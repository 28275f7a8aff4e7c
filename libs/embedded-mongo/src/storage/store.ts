import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * The one SQLite file that holds all databases. WAL with synchronous=NORMAL: a commit has been handed to the operating
 * system before it is acknowledged, so it survives the death of this process at any moment (kill -9). Only a power cut
 * can take the last commits, never consistency; a write concern of `j: true` syncs its commit and closes that too.
 * That is what MongoDB itself promises: it syncs its journal every 100 ms, or at once for `j: true`.
 */
export class Store {
  readonly sqlite: DatabaseSync;

  /** @throws when another process has the directory open. */
  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.sqlite = new DatabaseSync(join(directory, 'embedded-mongo.sqlite'));
    // The exclusive lock keeps a second server out, and goes with the process however it ends.
    this.sqlite.exec(`
      PRAGMA page_size = 8192;
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA cache_size = -65536;
      PRAGMA wal_autocheckpoint = 8000;
      CREATE TABLE IF NOT EXISTS collections (
        id INTEGER PRIMARY KEY AUTOINCREMENT, db TEXT NOT NULL, name TEXT NOT NULL, uuid BLOB NOT NULL, UNIQUE (db, name)
      ) STRICT;
      CREATE TABLE IF NOT EXISTS indexes (
        id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, spec BLOB NOT NULL, multikey TEXT NOT NULL
      ) STRICT;
    `);
  }

  /** Runs `work` in one transaction, committed (and with `journaled` synced) on return, rolled back when it throws. */
  transaction<T>(work: () => T, journaled = false): T {
    if (this.sqlite.isTransaction) return work();
    if (journaled) this.sqlite.exec('PRAGMA synchronous = FULL');
    try {
      this.sqlite.exec('BEGIN IMMEDIATE');
      const result = work();
      this.sqlite.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.sqlite.isTransaction) this.sqlite.exec('ROLLBACK');
      throw error;
    } finally {
      if (journaled) this.sqlite.exec('PRAGMA synchronous = NORMAL');
    }
  }

  close(): void {
    this.sqlite.close();
  }
}
