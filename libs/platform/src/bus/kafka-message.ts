import type { Fact } from '@festlig/contracts/define';
import type { KafkaMessage } from 'kafkajs';
import { z } from 'zod';

/** What a fact cannot be without; whatever else it carries stays. */
const WireFact = z.looseObject({
  id: z.string().min(1),
  type: z.string(),
  key: z.string(),
  at: z.string(),
  data: z.unknown(),
  only: z.string().optional(),
});

/**
 * The fact a message carries. One that is no fact of ours must not stop the partition: its text becomes the data, which
 * fails the event's schema and is set aside. `place` becomes its id.
 */
export function factOf(topic: string, place: string, { key, value, timestamp }: KafkaMessage): Fact {
  const text = value?.toString() ?? '';
  try {
    const fact = WireFact.parse(JSON.parse(text));
    if (fact.type === topic) return fact as Fact;
  } catch {
    // Not JSON, or not a fact: told below.
  }
  const at = new Date(Number(timestamp)).toISOString();
  return { id: place, type: topic, key: key?.toString() ?? '', at, data: text };
}

export interface OutgoingMessage {
  topic: string;
  key: string;
  value: string;
}

/** Bytes of one request: half of what a broker takes for a partition when nobody has set it otherwise. */
const REQUEST = 500_000;

/** Facts as messages, in requests a broker takes: what piled up during an outage may be more than one. Order holds. */
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
