import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { startTestMongo } from '@festlig/testing/mongo/test-mongo';

const FIXTURE = 'killed-process';
const OUT = 'dist/fixtures';

/** Where the process is killed, which effects exist then, and how many deliveries there must be in the end. */
const POINTS = [
  { at: 'written', when: 'between write and publish', effects: 0, deliveries: 1 },
  { at: 'received', when: 'in its consumer before the effect', effects: 0, deliveries: 1 },
  { at: 'handled', when: 'in its consumer between effect and commit', effects: 1, deliveries: 2 },
  { at: 'published', when: 'between publish and removal from the outbox', effects: undefined, deliveries: 2 },
] as const;

/** What the consumer of the process has done. */
interface Total {
  _id: string;
  count?: number;
  deliveries?: number;
}

/** What a trial found: after the kill, and in the end. */
interface Outcome {
  signal: string | null;
  left: { waiting: number; effects: number; deliveries: number };
  effects: number;
}

async function bundle(): Promise<void> {
  const env = {
    ...process.env,
    FESTLIG_ENTRIES: JSON.stringify({ [FIXTURE]: `libs/platform/src/bus/${FIXTURE}.fixture.ts` }),
    FESTLIG_OUT: OUT,
  };
  // Run through its command line: within Jest's realm, rolldown does not recognise its options.
  const args = ['-c', 'tools/rolldown.config.mjs', '--logLevel', 'silent'];
  await promisify(execFile)(join('node_modules', '.bin', 'rolldown'), args, { env });
}

/** Wherever a process is killed, its fact has exactly one effect after the next start: none is lost or doubled. */
export function describeKilledProcess(name: string, brokers: () => readonly string[], seconds = 60): void {
  describe(`${name} in a process killed by SIGKILL`, () => {
    let mongo: Awaited<ReturnType<typeof startTestMongo>>;
    let outcomes: PromiseSettledResult<Outcome>[];

    const start = (database: string, more: Record<string, string>): ChildProcess => {
      const trial = { MONGODB_URI: mongo.uri, DATABASE: database, BROKERS: brokers().join(), TOPIC: database };
      const env = { ...process.env, ...trial, ...more };
      return spawn(process.execPath, ['--no-warnings', `${OUT}/${FIXTURE}.js`], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    };
    const found = async (connection: Connection) => {
      const party = await connection.collection('parties').findOne({});
      const total = await connection.collection<Total>('effects').findOne({ _id: 'total' });
      return {
        waiting: (party?.['outbox'] as unknown[]).length,
        effects: total?.count ?? 0,
        deliveries: total?.deliveries ?? 0,
      };
    };

    /** Kills a process at that point, starts it again, and waits until the fact has taken effect. */
    const trial = async ({ at, deliveries }: (typeof POINTS)[number]): Promise<Outcome> => {
      const database = `killed-${at}-${crypto.randomUUID().slice(0, 8)}`;
      const connection = await createConnection(mongo.uri, { dbName: database }).asPromise();
      const killed = start(database, { KILL_AT: at });
      const [, signal] = (await once(killed, 'close')) as [number | null, string | null];
      const left = await found(connection);
      const next = start(database, {});
      try {
        for (let now = left; ; now = await found(connection)) {
          if (now.waiting === 0 && now.effects === 1 && now.deliveries >= deliveries) break;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      } finally {
        const ended = once(next, 'close');
        next.kill('SIGKILL');
        await ended;
      }
      const { effects } = await found(connection);
      await connection.dropDatabase();
      await connection.close();
      return { signal, left, effects };
    };

    // All at the same time: each waits mostly until the broker gives up the killed process.
    beforeAll(async () => {
      await bundle();
      mongo = await startTestMongo();
      outcomes = await Promise.allSettled(POINTS.map(trial));
    }, seconds * 1000);
    afterAll(() => mongo.stop());

    it.each(POINTS.map((point, index) => ({ ...point, index })))(
      'has one effect of the fact after the next start when the process is killed $when',
      ({ at, effects, index }) => {
        const outcome = outcomes[index]!;
        if (outcome.status === 'rejected') throw outcome.reason;
        const { signal, left } = outcome.value;
        expect(signal).toBe('SIGKILL');
        if (effects !== undefined) expect(left.effects).toBe(effects);
        if (at === 'written' || at === 'published') expect(left.waiting).toBe(1);
        expect(outcome.value.effects).toBe(1);
      },
    );
  });
}
