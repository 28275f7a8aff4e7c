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
  /** Aborted when the consumer stops: no further try is made, and the fact is delivered after the next start. */
  signal: AbortSignal;
  /** Milliseconds before the second try; doubles, with jitter, up to {@link LONGEST_WAIT}. 500 when left out. */
  backoff?: number;
  /**
   * Called between tries, because a broker drops a consumer that is silent for long. Throws when the group has
   * changed.
   */
  heartbeat?(): Promise<void>;
}

const BACKOFF = 500;
/**
 * Longest pause between two tries in milliseconds: well below the time after which a broker drops a silent
 * consumer.
 */
const LONGEST_WAIT = 5000;

/**
 * Delivers a fact to a group. A fact that fails {@link ATTEMPTS} times by its own fault is set aside. While a
 * backing service is away the fact is tried without end and the facts after it wait, so that an outage does not
 * turn every fact into a dead letter.
 * @throws when the consumer stops or the broker reassigns the fact; the fact is then neither handled nor set aside
 */
export async function deliverOrSetAside(fact: Fact, options: DeliveryOptions): Promise<void> {
  const { group, signal, backoff = BACKOFF } = options;
  // A replayed dead letter of another group.
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
