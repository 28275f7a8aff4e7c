import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from '@jest/globals';
import { temporaryDirectory } from '../testing/server';
import { Checkpointer } from './checkpointer';

describe('the log of the store', () => {
  const directory = temporaryDirectory();
  const file = join(directory, 'test.sqlite');
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  /** How often the log has begun anew: the fourth number of its head. */
  const begunAnew = () => readFileSync(`${file}-wal`).readUInt32BE(12);

  it('is copied in another thread, begins anew while rows are written, and is gone after the end', async () => {
    const sqlite = new DatabaseSync(file);
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA busy_timeout = 10000');
    sqlite.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT)');
    const insert = sqlite.prepare('INSERT INTO rows (text) VALUES (?)');
    const checkpointer = new Checkpointer({ file, onFailure: () => undefined, every: 50, restart: 100 });
    expect(begunAnew()).toBe(0);
    let rows = 0;
    while (begunAnew() < 3) {
      sqlite.exec('BEGIN IMMEDIATE');
      for (let n = 0; n < 50; n++) insert.run('x'.repeat(2000));
      sqlite.exec('COMMIT');
      rows += 50;
      checkpointer.note(50);
      await new Promise(setImmediate);
    }
    expect(sqlite.prepare('SELECT count(*) AS count FROM rows').get()).toEqual({ count: rows });
    await checkpointer.stop();
    sqlite.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    const again = new DatabaseSync(file);
    expect(again.prepare('SELECT count(*) AS count FROM rows').get()).toEqual({ count: rows });
    again.close();
  });

  it('is left to the store when the thread fails', async () => {
    const failed = new Promise<void>((resolve) => {
      new Checkpointer({ file: join(directory, 'no-folder/test.sqlite'), onFailure: resolve, every: 1 }).note(1);
    });
    await expect(failed).resolves.toBeUndefined();
  });

  it('needs no thread while little is written, and stops without one', async () => {
    const checkpointer = new Checkpointer({ file: join(directory, 'no-folder/test.sqlite'), onFailure: fail });
    checkpointer.note(3999);
    await checkpointer.stop();
  });
});

const fail = () => {
  throw new Error('a thread was begun');
};
