import { setTimeout as delay } from 'node:timers/promises';
import type { Fact } from '@festlig/contracts/define';
import { type Consumer, type EachMessagePayload, Kafka, logLevel, type Producer } from 'kafkajs';
import { Bus, type SubscribeOptions } from './bus';
import { deliverOrSetAside } from './deliver';
import { factOf, requestsOf } from './kafka-message';

export interface KafkaBusOptions {
  brokers: string[];
  clientId: string;
  /** Milliseconds before the second try of a failed delivery. */
  backoff?: number;
  /** Milliseconds a broker has to answer; 10,000 when left out. A publish asks five times. */
  requestTimeout?: number;
}

const UNKNOWN = new Set(['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE']);
/** Milliseconds: a group gives up a consumer that is silent for so long; how often it says that it lives. */
const SESSION = 10_000;
/** Milliseconds a member has to finish what it holds when another joins or leaves. */
const REBALANCE = 20_000;
const HEARTBEAT = 3000;

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
  private readonly consumers = new Set<Consumer>();
  /** Those that their group has taken in. */
  private readonly members = new Set<Consumer>();
  private subscriptions = 0;
  private readonly closing = new AbortController();
  private connecting: Promise<void> | undefined;

  constructor(private readonly options: KafkaBusOptions) {
    super();
    this.kafka = new Kafka({
      clientId: options.clientId,
      brokers: options.brokers,
      logLevel: logLevel.NOTHING,
      connectionTimeout: 3000,
      requestTimeout: options.requestTimeout ?? 10_000,
      retry: { initialRetryTime: 200, retries: 12, maxRetryTime: 5000 },
    });
    // Not `idempotent`: kafkajs uses a sequence number again after a publish that failed although the broker had
    // taken it, and the broker then drops the next one as a duplicate. A fact that comes twice is no harm; none is.
    this.producer = this.kafka.producer({ maxInFlightRequests: 1, retry: { initialRetryTime: 200, retries: 4 } });
  }

  /** Resolves when all replicas in sync have the facts; rejects within a minute when the brokers are away. */
  async publish(facts: readonly Fact[]): Promise<void> {
    this.connecting ??= this.producer.connect();
    await this.connecting.catch((error: unknown) => {
      this.connecting = undefined;
      throw error;
    });
    for (const request of requestsOf(facts)) {
      const topics = [...new Set(request.map(({ topic }) => topic))];
      const topicMessages = topics.map((topic) => ({ topic, messages: request.filter((one) => one.topic === topic) }));
      await this.producer.sendBatch({ acks: -1, topicMessages });
    }
  }

  async subscribe(options: SubscribeOptions): Promise<void> {
    await this.createTopics(options.topics);
    this.subscriptions++;
    await this.consume(options);
  }

  /** Finishes and commits what is being handled; a fact that waits for another try is left to the next start. */
  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all([...this.consumers].map((consumer) => consumer.disconnect()));
    await this.producer.disconnect();
  }

  override async ping(): Promise<void> {
    if (this.members.size < this.subscriptions) throw new Error('not in every consumer group');
  }

  /** Resolves when the group has taken the consumer in. */
  private async consume(options: SubscribeOptions): Promise<void> {
    const consumer = this.kafka.consumer({
      groupId: options.group,
      sessionTimeout: SESSION,
      rebalanceTimeout: REBALANCE,
      heartbeatInterval: HEARTBEAT,
      // A stop waits for the question that is open: a second at most, not kafkajs' five.
      maxWaitTimeInMs: 1000,
      // A consumer that was lost in an outage comes back; not so when it is closed in the middle of that.
      retry: { restartOnFailure: async () => !this.closing.signal.aborted },
    });
    this.consumers.add(consumer);
    try {
      await consumer.connect();
      await onceKnown(() => consumer.subscribe({ topics: [...options.topics], fromBeginning: !options.fromNow }));
    } catch (error) {
      this.consumers.delete(consumer);
      await consumer.disconnect();
      throw error;
    }
    const joined = new Promise<void>((resolve) =>
      consumer.on(consumer.events.GROUP_JOIN, () => {
        this.members.add(consumer);
        resolve();
        // It was still joining when the bus was closed.
        if (this.closing.signal.aborted) void consumer.disconnect();
      }),
    );
    // What kafkajs holds for passing it retries by itself; of anything else it would stop without a word.
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      this.members.delete(consumer);
      if (payload.restart) return;
      this.consumers.delete(consumer);
      void this.consumeAgain(options);
    });
    await consumer.run({ partitionsConsumedConcurrently: 4, eachMessage: (payload) => this.handle(payload, options) });
    await joined;
  }

  private async consumeAgain(options: SubscribeOptions): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      const consumed = await delay(1000, undefined, { signal })
        .then(() => this.consume(options))
        .then(
          () => true,
          () => false,
        );
      if (consumed) return;
    }
  }

  private async handle({ topic, partition, message, heartbeat }: EachMessagePayload, options: SubscribeOptions) {
    const { group, deliver } = options;
    const { backoff } = this.options;
    const fact = factOf(topic, `${topic}-${partition}-${message.offset}`, message);
    // A slow delivery is not a dead consumer. Should the group have changed, the next try or the end of this one tells.
    const alive = setInterval(() => void heartbeat().catch(() => undefined), HEARTBEAT);
    try {
      await deliverOrSetAside(fact, {
        group,
        deliver,
        heartbeat,
        signal: this.closing.signal,
        publish: (facts) => this.publish(facts),
        ...(backoff === undefined ? {} : { backoff }),
      });
    } finally {
      clearInterval(alive);
    }
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
