import type { DataOf, EventDeclaration, Fact } from '@festlig/contracts/define';
import type { Facts } from './outbox';
import type { OutboxRelay } from './outbox-relay';

/** A fact that a change causes: it is made when the change is written. */
export interface Caused {
  event: EventDeclaration;
  data: unknown;
}

export const caused = <E extends EventDeclaration>(event: E, data: DataOf<E>): Caused => ({ event, data });

/** How a repository writes what other services hear of (rule: facts-in-the-document). */
export class FactWriter {
  constructor(
    private readonly facts: Facts,
    private readonly relay: OutboxRelay,
  ) {}

  /**
   * Makes the facts, has them written by the update that makes the change, and has them published at once. A write that
   * throws has told nobody anything.
   */
  async writeWithFacts<T>(all: readonly Caused[], write: (facts: Fact[]) => Promise<T>): Promise<T> {
    const written = await write(all.map(({ event, data }) => this.facts.of(event, data as DataOf<typeof event>)));
    if (all.length > 0) this.relay.wake();
    return written;
  }
}
