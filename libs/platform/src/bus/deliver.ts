import { setTimeout as delay } from 'node:timers/promises';
import type { Fact } from '@festlig/contracts/define';
import { isUnavailable } from '../errors';
import { metrics } from '../observability';
import { ATTEMPTS, type SubscribeOptions } from './bus';
import { deadLetterOf } from './dead-letter';

export interface DeliveryOptions extends Pick<SubscribeOptions, 'group' | 'deliver'> {
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

/** A replayed dead letter is for the group that could not handle it. */
const isFor = ({ only }: Fact, group: string): boolean => only === undefined || only === group;

/**
 * Delivers facts of one key to a group, in their order: all at once where the group can take them so, and each on its own
 * where it cannot, or when that failed, so that only the fact at fault is set aside.
 * @throws as {@link deliverOrSetAside}; the facts from there on are then neither handled nor set aside
 */
export async function deliverInOrder(
  facts: readonly Fact[],
  { deliverAll, ...options }: DeliveryOptions & Pick<SubscribeOptions, 'deliverAll'>,
): Promise<void> {
  const own = facts.filter((fact) => isFor(fact, options.group));
  if (deliverAll && own.length > 1) {
    try {
      return await deliverAll(own);
    } catch {
      // What was done for some of them already is done again: a fact takes effect once, however often it arrives.
    }
  }
  for (const fact of own) await deliverOrSetAside(fact, options);
}

/**
 * Delivers a fact to a group. A fact that fails {@link ATTEMPTS} times by its own fault is set aside. While a
 * backing service is away the fact is tried without end and the facts after it wait, so that an outage does not
 * turn every fact into a dead letter.
 * @throws when the consumer stops or the broker reassigns the fact; the fact is then neither handled nor set aside
 */
export async function deliverOrSetAside(fact: Fact, options: DeliveryOptions): Promise<void> {
  const { group, signal, backoff = BACKOFF } = options;
  if (!isFor(fact, group)) return;
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
