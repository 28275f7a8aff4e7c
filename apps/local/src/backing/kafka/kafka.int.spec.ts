import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import kafkajs, { type Kafka } from 'kafkajs';
import { tryOptions } from '../trial/try-options';
import { javaBrokerIsThere } from './java-broker';
import { startKafka } from './kafka';

const ifThere = javaBrokerIsThere(process.env) ? it : it.skip;
const why = javaBrokerIsThere(process.env) ? '' : ' (skipped: no Java, or set-up has fetched no Kafka)';

describe('Kafka', () => {
  let options: Awaited<ReturnType<typeof tryOptions>>;
  beforeAll(async () => {
    options = await tryOptions();
  });
  afterAll(() => options.remove());

  const client = (brokers: string): Kafka =>
    new kafkajs.Kafka({ brokers: [brokers], logLevel: kafkajs.logLevel.NOTHING });

  async function send(kafka: Kafka, value: string): Promise<void> {
    const producer = kafka.producer({ createPartitioner: kafkajs.Partitioners.DefaultPartitioner });
    await producer.connect();
    await producer.send({ topic: 'rsvp.created', messages: [{ key: 'party', value }] });
    await producer.disconnect();
  }

  async function receive(kafka: Kafka, count: number): Promise<string[]> {
    const consumer = kafka.consumer({ groupId: `trial-${count}` });
    await consumer.connect();
    await consumer.subscribe({ topic: 'rsvp.created', fromBeginning: true });
    const values: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const eachMessage = async ({ message }: kafkajs.EachMessagePayload): Promise<void> => {
        values.push(String(message.value));
        if (values.length === count) resolve();
      };
      consumer.run({ eachMessage }).catch(reject);
    });
    await consumer.disconnect();
    return values;
  }

  ifThere(
    `accepts events as soon as its start resolves, and keeps them over a restart${why}`,
    async () => {
      const first = await startKafka(options);
      await send(client(first.env['KAFKA_BROKERS'] ?? ''), 'one');
      await first.stop();

      const second = await startKafka(options);
      const kafka = client(second.env['KAFKA_BROKERS'] ?? '');
      await send(kafka, 'two');
      expect(await receive(kafka, 2)).toEqual(['one', 'two']);
      const admin = kafka.admin();
      await admin.connect();
      const [topic] = (await admin.fetchTopicMetadata({ topics: ['rsvp.created'] })).topics;
      expect(topic?.partitions).toHaveLength(6);
      await admin.disconnect();
      await second.stop();
    },
    90_000,
  );

  it('is replaced by the in-process bus where it is switched off', async () => {
    const { took, env } = await startKafka({ ...options, environment: { ...process.env, FESTLIG_KAFKA: 'off' } });
    expect(took).toBe('in-process bus (FESTLIG_KAFKA=off)');
    expect(env).toEqual({});
  });
});
