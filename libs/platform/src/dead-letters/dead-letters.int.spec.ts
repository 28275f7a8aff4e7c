import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Fact } from '@festlig/contracts/define';
import { type Connection, createConnection } from 'mongoose';
import { startTestMongo } from '@festlig/testing/mongo/test-mongo';
import { type DeadLetter, deadTopic, InProcessBus, isDeadTopic } from '../bus';
import { until } from '../bus/bus-trial.fixture';
import { Logger } from '../observability';
import { OutboxRelay } from '../outbox';
import { DeadLetters } from './dead-letters';
import { readReplayOptions, replay } from './replay';

const TYPE = 'rsvp.created';
const NOW = new Date('2026-06-03T12:00:00Z');
const SERVICES = ['contacts', 'messaging'];

/** Two services of one product on one bus, each with a database of its own, as in a process without Kafka. */
describe('dead letters', () => {
  let mongo: Awaited<ReturnType<typeof startTestMongo>>;
  let connection: Connection;
  let bus: InProcessBus;
  let relays: OutboxRelay[];
  let got: Record<string, unknown[]>;
  let broken: Set<unknown>;

  beforeAll(async () => {
    mongo = await startTestMongo();
    connection = await createConnection(mongo.uri).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    await mongo.stop();
  });
  const database = (service: string) => connection.useDb(`festlig-${service}`, { useCache: true });
  const letters = (service: string) => new DeadLetters(database(service));

  beforeEach(async () => {
    bus = new InProcessBus(1);
    got = { contacts: [], messaging: [] };
    broken = new Set(['poison']);
    relays = [];
    for (const service of SERVICES) {
      const kept = letters(service);
      await bus.subscribe({
        group: service,
        topics: [TYPE, deadTopic(TYPE)],
        deliver: async (fact) => {
          if (isDeadTopic(fact.type)) return kept.keep(fact, service);
          if (service === 'contacts' && broken.has(fact.data)) throw new TypeError('karen@rungsted.example is odd');
          got[service]?.push(fact.data);
        },
      });
      relays.push(new OutboxRelay(database(service), bus, Logger.create('trial', 'silent')));
    }
  });
  afterEach(async () => {
    for (const relay of relays) await relay.stop();
    await bus.close();
    for (const service of SERVICES) await database(service).dropDatabase();
  });

  let count = 0;
  const publish = async (data: unknown): Promise<string> => {
    const id = `fact-${++count}`;
    await bus.publish([{ id, type: TYPE, key: 'p-1', at: '2026-06-01T12:00:00.000Z', data }]);
    return id;
  };
  const command = (...args: string[]) => replay(readReplayOptions(args, SERVICES), mongo.uri, NOW);

  it('stores a dead letter in the service that failed, and in no other, before publish resolves', async () => {
    const id = await publish('poison');
    expect((await letters('contacts').list()).map((letter) => letter.id)).toEqual([id]);
    expect(await letters('messaging').list()).toEqual([]);
  });

  it('lists id, type, group, age, and kind and position of the error, but no personal data', async () => {
    const id = await publish('poison');
    const lines = await command('--list');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      new RegExp(`^contacts  rsvp.created  ${id}  -?\\d+ (min|h|d)  TypeError at .*dead-letters`),
    );
    expect(lines[1]).toBe('1 dead letter waiting');
    expect(lines.join()).not.toMatch(/karen|poison/);
  });

  it('puts a letter back once and only for the group that failed, however often the command runs', async () => {
    await publish('poison');
    broken.clear();
    expect(await command()).toEqual(['contacts: 1', '1 dead letter put back']);
    expect(await command()).toEqual(['0 dead letters put back']);
    for (const relay of relays) relay.start();
    await until(() => got['contacts']!.length === 1);
    await publish('next');
    expect(got).toEqual({ contacts: ['poison', 'next'], messaging: ['poison', 'next'] });
    expect(await command()).toEqual(['0 dead letters put back']);
    expect(await command('--list')).toEqual(['0 dead letters waiting']);
  });

  it('lists a letter again when it fails again after it was put back', async () => {
    const id = await publish('poison');
    await command();
    const waiting = async () => (await letters('contacts').list()).length;
    expect(await waiting()).toBe(0);
    relays[0]!.start();
    while ((await waiting()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await letters('contacts').list())[0]).toMatchObject({ id, type: TYPE });
    broken.clear();
    expect(await command('--id', id)).toEqual(['contacts: 1', '1 dead letter put back']);
    await until(() => got['contacts']!.length === 1);
  });

  it('selects letters by group, type and id', async () => {
    const ids = [await publish('poison'), await publish('poison'), await publish('poison')];
    expect(await command('--list', '--group', 'messaging')).toEqual(['0 dead letters waiting']);
    expect(await command('--type', 'rsvp.changed')).toEqual(['0 dead letters put back']);
    expect(await command('--group', 'contacts', '--type', TYPE, '--id', ids[0]!, '--id', ids[2]!)).toEqual([
      'contacts: 2',
      '2 dead letters put back',
    ]);
    expect((await letters('contacts').list()).map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('discards only the letters that the command names', async () => {
    const ids = [await publish('poison'), await publish('poison')];
    expect(await command('--discard', '--id', ids[0]!)).toEqual(['contacts: 1', '1 dead letter discarded']);
    expect((await letters('contacts').list()).map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('stores a letter delivered twice once, also after it was put back, and ignores data that is no letter', async () => {
    const fact: Fact = { id: 'twice', type: TYPE, key: 'p-1', at: '2026-06-01T12:00:00.000Z', data: 'poison' };
    const letter: DeadLetter = { fact, group: 'contacts', reason: '', summary: '', at: '2026-06-02T12:00:00.000Z' };
    const dead = (data: unknown): Fact => ({ ...fact, type: deadTopic(TYPE), data });
    await letters('contacts').keep(dead(letter), 'contacts');
    await letters('contacts').putBack({}, NOW);
    for (const data of [letter, { ...letter, group: 'messaging' }, '{"half', null, {}])
      await letters('contacts').keep(dead(data), 'contacts');
    expect(await letters('contacts').list()).toEqual([]);
  });
});
