import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MongoClient } from 'mongodb';
import { testServer, type TestServer } from '../testing/server';
import { cases, type Case } from './cases';
import { sameOutcome, typed } from './compare';
import { knownError } from './known-errors';
import { outcome, type Outcome } from './outcome';
import { chooseReference } from './reference';

const runs = Number(process.env['FESTLIG_DIFFERENTIAL_RUNS'] ?? 400);
const seed = Number(process.env['FESTLIG_DIFFERENTIAL_SEED'] ?? 5);
/** A database of this run's own, because the reference server may be used by others. */
const DATABASE = `festlig_differential_${process.pid}`;
/** Numbers as they are stored, not converted to JavaScript numbers. */
const driver = { promoteValues: false } as const;

const reference = chooseReference();
const skipped = typeof reference === 'string' ? ` (skipped: there is ${reference})` : ` as ${reference.name}`;

(typeof reference === 'string' ? describe.skip : describe)(`embedded-mongo answers${skipped}`, () => {
  if (typeof reference === 'string') return;
  let ours: TestServer;
  let ourClient: MongoClient;
  let theirClient: MongoClient;
  let stopReference: () => Promise<void>;
  beforeAll(async () => {
    const { uri, stop } = await reference.start();
    stopReference = stop;
    ours = await testServer();
    theirClient = await new MongoClient(uri, driver).connect();
    ourClient = await new MongoClient(ours.server.uri, driver).connect();
  });
  afterAll(async () => {
    await theirClient?.db(DATABASE).dropDatabase();
    await Promise.all([ourClient?.close(), theirClient?.close()]);
    await Promise.all([ours?.stop(), stopReference?.()]);
  });

  test(`gives the same outcome in ${runs} random cases from seed ${seed}`, async () => {
    const excused = new Map<string, number>();
    const compare = async (each: Case): Promise<void> => {
      const [mine, theirs] = await Promise.all([
        outcome(ourClient.db(DATABASE), each),
        outcome(theirClient.db(DATABASE), each),
      ]);
      if (sameOutcome(each, mine, theirs)) return;
      const known = reference.real ? undefined : knownError(each, mine, theirs);
      if (known === undefined) throw new Error(told(each, mine, theirs));
      excused.set(known, (excused.get(known) ?? 0) + 1);
    };
    await fc.assert(fc.asyncProperty(cases, compare), { numRuns: runs, seed });
    // Known errors must stay exceptions, or nothing would be compared.
    const total = [...excused.values()].reduce((sum, n) => sum + n, 0);
    expect(total).toBeLessThan(Math.max(runs / 3, 10));
  }, Math.max(60_000, runs * 100)); // prettier-ignore
});

const told = ({ documents, operation }: Case, ours: Outcome, theirs: Outcome): string =>
  Object.entries({ documents, operation, ours, theirs })
    .map(([name, value]) => `${name}: ${name === 'ours' || name === 'theirs' ? JSON.stringify(value) : typed(value)}`)
    .join('\n');
