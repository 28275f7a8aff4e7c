import type { DataOf, EventDeclaration, Fact } from '@festlig/contracts/define';
import type { Facts } from './outbox';
import type { OutboxRelay } from './outbox-relay';

/** A fact that a change will cause. It is made when the change is written. */
export interface Caused {
  event: EventDeclaration;
  data: unknown;
}

export const caused = <E extends EventDeclaration>(event: E, data: DataOf<E>): Caused => ({ event, data });

/** Lets a repository write a change together with its facts (rule: facts-in-the-document). */
export class FactWriter {
  constructor(
    private readonly facts: Facts,
    private readonly relay: OutboxRelay,
  ) {}

  /**
   * Makes the facts, passes them to `write`, which stores them in the update of the change, and wakes the relay.
   * When `write` throws, nothing is published.
   */
  async writeWithFacts<T>(all: readonly Caused[], write: (facts: Fact[]) => Promise<T>): Promise<T> {
    const written = await write(all.map(({ event, data }) => this.facts.of(event, data as DataOf<typeof event>)));
    if (all.length > 0) this.relay.wake();
    return written;
  }
}
