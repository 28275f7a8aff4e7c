import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { bareStore } from './lib/bare-store';
import { type Guest, guestBatch } from './lib/guest-rows';
import { measure, seconds } from './lib/measure';
import { startServer } from './lib/mongo-server';

/** Sizes of the collections in one run: memory and time must not grow with them. */
const SIZES = process.argv.slice(2).filter(Number).map(Number);
const BATCH = 1000;
const ROUNDS = 40;
const FINDS = 5000;

/** The best of several rounds, in seconds: the time the code takes when nothing else runs. */
async function best(rounds: number, round: (n: number) => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < rounds; n++) least = Math.min(least, await seconds(() => round(n)));
  return least;
}

/** Runs `each` for 0..count-1 with at most `width` running at once. */
async function lanes(count: number, width: number, each: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await each(next++);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/**
 * Fills the collection up to `size`. Returns the seconds for a batch in the best run of ten batches, so that each run
 * includes its share of checkpoints.
 */
async function fill(from: number, size: number, insert: (batch: Guest[]) => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let start = from; start < size; start += 10 * BATCH) {
    const batches = Array.from({ length: 10 }, (_, i) => guestBatch(start + i * BATCH, BATCH));
    let took = 0;
    for (const batch of batches) took += await seconds(() => insert(batch));
    least = Math.min(least, took / 10);
  }
  return least;
}

/** Reads a keyset page of guests and updates each guest: one indexed field and one other field. */
async function pageAndUpdates(guests: Collection<Guest>, start: Guest, round: number): Promise<void> {
  const { partyId, _id } = start;
  const page = await guests.find({ partyId, _id: { $gte: _id } }).sort({ _id: 1 }).limit(BATCH).toArray(); // prettier-ignore
  const result = await guests.bulkWrite(
    page.map((guest) => ({
      updateOne: { filter: { _id: guest._id }, update: { $set: { status: `round ${round}`, changedAt: new Date() } } },
    })),
  );
  if (result.modifiedCount !== BATCH) throw new Error(`${result.modifiedCount} modified of ${BATCH}`);
}

async function bench(directory: string): Promise<void> {
  const server = await startServer(join(import.meta.dirname, 'embedded-mongo/server.js'), join(directory, 'server'));
  const client = await new MongoClient(server.uri).connect();
  const guests = client.db('bench').collection<Guest>('guests');
  const bare = bareStore(join(directory, 'bare.sqlite'));
  try {
    await guests.createIndexes([
      { key: { partyId: 1, _id: 1 } },
      { key: { sid: 1 }, unique: true },
      { key: { partyId: 1, status: 1, _id: 1 } },
    ]);
    const ping = await best(5, () => lanes(FINDS, 10, () => client.db('bench').command({ ping: 1 })));
    measure('driver and wire: a ping', FINDS / ping, 'pings/s', 1);
    let before: number | undefined;
    for (const [i, size] of SIZES.entries()) {
      const from = SIZES[i - 1] ?? 0;
      const inserted = await fill(from, size, (batch) => guests.insertMany(batch));
      const bareInserted = await fill(from, size, async (batch) => bare.insert(batch));
      const at = (what: string) => `${what}, at ${size.toLocaleString('en')} documents`;
      measure(at('insertMany(1,000), three indexes'), BATCH / inserted, 'documents/s', bareInserted / inserted);
      measure(at('bare node:sqlite, the same rows'), BATCH / bareInserted, 'rows/s', 1);

      const place = (round: number) => Math.floor(((round + 0.5) / ROUNDS) * (size - BATCH));
      const starts = Array.from({ length: ROUNDS }, (_, round) => guestBatch(place(round), 1)[0]!);
      const cpu = server.cpu();
      const paged = await best(ROUNDS, (round) => pageAndUpdates(guests, starts[round]!, round));
      const used = (server.cpu() - cpu) / ROUNDS;
      const barePaged = await best(ROUNDS, async (round) => bare.pageAndUpdates(starts[round]!, BATCH, round));
      measure(at('page of 1,000 and 1,000 updates'), paged * 1000, 'ms', paged / barePaged);
      measure(at('page of 1,000 and 1,000 updates, bare node:sqlite'), barePaged * 1000, 'ms', 1);
      measure(at('page and updates, CPU of the server, on average'), used * 1000, 'ms', used / barePaged);
      if (before) measure(at('page and updates, against the smaller'), paged / before, 'times', paged / before);
      before = paged;

      const sids = Array.from({ length: FINDS }, (_, n) => guestBatch(Math.floor((n / FINDS) * size), 1)[0]!.sid);
      const find = async (n: number) => {
        if (!(await guests.findOne({ sid: sids[n]! }))) throw new Error(`${sids[n]} not found`);
      };
      const found = await best(5, () => lanes(FINDS, 10, find));
      const alone = await best(5, () => lanes(FINDS, 1, find));
      measure(at('indexed findOne, 10 under way'), FINDS / found, 'finds/s', ping / found);
      measure(at('indexed findOne, one after another'), FINDS / alone, 'finds/s', ping / alone);
      const counted = await seconds(() => guests.countDocuments({ changedAt: new Date(0) }));
      measure(at('a scan of all that finds none'), size / counted, 'documents/s', 1);
      measure(at('memory of the server (RSS)'), server.memory() / 1e6, 'MB', server.memory() / server.idleMemory);
    }
  } finally {
    bare.close();
    await client.close();
    await server.stop();
  }
}

if (SIZES.length === 0) SIZES.push(100_000, 1_000_000);
const directory = await mkdtemp(join(tmpdir(), 'bench-embedded-mongo-'));
await bench(directory)
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => rmSync(directory, { recursive: true, force: true }));
