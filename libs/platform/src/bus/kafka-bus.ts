import { setTimeout as delay } from 'node:timers/promises';
import type { Fact } from '@festlig/contracts/define';
import { type Consumer, type EachMessagePayload, Kafka, logLevel, type Producer } from 'kafkajs';
import { Bus, type SubscribeOptions } from './bus';
import { deliverOrSetAside } from './deliver';
import './idle-connections';
import { factOf, requestsOf } from './kafka-message';
import { retryUntilKnown } from './retry-until-known';

export interface KafkaBusOptions {
  brokers: string[];
  clientId: string;
  /** Milliseconds before the second try of a failed delivery. */
  backoff?: number;
  /** Milliseconds a broker has to answer; 10,000 when left out. A publish makes five attempts. */
  requestTimeout?: number;
}

/** Milliseconds after which a group drops a silent consumer. A consumer sends a heartbeat every {@link HEARTBEAT}. */
const SESSION = 10_000;
/** Milliseconds a member has to finish its facts when another member joins or leaves. */
const REBALANCE = 20_000;
const HEARTBEAT = 3000;

/** Carries facts over Kafka: topic = event type, message key = the fact's key, one consumer group per service. */
export class KafkaBus extends Bus {
  private readonly kafka: Kafka;
  private readonly producer: Producer;
  private readonly consumers = new Set<Consumer>();
  /** Consumers that have joined their group. */
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
    // Not `idempotent`: after a publish that failed although the broker had accepted it, kafkajs reuses the sequence
    // number, and the broker drops the next fact as a duplicate. A fact that arrives twice does no harm; a lost fact
    // does.
    this.producer = this.kafka.producer({ maxInFlightRequests: 1, retry: { initialRetryTime: 200, retries: 4 } });
  }

  /** Resolves when all in-sync replicas have the facts. Rejects within a minute when the brokers are away. */
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

  /**
   * Handles the current facts to the end and commits them. A fact that waits for another try is left to the next
   * start.
   */
  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all([...this.consumers].map((consumer) => consumer.disconnect()));
    await this.producer.disconnect();
  }

  override async ping(): Promise<void> {
    if (this.members.size < this.subscriptions) throw new Error('not in every consumer group');
  }

  /** Resolves when the consumer has joined its group. */
  private async consume(options: SubscribeOptions): Promise<void> {
    const consumer = this.kafka.consumer({
      groupId: options.group,
      sessionTimeout: SESSION,
      rebalanceTimeout: REBALANCE,
      heartbeatInterval: HEARTBEAT,
      // Closing waits for the open fetch: one second at most instead of kafkajs' five.
      maxWaitTimeInMs: 1000,
      // A consumer lost in an outage is restarted, unless the bus is being closed.
      retry: { restartOnFailure: async () => !this.closing.signal.aborted },
    });
    this.consumers.add(consumer);
    try {
      await consumer.connect();
      await retryUntilKnown(() => consumer.subscribe({ topics: [...options.topics], fromBeginning: !options.fromNow }));
    } catch (error) {
      this.consumers.delete(consumer);
      await consumer.disconnect();
      throw error;
    }
    const joined = new Promise<void>((resolve) =>
      consumer.on(consumer.events.GROUP_JOIN, () => {
        this.members.add(consumer);
        resolve();
        // The consumer was still joining when the bus was closed.
        if (this.closing.signal.aborted) void consumer.disconnect();
      }),
    );
    // Kafkajs itself retries after errors that it considers temporary. After any other error it would stop silently.
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
    // A slow delivery is not a dead consumer. If the group has changed, the next try or the commit reports it.
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

  /** Creates missing topics. A topic without messages, or one that another service creates meanwhile, is no error. */
  private async createTopics(topics: readonly string[]): Promise<void> {
    const admin = this.kafka.admin();
    await admin.connect();
    try {
      const existing = new Set(await admin.listTopics());
      const missing = topics.filter((topic) => !existing.has(topic));
      // One request per topic: a broker refuses a whole request when one of its topics exists.
      for (const topic of missing) await retryUntilKnown(() => admin.createTopics({ topics: [{ topic }] }));
      await retryUntilKnown(() => admin.fetchTopicMetadata({ topics: [...topics] }));
    } finally {
      await admin.disconnect();
    }
  }
}
