const topic = 'festlig.ready';

/**
 * Resolves when a broker is ready: it accepts a message, and its group coordinator answers. A broker that accepts
 * connections still refuses consumers for some seconds ('coordinator is loading').
 */
export async function answers(brokers: string[]): Promise<void> {
  const { default: kafkajs } = await import('kafkajs');
  const kafka = new kafkajs.Kafka({
    clientId: 'festlig-ready',
    brokers,
    logLevel: kafkajs.logLevel.NOTHING,
    connectionTimeout: 1000,
    requestTimeout: 5000,
    retry: { retries: 0 },
  });
  const admin = kafka.admin();
  const producer = kafka.producer({ createPartitioner: kafkajs.Partitioners.DefaultPartitioner });
  try {
    await admin.connect();
    await admin.createTopics({ topics: [{ topic, numPartitions: 1 }] });
    await producer.connect();
    await producer.send({ topic, messages: [{ value: 'ready?' }] });
    await admin.fetchOffsets({ groupId: topic, topics: [topic] });
  } finally {
    await Promise.allSettled([producer.disconnect(), admin.disconnect()]);
  }
}
