import type { Attributes } from '@opentelemetry/api';
import type { Histogram } from 'prom-client';
import type { Logger } from './logger';
import { type RequestScope, runInScope } from './request-scope';
import { type Carrier, inSpan, type SpanDescription } from './tracing';

/**
 * How a piece of work ended: a code with few possible values. `fault` is true when the error was ours, not the
 * caller's.
 */
export interface Outcome {
  code: string;
  fault: boolean;
}

/** A piece of work: answering a call, reacting to a fact, or running a job. */
export interface Work<T, L extends string> {
  /** The message of the log line. */
  message: string;
  span: Omit<SpanDescription, 'from'>;
  carrier: Carrier;
  /** The request id to use when the carrier has none. */
  otherwise: string;
  /** Further fields of the scope in which the work runs. */
  scope?: Omit<RequestScope, 'requestId'>;
  duration: Histogram<L | 'outcome'>;
  labels: Record<L, string>;
  /** Derives the outcome from the result; `ok` when left out. An exception is `failed`. */
  outcomeOf?(result: T): Outcome;
  /** Span attributes for the outcome. */
  told?(outcome: Outcome): Attributes;
}

/** Number of pieces of work in progress, by name. */
const counts = new Map<string, number>();
const count = (name: string, by: number) => void counts.set(name, (counts.get(name) ?? 0) + by);

/** The work in progress in this process, by name: `job messaging.chunk`. */
export const underWay = (): Record<string, number> => Object.fromEntries([...counts].filter(([, held]) => held > 0));

const OK: Outcome = { code: 'ok', fault: false };

/** Runs the work in its request's scope and trace. Writes one log line, one measurement and one span. */
export function observed<T, L extends string>(logger: Logger, work: Work<T, L>, run: () => Promise<T>): Promise<T> {
  const { message, span, carrier, otherwise, duration, labels } = work;
  return runInScope({ ...work.scope, requestId: carrier.requestId ?? otherwise }, () =>
    inSpan({ ...span, from: carrier }, async (tell) => {
      const started = performance.now();
      const name = `${message} ${Object.values<string>(labels)[0] ?? ''}`;
      count(name, 1);
      const ended = ({ code, fault }: Outcome) => {
        count(name, -1);
        const milliseconds = performance.now() - started;
        duration.observe({ ...labels, outcome: code } as Record<L | 'outcome', string>, milliseconds / 1000);
        logger.info(message, { ...labels, outcome: code, ms: Math.round(milliseconds) });
        tell(work.told?.({ code, fault }) ?? {}, fault ? code : undefined);
      };
      try {
        const result = await run();
        ended(work.outcomeOf?.(result) ?? OK);
        return result;
      } catch (error) {
        ended({ code: 'failed', fault: true });
        throw error;
      }
    }),
  );
}
