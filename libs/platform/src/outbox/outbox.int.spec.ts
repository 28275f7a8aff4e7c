import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defineEvent } from '@festlig/contracts/define';
import { type EmbeddedMongo, startEmbeddedMongo } from '@festlig/embedded-mongo';
import { type Connection, createConnection, type Model, Schema } from 'mongoose';
import { z } from 'zod';
import { type Bus, InProcessBus } from '../bus';
import { RecordingBus } from '../bus/testing/recording-bus';
import { HeldClock } from '../clock';
import { RandomIds } from '../ids';
import { Logger } from '../observability';
import { addOutbox, Facts, OutboxRelay, type WithOutbox } from '.';

interface Party extends WithOutbox {
  _id: string;
  title: string;
}
const renamed = defineEvent('party.renamed', z.object({ partyId: z.string(), title: z.string() }), (d) => d.partyId);
const schema = new Schema({ _id: String, title: String }, { versionKey: false });
addOutbox(schema);

describe('OutboxRelay', () => {
  let mongo: EmbeddedMongo | undefined;
  let directory: string;
  let connection: Connection;
  let parties: Model<Party>;
  let bus: RecordingBus;
  let relays: OutboxRelay[];
  const facts = new Facts(new RandomIds(), new HeldClock(new Date('2026-06-01T12:00:00Z')));
  const given = process.env['MONGODB_TEST_URI'];

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'festlig-outbox-'));
    if (!given) mongo = await startEmbeddedMongo({ directory });
    connection = createConnection(given ?? mongo?.uri ?? '', { dbName: `outbox-${crypto.randomUUID()}` });
    parties = connection.model<Party>('parties', schema as never);
    await parties.init();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
    await mongo?.close();
    rmSync(directory, { recursive: true, force: true });
  });
  beforeEach(async () => {
    bus = new RecordingBus();
    // Somebody listens: without that the facts would be left to another process.
    await bus.subscribe({ group: 'guests', topics: [renamed.type], deliver: async () => undefined });
    relays = [];
    await parties.deleteMany({});
  });
  afterEach(async () => {
    for (const relay of relays) await relay.stop();
  });

  const relayTo = (to: Bus): OutboxRelay => {
    const relay = new OutboxRelay(connection, to, Logger.create('trial', 'silent'));
    relays.push(relay);
    return relay;
  };
  const rename = (id: string, title: string) =>
    parties.updateOne(
      { _id: id },
      { $set: { title }, $push: { outbox: facts.of(renamed, { partyId: id, title }) } },
      { upsert: true },
    );
  const waiting = () => parties.countDocuments({ 'outbox.0': { $exists: true } });
  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const titles = () => bus.published.map(({ data }) => (data as { title: string }).title);

  it('publishes the facts of a written document and removes them from its outbox', async () => {
    await rename('p-1', 'Fest');
    relayTo(bus).wake();
    await until(async () => (await waiting()) === 0);
    expect(bus.published).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        type: 'party.renamed',
        key: 'p-1',
        at: '2026-06-01T12:00:00.000Z',
        data: { partyId: 'p-1', title: 'Fest' },
      },
    ]);
    expect(await parties.findById('p-1').lean()).toEqual({ _id: 'p-1', title: 'Fest', outbox: [] });
  });

  it('keeps an empty object in a fact, whether its document is made or changed', async () => {
    const empty = { ...facts.of(renamed, { partyId: 'p-1', title: 'Fest' }), data: { answers: {} } };
    await parties.create({ _id: 'p-1', title: 'Fest', outbox: [empty] });
    await parties.updateOne({ _id: 'p-1' }, { $push: { outbox: { $each: [empty] } } });
    relayTo(bus).wake();
    await until(async () => (await waiting()) === 0);
    expect(bus.published.map(({ data }) => data)).toEqual([{ answers: {} }, { answers: {} }]);
  });

  it('keeps the order of the facts of one document', async () => {
    for (const title of ['1', '2', '3']) await rename('p-1', title);
    relayTo(bus).wake();
    await until(async () => (await waiting()) === 0);
    expect(titles()).toEqual(['1', '2', '3']);
  });

  it('publishes a backlog of more than one batch', async () => {
    await parties.insertMany(
      Array.from({ length: 250 }, (_, n) => ({
        _id: `p-${n}`,
        title: 'Fest',
        outbox: [facts.of(renamed, { partyId: `p-${n}`, title: String(n) })],
      })),
    );
    relayTo(bus).wake();
    await until(async () => (await waiting()) === 0);
    expect(new Set(titles()).size).toBe(250);
    expect(Math.max(...bus.batches)).toBeLessThanOrEqual(100);
  });

  it('publishes facts that are written while it publishes others', async () => {
    const relay = relayTo(bus);
    await rename('p-1', '1');
    relay.wake();
    await rename('p-1', '2');
    relay.wake();
    await until(async () => (await waiting()) === 0);
    expect(titles()).toEqual(['1', '2']);
  });

  it('keeps a fact that is added to a document while the earlier facts of the document are being published', async () => {
    await rename('p-1', '1');
    const publish = bus.publish.bind(bus);
    bus.publish = async (given) => {
      if (given.length === 1 && bus.published.length === 0) await rename('p-1', '2');
      await publish(given);
    };
    relayTo(bus).start();
    await until(async () => (await waiting()) === 0);
    expect(titles()).toEqual(['1', '2']);
  });

  it('keeps facts while the bus fails, and publishes them in the next sweep', async () => {
    bus.failures = 1;
    await rename('p-1', 'Fest');
    relayTo(bus).start();
    await until(() => bus.failures === 0);
    expect(bus.published).toEqual([]);
    expect(await waiting()).toBe(1);
    await until(async () => (await waiting()) === 0);
    expect(titles()).toEqual(['Fest']);
  });

  it('publishes after a restart the facts of a process that was killed after its write', async () => {
    await rename('p-1', 'Fest');
    // The killed process woke no relay; the next process looks when it starts.
    relayTo(bus).start();
    await until(async () => (await waiting()) === 0);
    expect(titles()).toEqual(['Fest']);
  });

  it('publishes the facts that another process has left meanwhile', async () => {
    relayTo(bus).start();
    await rename('p-1', 'First');
    await until(async () => (await waiting()) === 0);
    await rename('p-1', 'Second');
    await until(async () => (await waiting()) === 0);
    expect(titles()).toEqual(['First', 'Second']);
  }, 20_000);

  it('publishes a fact again when the process was killed before it removed the fact from the outbox', async () => {
    await rename('p-1', 'Fest');
    const killed = Object.create(connection, {
      models: {
        value: {
          parties: Object.create(parties, { bulkWrite: { value: () => Promise.reject(new Error('killed')) } }),
        },
      },
    }) as Connection;
    const first = new OutboxRelay(killed, bus, Logger.create('trial', 'silent'));
    first.wake();
    await first.stop();
    expect(titles()).toEqual(['Fest']);
    relayTo(bus).start();
    await until(async () => (await waiting()) === 0);
    expect(titles()).toEqual(['Fest', 'Fest']);
    expect(new Set(bus.published.map(({ id }) => id)).size).toBe(1);
  });

  it('loses no fact when two relays work at once, though a fact may be published twice', async () => {
    const [one, two] = [relayTo(bus), relayTo(bus)];
    for (let n = 0; n < 60; n++) {
      await rename(`p-${n % 7}`, String(n));
      one.wake();
      two.wake();
    }
    one.start();
    await until(async () => (await waiting()) === 0);
    expect([...new Set(titles())].map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  it('publishes nothing in a process without consumers', async () => {
    const nobodyHere = new InProcessBus(1);
    const worker = relayTo(nobodyHere);
    await rename('p-1', 'Fest');
    worker.wake();
    await worker.stop();
    expect(await waiting()).toBe(1);
  });

  it('publishes nothing in a starting process that will have no consumers', async () => {
    const workersBus = new InProcessBus(1);
    const release = workersBus.hold();
    const worker = relayTo(workersBus);
    await rename('p-1', 'Fest');
    worker.wake();
    // The backlog query ends after the relay has looked for facts.
    await worker.backlog();
    release();
    await worker.stop();
    expect(await waiting()).toBe(1);
  });

  it('finishes the current batch on stop and publishes nothing afterwards', async () => {
    const relay = relayTo(bus);
    await rename('p-1', '1');
    relay.wake();
    await relay.stop();
    expect(await waiting()).toBe(0);
    await rename('p-1', '2');
    relay.wake();
    await relay.stop();
    expect(titles()).toEqual(['1']);
  });
});
