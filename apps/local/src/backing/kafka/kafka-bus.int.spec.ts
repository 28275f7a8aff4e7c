import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Fact } from '@festlig/contracts/define';
import { type DeadLetter, deadTopic } from '@festlig/platform/bus';
import { describeBus } from '@festlig/platform/bus/bus.suite';
import { dataOf, factOf, until } from '@festlig/platform/bus/bus-trial.fixture';
import { KafkaBus } from '@festlig/platform/bus/kafka-bus';
import { describeKilledProcess } from '@festlig/platform/bus/killed-process.suite';
import { Kafka, logLevel } from 'kafkajs';
import { javaBrokerIsThere, startJavaBroker } from './java-broker';
import { tryOptions } from '../trial/try-options';

const given = process.env['KAFKA_TEST_BROKERS'];

if (!given && !javaBrokerIsThere(process.env)) {
  describe('KafkaBus', () => {
    it.skip('(skipped: no KAFKA_TEST_BROKERS, and no Java or no Kafka fetched by set-up)', () => {});
  });
} else {
  let brokers = given?.split(',') ?? [];
  let stop = async (): Promise<void> => {};
  const create = () => new KafkaBus({ brokers, clientId: 'trial', backoff: 5 });

  beforeAll(async () => {
    if (given) return;
    const options = await tryOptions();
    const broker = await startJavaBroker(options);
    brokers = [`127.0.0.1:${broker.port}`];
    stop = async () => {
      await broker.stop();
      options.remove();
    };
  }, 90_000);
  afterAll(() => stop(), 30_000);

  describeBus(
    'KafkaBus',
    {
      create,
      keepsHistory: true,
      join: async (_bus, options) => {
        const member = create();
        await member.subscribe(options);
        return { leave: () => member.close() };
      },
    },
    60,
  );

  describeKilledProcess('KafkaBus', () => brokers, 90);

  describe('KafkaBus.stop', () => {
    it('finishes and commits the facts being handled, so that the next start continues after them', async () => {
      const topic = `rsvp.changed.${crypto.randomUUID()}`;
      const [first, second] = [create(), create()];
      const got: Fact[][] = [[], []];
      let open = (): void => {};
      const gate = new Promise<void>((resolve) => (open = resolve));
      const begun: unknown[] = [];
      await first.subscribe({
        group: `contacts-${topic}`,
        topics: [topic],
        deliver: async (fact) => {
          begun.push(fact.data);
          if (fact.data === 3) await gate;
          got[0]!.push(fact);
        },
      });
      await first.publish([1, 2, 3, 4, 5].map((data) => factOf(topic, data)));
      await until(() => begun.length === 3);
      const closed = first.close();
      open();
      await closed;
      expect(dataOf(got[0]!)).toEqual([1, 2, 3]);
      const deliver = async (fact: Fact): Promise<void> => void got[1]!.push(fact);
      await second.subscribe({ group: `contacts-${topic}`, topics: [topic], deliver });
      await until(() => got[1]!.length === 2);
      expect(dataOf(got[1]!)).toEqual([4, 5]);
      await second.close();
    }, 60_000);
  });

  describe('KafkaBus after an outage', () => {
    it('publishes in one call more than a broker accepts in one request', async () => {
      const topic = `invite.sent.${crypto.randomUUID()}`;
      const bus = create();
      const got: Fact[] = [];
      const deliver = async (fact: Fact): Promise<void> => void got.push(fact);
      await bus.subscribe({ group: `contacts-${topic}`, topics: [topic], deliver });
      // 150 batches of 500 guests each, all of one party: two megabytes to one partition.
      const facts = Array.from({ length: 150 }, (_, n) =>
        factOf(topic, { n, contactIds: Array(500).fill('a'.repeat(24)) }),
      );
      await bus.publish(facts);
      await until(() => got.length === facts.length);
      expect(got).toEqual(facts);
      await bus.close();
    }, 60_000);
  });

  describe('KafkaBus on a topic with other publishers', () => {
    it('lets all services subscribe at the same time before anything is published', async () => {
      const run = crypto.randomUUID();
      const topics = ['rsvp.created', 'rsvp.changed', 'invite.sent', 'party.deleted'].map((type) => `${type}.${run}`);
      const buses = Array.from({ length: 6 }, create);
      const deliver = async (): Promise<void> => undefined;
      await Promise.all(
        buses.map((bus, n) => bus.subscribe({ group: `g${n}-${run}`, topics: topics.slice(n % 3), deliver })),
      );
      await Promise.all(buses.map((bus) => bus.close()));
    }, 60_000);

    it('moves a message that is not a fact to the dead letters, and handles the next one', async () => {
      const topic = `payment.completed.${crypto.randomUUID()}`;
      const bus = create();
      const [got, dead]: Fact[][] = [[], []];
      const sound = { id: 'f-1', type: topic, key: 'p-1', at: '2026-06-01T12:00:00.000Z', data: { partyId: 'p-1' } };
      // Like a service, it refuses data that does not match the event's schema.
      const deliver = async (fact: Fact): Promise<void> => {
        if (typeof fact.data === 'string') throw new TypeError('not the event');
        got!.push(fact);
      };
      await bus.subscribe({ group: `party-${topic}`, topics: [topic], deliver });
      const operator = async (fact: Fact): Promise<void> => void dead!.push(fact);
      await bus.subscribe({ group: `operator-${topic}`, topics: [deadTopic(topic)], deliver: operator });
      const producer = new Kafka({ brokers, logLevel: logLevel.NOTHING }).producer();
      await producer.connect();
      const values = ['{"half', 'null', '{"type":"another.event"}', JSON.stringify(sound)];
      await producer.send({ topic, messages: values.map((value) => ({ key: 'p-1', value })) });
      await producer.disconnect();
      await until(() => got!.length === 1 && dead!.length === 3);
      expect(got).toEqual([sound]);
      expect(dead!.map(({ data }) => (data as DeadLetter).fact.data)).toEqual(values.slice(0, 3));
      await bus.close();
    }, 60_000);
  });
}
