import { setTimeout as delay } from 'node:timers/promises';
import type { Fact } from '@festlig/contracts/define';
import { isUnavailable } from '../errors';
import { metrics } from '../observability';
import { ATTEMPTS, type Deliver } from './bus';
import { deadLetterOf } from './dead-letter';

export interface DeliveryOptions {
  group: string;
  deliver: Deliver;
  publish(facts: readonly Fact[]): Promise<void>;
  /** Aborted when the consumer stops: no further try, the fact is left for its next start. */
  signal: AbortSignal;
  /** Milliseconds before the second try; doubles, with jitter, up to {@link LONGEST_WAIT}. 500 when left out. */
  backoff?: number;
  /** Called between tries: a broker takes a consumer that is silent for long for dead. Throws when the group has changed. */
  heartbeat?(): Promise<void>;
}

const BACKOFF = 500;
/** Milliseconds between two tries at most: well under the time after which a broker gives a silent consumer up. */
const LONGEST_WAIT = 5000;

/**
 * Delivers a fact to a group. A fact that fails {@link ATTEMPTS} times by its own fault is set aside; while a backing
 * service is away it is tried without end, and those after it wait: an outage must not make letters of everything.
 * Rejects, with the fact neither handled nor set aside, when the consumer stops or the broker takes the fact away.
 */
export async function deliverOrSetAside(fact: Fact, options: DeliveryOptions): Promise<void> {
  const { group, signal, backoff = BACKOFF } = options;
  // Put back for another group, which failed.
  if (fact.only !== undefined && fact.only !== group) return;
  let faults = 0;
  for (let failures = 0; ; failures++) {
    try {
      return await options.deliver(fact);
    } catch (error) {
      if (!isUnavailable(error)) faults++;
      if (faults === ATTEMPTS) {
        await options.publish([deadLetterOf(fact, group, error)]);
        return metrics.deadLetters.inc({ event: fact.type, group });
      }
    }
    await options.heartbeat?.();
    const pause = Math.min(backoff * 2 ** failures, LONGEST_WAIT) * (0.5 + Math.random());
    await delay(pause, undefined, { signal });
  }
}
