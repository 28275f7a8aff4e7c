import type { z } from 'zod';

/** A kind of event. Topic = its type, key = the party or user it is about. */
export interface EventDeclaration<T extends string = string, D extends z.ZodType = z.ZodType> {
  type: T;
  data: D;
  /** The partition key: facts with the same key stay in order. */
  key(data: z.output<D>): string;
}

export type DataOf<E extends EventDeclaration> = z.output<E['data']>;

/**
 * An event that happened. `id` is unique for ever: consumers record it or are idempotent by nature. `at` is ISO
 * 8601 UTC.
 */
export interface Fact<T = unknown> {
  id: string;
  type: string;
  key: string;
  at: string;
  data: T;
  /** The only consumer group that handles it, because the others already have (a dead letter that was put back). */
  only?: string;
  /** The request that caused it and the W3C trace context, for the logs and traces of those who react. */
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
