import type { Fact } from '@festlig/contracts/define';
import type { KafkaMessage } from 'kafkajs';
import { z } from 'zod';

/** The fields that every fact must have. Additional fields are kept. */
const WireFact = z.looseObject({
  id: z.string().min(1),
  type: z.string(),
  key: z.string(),
  at: z.string(),
  data: z.unknown(),
  only: z.string().optional(),
});

/**
 * Reads the fact in a message. A message that is not a fact must not stop the partition: its text becomes the data,
 * which the event's schema rejects, so that it is set aside. `fallbackId` becomes its id.
 */
export function factOf(topic: string, fallbackId: string, { key, value, timestamp }: KafkaMessage): Fact {
  const text = value?.toString() ?? '';
  try {
    const fact = WireFact.parse(JSON.parse(text));
    if (fact.type === topic) return fact as Fact;
  } catch {
    // Not JSON or not a fact: handled below.
  }
  const at = new Date(Number(timestamp)).toISOString();
  return { id: fallbackId, type: topic, key: key?.toString() ?? '', at, data: text };
}

export interface OutgoingMessage {
  topic: string;
  key: string;
  value: string;
}

/** Most bytes of one request: half of a broker's default limit. */
const REQUEST = 500_000;

/**
 * Turns facts into messages and groups them into requests that a broker accepts, in the same order. The facts of a
 * long outage may need several requests.
 */
export function requestsOf(facts: readonly Fact[]): OutgoingMessage[][] {
  const requests: OutgoingMessage[][] = [];
  let size = Infinity;
  for (const fact of facts) {
    const value = JSON.stringify(fact);
    const bytes = Buffer.byteLength(value) + Buffer.byteLength(fact.key);
    if (size + bytes > REQUEST) {
      requests.push([]);
      size = 0;
    }
    size += bytes;
    requests.at(-1)?.push({ topic: fact.type, key: fact.key, value });
  }
  return requests;
}
