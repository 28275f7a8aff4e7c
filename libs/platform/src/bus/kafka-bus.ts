import { setTimeout as delay } from 'node:timers/promises';
import type { Fact } from '@festlig/contracts/define';
import { type Consumer, Kafka, type KafkaMessage, logLevel, type Producer } from 'kafkajs';
import { Bus, type SubscribeOptions } from './bus';
import { deliverOrSetAside } from './deliver';

export interface KafkaBusOptions {
  brokers: string[];
  clientId: string;
  /** Milliseconds before the second try of a failed delivery. */
  backoff?: number;
}

/** What a message says. One that is no fact of ours must not stop the partition: it fails its schema and is set aside. */
function factOf(topic: string, place: string, { key, value, timestamp }: KafkaMessage): Fact {
  const text = value?.toString() ?? '';
  try {
    const fact = JSON.parse(text) as Fact | null;
    if (fact?.type === topic) return fact;
  } catch {
    // Not JSON: told below.
  }
  const at = new Date(Number(timestamp)).toISOString();
  return { id: place, type: topic, key: key?.toString() ?? '', at, data: text };
}

const UNKNOWN = new Set(['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE']);

/** Asks again while a broker has not yet heard of a new topic: kafkajs gives up at once. */
async function onceKnown(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await work());
    } catch (error) {
      const type = (error as { type?: string } | null)?.type ?? '';
      if (!UNKNOWN.has(type) || attempt === 100) throw error;
      await delay(100);
    }
  }
}

/** Facts over Kafka: topic = event type, message key = the fact's key, one consumer group a service. */
export class KafkaBus extends Bus {
  private readonly kafka: Kafka;
  private readonly producer: Producer;
  private readonly consumers: Consumer[] = [];
  private connecting: Promise<void> | undefined;

  constructor(private readonly options: KafkaBusOptions) {
    super();
    this.kafka = new Kafka({
      clientId: options.clientId,
      brokers: options.brokers,
      logLevel: logLevel.NOTHING,
      retry: { initialRetryTime: 200, retries: 12, maxRetryTime: 5000 },
    });
    this.producer = this.kafka.producer({ idempotent: true, maxInFlightRequests: 1 });
  }

  async publish(facts: readonly Fact[]): Promise<void> {
    this.connecting ??= this.producer.connect();
    await this.connecting.catch((error: unknown) => {
      this.connecting = undefined;
      throw error;
    });
    const topics = [...new Set(facts.map((fact) => fact.type))];
    await this.producer.sendBatch({
      acks: -1,
      topicMessages: topics.map((topic) => ({
        topic,
        messages: facts
          .filter((fact) => fact.type === topic)
          .map((fact) => ({ key: fact.key, value: JSON.stringify(fact) })),
      })),
    });
  }

  async subscribe({ group, topics, deliver, fromNow = false }: SubscribeOptions): Promise<void> {
    await this.createTopics(topics);
    const consumer = this.kafka.consumer({
      groupId: group,
      sessionTimeout: 20_000,
      rebalanceTimeout: 20_000,
      // A stop waits for the question that is open: a second at most, not kafkajs' five.
      maxWaitTimeInMs: 1000,
    });
    await consumer.connect();
    await onceKnown(() => consumer.subscribe({ topics: [...topics], fromBeginning: !fromNow }));
    const joined = new Promise<void>((resolve) => consumer.on(consumer.events.GROUP_JOIN, () => resolve()));
    const publish = (facts: readonly Fact[]) => this.publish(facts);
    const { backoff } = this.options;
    await consumer.run({
      partitionsConsumedConcurrently: 4,
      eachMessage: async ({ topic, partition, message, heartbeat }) => {
        const place = `${topic}-${partition}-${message.offset}`;
        const options = { group, deliver, publish, heartbeat, ...(backoff === undefined ? {} : { backoff }) };
        await deliverOrSetAside(factOf(topic, place, message), options);
        await heartbeat();
      },
    });
    this.consumers.push(consumer);
    await joined;
  }

  async close(): Promise<void> {
    await Promise.all(this.consumers.map((consumer) => consumer.disconnect()));
    await this.producer.disconnect();
  }

  /** Subscribing to a topic nobody has written to yet must not fail, nor one that another service makes just now. */
  private async createTopics(topics: readonly string[]): Promise<void> {
    const admin = this.kafka.admin();
    await admin.connect();
    try {
      const existing = new Set(await admin.listTopics());
      const missing = topics.filter((topic) => !existing.has(topic));
      // One by one: a request in which some topics exist and others do not is refused as a whole.
      for (const topic of missing) await onceKnown(() => admin.createTopics({ topics: [{ topic }] }));
      await onceKnown(() => admin.fetchTopicMetadata({ topics: [...topics] }));
    } finally {
      await admin.disconnect();
    }
  }
}
