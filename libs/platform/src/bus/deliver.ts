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
  /** Milliseconds before the second try; doubles, with jitter. */
  backoff?: number;
}

/** Tries {@link ATTEMPTS} times, then sets the fact aside. Never throws for a poison fact: what follows it must not wait. */
export async function deliverOrSetAside(fact: Fact, options: DeliveryOptions): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await options.deliver(fact);
    } catch (error) {
      if (attempt < ATTEMPTS) {
        await delay((options.backoff ?? 100) * 2 ** (attempt - 1) * (0.5 + Math.random()));
        continue;
      }
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const letter: DeadLetter = { fact, group: options.group, reason };
      return options.publish([{ ...fact, type: deadTopic(fact.type), data: letter }]);
    }
  }
}
