import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { rolldown } from 'rolldown';
import { temporaryDirectory } from './testing/server';

const root = process.cwd();
// Inside the workspace, so that the bundle finds its packages.
const bundle = join(root, 'node_modules', '.cache', `embedded-mongo-${process.pid}`);
const running = new Set<ChildProcess>();
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
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
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

describe('as its own process', () => {
  test('has every acknowledged write after kill -9, in documents and indexes', async () => {
    const first = await start('--directory', directory);
    const client = await new MongoClient(first.uri).connect();
    const log = client.db('test').collection('log');
    await log.createIndex({ n: 1 }, { unique: true });
    let acknowledged = 0;
    const writing = (async () => {
      for (let n = 0; ; n++) {
        await log.insertOne({ n });
        await log.updateOne({ n }, { $set: { confirmed: true } });
        acknowledged = n + 1;
        if (acknowledged === 200) first.child.kill('SIGKILL');
      }
    })();
    await expect(writing).rejects.toThrow();
    await first.exited;
    await client.close();

    const second = await start('--directory', directory);
    const again = await new MongoClient(second.uri).connect();
    const after = again.db('test').collection('log');
    const kept = await after
      .find({ n: { $lt: acknowledged }, confirmed: true })
      .sort({ n: 1 })
      .toArray();
    expect(kept.map(({ n }) => n as number)).toEqual(Array.from({ length: acknowledged }, (_, n) => n));
    await expect(after.insertOne({ n: 5 })).rejects.toMatchObject({ code: 11000 });
    expect(await after.indexes()).toHaveLength(2);
    await again.close();
    second.child.kill('SIGTERM');
    expect(await second.exited).toEqual([0, null]);
  }, 20_000);
});
