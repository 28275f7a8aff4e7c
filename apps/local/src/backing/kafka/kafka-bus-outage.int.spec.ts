import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Fact } from '@festlig/contracts/define';
import { KafkaBus } from '@festlig/platform/bus/kafka-bus';
import { dataOf, Effects, factOf, publishUntilTaken, until } from '@festlig/platform/bus/bus-trial.fixture';
import { freePort } from '@festlig/platform/net/free-port';
import { tryOptions } from '../trial/try-options';
import { type BrokerProxy, startBrokerProxy } from './broker-proxy.fixture';
import { javaBrokerIsThere, startJavaBroker } from './java-broker';

const there = javaBrokerIsThere(process.env);
const ifThere = there ? it : it.skip;
const why = there ? '' : ' (skipped: no Java, or set-up has fetched no Kafka)';
const MINUTE = 60_000;

/** A broker of the test's own, stopped and started by the test, with its data kept. */
describe('KafkaBus during an outage of the broker', () => {
  let options: Awaited<ReturnType<typeof tryOptions>>;
  let proxy: BrokerProxy;
  let ports: { listen: number; advertised: number };
  let broker: { stop(): Promise<void> } | undefined;
  const buses: KafkaBus[] = [];

  const startBroker = async (): Promise<void> => void (broker = await startJavaBroker(options, ports));
  const stopBroker = async (): Promise<void> => {
    await broker?.stop();
    broker = undefined;
  };
  const create = (): KafkaBus => {
    const brokers = [`127.0.0.1:${ports.advertised}`];
    const bus = new KafkaBus({ brokers, clientId: 'trial', backoff: 5, requestTimeout: 2000 });
    buses.push(bus);
    return bus;
  };
  beforeAll(async () => {
    if (!there) return;
    options = await tryOptions();
    ports = { listen: await freePort(), advertised: await freePort() };
    proxy = await startBrokerProxy(ports.advertised, () => ports.listen);
    await startBroker();
  }, 2 * MINUTE);
  afterAll(async () => {
    if (!there) return;
    await Promise.all(buses.map((bus) => bus.close()));
    await stopBroker();
    await proxy.close();
    options.remove();
  }, MINUTE);

  ifThere(
    `loses no acknowledged fact, and keeps the order, when the broker restarts during publishing and consuming${why}`,
    async () => {
      const topic = `rsvp.changed.${crypto.randomUUID()}`;
      const effects = new Effects();
      const [publisher, consumer] = [create(), create()];
      await consumer.subscribe({ group: `contacts-${topic}`, topics: [topic], deliver: effects.deliver });
      const keys = Array.from({ length: 8 }, (_, key) => `party-${key}`);
      let rounds = 0;
      let stop = false;
      const publishing = (async () => {
        for (; !stop; rounds++) {
          const round = rounds;
          await publishUntilTaken(
            publisher,
            keys.map((key) => factOf(topic, round, key)),
          );
        }
      })();
      await until(() => effects.count > 200);
      await stopBroker();
      const before = rounds;
      await startBroker();
      await until(() => rounds > before + 20);
      stop = true;
      await publishing;
      await until(() => effects.count === rounds * keys.length);
      for (const key of keys) expect(effects.byKey.get(key)).toEqual(Array.from({ length: rounds }, (_, n) => n));
    },
    3 * MINUTE,
  );

  ifThere(
    `fails a publish within a minute while the broker is away, and still closes${why}`,
    async () => {
      const bus = create();
      const topic = `rsvp.changed.${crypto.randomUUID()}`;
      await bus.subscribe({ group: `contacts-${topic}`, topics: [topic], deliver: async () => undefined });
      await bus.publish([factOf(topic, 'before')]);
      await stopBroker();
      await expect(bus.publish([factOf(topic, 'while')])).rejects.toThrow();
      await bus.close();
      await startBroker();
    },
    2 * MINUTE,
  );

  ifThere(
    `loses nothing when the answer to a publish is lost: the next fact is not taken for a duplicate${why}`,
    async () => {
      const topic = `rsvp.changed.${crypto.randomUUID()}`;
      const [publisher, consumer] = [create(), create()];
      const got: Fact[] = [];
      const deliver = async (fact: Fact): Promise<void> => void got.push(fact);
      await publisher.publish([factOf(topic, 'first')]);
      proxy.loseAnswers();
      await expect(publisher.publish([factOf(topic, 'unanswered')])).rejects.toThrow();
      proxy.heal();
      await publishUntilTaken(publisher, [factOf(topic, 'next')]);
      await publishUntilTaken(publisher, [factOf(topic, 'last')]);
      await consumer.subscribe({ group: `contacts-${topic}`, topics: [topic], deliver });
      await until(() => got.some(({ data }) => data === 'last'));
      expect(new Set(dataOf(got))).toEqual(new Set(['first', 'unanswered', 'next', 'last']));
    },
    3 * MINUTE,
  );
});
