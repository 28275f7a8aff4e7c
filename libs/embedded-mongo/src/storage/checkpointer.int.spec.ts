import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from '@jest/globals';
import { temporaryDirectory } from '../testing/server';
import { Checkpointer } from './checkpointer';

describe("the checkpointer of the store's log", () => {
  const directory = temporaryDirectory();
  const file = join(directory, 'test.sqlite');
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  /** How often the log has restarted: the fourth number of its header. */
  const restarts = () => readFileSync(`${file}-wal`).readUInt32BE(12);

  /** A writing connection that fails at once when it meets a lock. */
  const begin = () => {
    const sqlite = new DatabaseSync(file);
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA busy_timeout = 0');
    sqlite.exec('CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, text TEXT)');
    const insert = sqlite.prepare('INSERT INTO rows (text) VALUES (?)');
    let rows = 0;
    const write = (count: number) => {
      sqlite.exec('BEGIN IMMEDIATE');
      for (let n = 0; n < count; n++) insert.run('x'.repeat(2000));
      sqlite.exec('COMMIT');
      rows += count;
    };
    return { sqlite, write, written: () => rows };
  };
  const countIn = (sqlite: DatabaseSync) => sqlite.prepare('SELECT count(*) AS count FROM rows').get();

  it('copies the log in another thread, restarts it while rows are written, and leaves none after closing', async () => {
    const { sqlite, write, written } = begin();
    const checkpointer = new Checkpointer({ file, onFailure: () => undefined, every: 50, restart: 100 });
    expect(restarts()).toBe(0);
    while (restarts() < 3) {
      write(50);
      checkpointer.note(50);
      await new Promise(setImmediate);
      await checkpointer.turn;
    }
    expect(countIn(sqlite)).toEqual({ count: written() });
    await checkpointer.stop();
    sqlite.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    const again = new DatabaseSync(file);
    expect(countIn(again)).toEqual({ count: written() });
    again.exec('DROP TABLE rows');
    again.close();
  });

  it('makes the next write wait for the rest of a long log, and restarts the log with that write', async () => {
    const { sqlite, write } = begin();
    const checkpointer = new Checkpointer({ file, onFailure: () => undefined, every: 50, restart: 100 });
    write(200);
    checkpointer.note(200);
    while (checkpointer.turn === undefined) {
      write(1);
      // A copy that met a lock is tried again after more rows.
      checkpointer.note(1);
      await new Promise(setImmediate);
    }
    const before = restarts();
    await checkpointer.turn;
    expect(checkpointer.turn).toBeUndefined();
    write(1);
    expect(restarts()).toBe(before + 1);
    await checkpointer.stop();
    sqlite.close();
  });

  it('leaves the log to SQLite when the thread fails', async () => {
    const failed = new Promise<void>((resolve) => {
      new Checkpointer({ file: join(directory, 'no-folder/test.sqlite'), onFailure: resolve, every: 1 }).note(1);
    });
    await expect(failed).resolves.toBeUndefined();
  });

  it('starts no thread while little is written, and stops without one', async () => {
    const checkpointer = new Checkpointer({ file: join(directory, 'no-folder/test.sqlite'), onFailure: fail });
    checkpointer.note(3999);
    await checkpointer.stop();
  });
});

const fail = () => {
  throw new Error('a thread was started');
};
