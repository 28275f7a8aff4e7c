import type { Attributes } from '@opentelemetry/api';
import type { Histogram } from 'prom-client';
import type { Logger } from './logger';
import { type RequestScope, runInScope } from './request-scope';
import { type Carrier, inSpan, type SpanDescription } from './tracing';

/** How a piece of work ended: a code of few values; `fault` when it was ours and not the caller's. */
export interface Outcome {
  code: string;
  fault: boolean;
}

/** A piece of work done for somebody: a call answered, a fact reacted to, a job. */
export interface Work<T, L extends string> {
  /** What the log line says. */
  message: string;
  span: Omit<SpanDescription, 'from'>;
  carrier: Carrier;
  /** The request's id where whoever asked for the work had none. */
  otherwise: string;
  /** What else the scope of the work says. */
  scope?: Omit<RequestScope, 'requestId'>;
  duration: Histogram<L | 'outcome'>;
  labels: Record<L, string>;
  /** What an answer says of itself; `ok` when left out. What is thrown is `failed`. */
  outcomeOf?(result: T): Outcome;
  /** Attributes that tell the outcome in the span. */
  told?(outcome: Outcome): Attributes;
}

/** How many of which work are being done right now. */
const counts = new Map<string, number>();
const count = (name: string, by: number) => void counts.set(name, (counts.get(name) ?? 0) + by);

/** What this process holds, by name: `job messaging.chunk`. */
export const underWay = (): Record<string, number> => Object.fromEntries([...counts].filter(([, held]) => held > 0));

const OK: Outcome = { code: 'ok', fault: false };

/** Does the work in its request's scope and trace; leaves one log line, one measurement and one span. */
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
