import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { MongoClient, type Collection } from 'mongodb';
import { rolldown } from 'rolldown';
import { temporaryDirectory } from './testing/server';

const root = process.cwd();
// Inside the workspace, so that the bundle finds its packages.
const bundle = join(root, 'node_modules', '.cache', `embedded-mongo-${process.pid}`);
const running = new Set<ChildProcess>();
const clients = new Set<MongoClient>();
const directory = temporaryDirectory();

beforeAll(async () => {
  mkdirSync(bundle, { recursive: true });
  const build = await rolldown({
    input: join(import.meta.dirname, 'main.ts'),
    platform: 'node',
    tsconfig: join(root, 'tsconfig.base.json'),
    external: (id) => !/^(\.|\/|@festlig\/|@oxc-project\/)/.test(id),
  });
  await build.write({ file: join(bundle, 'main.mjs'), sourcemapIgnoreList: false });
  await build.close();
});
afterEach(async () => {
  for (const client of clients) await client.close();
  for (const child of running) child.kill('SIGKILL');
});
async function connected(uri: string): Promise<MongoClient> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 1000 });
  clients.add(client);
  return client.connect();
}
afterAll(() => {
  for (const each of [bundle, directory]) rmSync(each, { recursive: true, force: true });
});

async function start(...args: string[]): Promise<{ child: ChildProcess; uri: string; exited: Promise<unknown[]> }> {
  const child = spawn(process.execPath, [join(bundle, 'main.mjs'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const exited = once(child, 'exit').finally(() => running.delete(child));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, uri: (JSON.parse(line) as { uri: string }).uri, exited };
}

interface Entry {
  readonly _id: string;
  readonly key: string;
  readonly confirmed?: boolean;
}
const WRITERS = 6;
/** Acknowledged writes of all writers before the kill, round by round. */
const ROUNDS = [1, 30, 150, 275, 400];
const BATCH = [0, 1, 2];

describe('embedded-mongo as a separate process', () => {
  test('has every acknowledged write after each kill -9 amid concurrent writers', async () => {
    const inserted = new Set<string>();
    const confirmed = new Set<string>();
    const check = async (log: Collection<Entry>, rounds: number) => {
      const kept = new Map((await log.find().toArray()).map((doc) => [doc._id, doc]));
      expect([...inserted].filter((id) => !kept.has(id))).toEqual([]);
      expect([...confirmed].filter((id) => !kept.get(id)?.confirmed)).toEqual([]);
      // A batch that was not acknowledged is present as a whole or not at all, and each writer has at most one such
      // batch.
      expect([...kept.keys()].filter((id) => BATCH.some((n) => !kept.has(id.replace(/.$/, String(n)))))).toEqual([]);
      expect(kept.size - inserted.size).toBeLessThanOrEqual(rounds * WRITERS * BATCH.length);
      expect(await log.countDocuments({ key: { $gte: '' } }, { hint: 'key_1' })).toBe(kept.size);
    };
    for (const [round, writes] of ROUNDS.entries()) {
      const { child, uri, exited } = await start('--directory', directory);
      const client = await connected(uri);
      const log = client.db('test').collection<Entry>('log');
      await log.createIndex({ key: 1 }, { unique: true });
      await check(log, round);
      let left = writes;
      const acknowledge = (set: Set<string>, ...ids: string[]) => {
        for (const id of ids) set.add(id);
        if (--left === 0) child.kill('SIGKILL');
      };
      const writer = async (name: number) => {
        for (let n = 0; ; n++) {
          const ids = BATCH.map((each) => `${round}:${name}:${n}:${each}`);
          await log.insertMany(ids.map((_id) => ({ _id, key: `k${_id}` })));
          acknowledge(inserted, ...ids);
          await log.updateMany({ _id: { $in: ids } }, { $set: { confirmed: true } });
          acknowledge(confirmed, ...ids);
        }
      };
      const ended = await Promise.allSettled(Array.from({ length: WRITERS }, (_, name) => writer(name)));
      // No write was refused: every writer lost its connection.
      const refused = ended.filter((each) => typeof (each as { reason: { code?: unknown } }).reason.code === 'number');
      expect(refused).toEqual([]);
      await exited;
      expect(left).toBeLessThanOrEqual(0);
      await client.close();
    }
    const { child, uri, exited } = await start('--directory', directory);
    const client = await connected(uri);
    await check(client.db('test').collection('log'), ROUNDS.length);
    await client.close();
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  }, 60_000);
});
