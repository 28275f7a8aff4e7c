import type { z } from 'zod';

/** A fact that happened, published once per outbox entry; topic = its type, key = the party (or user) it is about. */
export interface EventDeclaration<T extends string = string, D extends z.ZodType = z.ZodType> {
  type: T;
  data: D;
  /** The partition key: order holds for facts with the same key. */
  key(data: z.output<D>): string;
}

export type DataOf<E extends EventDeclaration> = z.output<E['data']>;

/** An event on the wire. `id` is unique for ever: consumers record it or are naturally idempotent. `at` is ISO 8601 UTC. */
export interface Fact<T = unknown> {
  id: string;
  type: string;
  key: string;
  at: string;
  data: T;
  /** The one consumer group that takes it: the others have handled it before (a dead letter that was put back). */
  only?: string;
  /** The request that caused it, and W3C's place in its trace: known in logs and traces by whoever reacts, whenever. */
  requestId?: string;
  traceparent?: string;
}

export function defineEvent<const T extends string, D extends z.ZodType>(
  type: T,
  data: D,
  key: (data: z.output<D>) => string,
): EventDeclaration<T, D> {
  return { type, data, key };
}
