import { setTimeout as delay } from 'node:timers/promises';
import type { Fact } from '@festlig/contracts/define';
import { ATTEMPTS, type Deliver, deadTopic } from './bus';

/** What lands in the dead-letter topic. */
export interface DeadLetter {
  fact: Fact;
  group: string;
  /** Error name and message of the last try. */
  reason: string;
}

export interface DeliveryOptions {
  group: string;
  deliver: Deliver;
  publish(facts: readonly Fact[]): Promise<void>;
  /** Milliseconds before the second try; doubles, with jitter. 500 when left out: a restart next door is outlasted. */
  backoff?: number;
  /** Called between tries: a broker takes a consumer that is silent for long for dead. */
  heartbeat?(): Promise<void>;
}

const BACKOFF = 500;

/** Tries {@link ATTEMPTS} times, then sets the fact aside. Never throws for a poison fact: what follows it must not wait. */
export async function deliverOrSetAside(fact: Fact, options: DeliveryOptions): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await options.deliver(fact);
    } catch (error) {
      if (attempt < ATTEMPTS) {
        await options.heartbeat?.();
        await delay((options.backoff ?? BACKOFF) * 2 ** (attempt - 1) * (0.5 + Math.random()));
        continue;
      }
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const letter: DeadLetter = { fact, group: options.group, reason };
      return options.publish([{ ...fact, type: deadTopic(fact.type), data: letter }]);
    }
  }
}
