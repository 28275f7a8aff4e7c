import type { Fact } from '@festlig/contracts/define';

/** Handles one fact for a consumer. If it throws, the bus tries again. */
export type Deliver = (fact: Fact) => Promise<void>;

export interface SubscribeOptions {
  /** Consumer group: each fact is delivered to one member of the group. */
  group: string;
  topics: readonly string[];
  deliver: Deliver;
  /**
   * Handles several facts of one key, given in their order, with less work than one after the other. If it throws, each is
   * delivered on its own. Only a bus that has several facts at hand calls it.
   */
  deliverAll?: ((facts: readonly Fact[]) => Promise<void>) | undefined;
  /** Delivers only facts published from now on, for caches. Otherwise a new group starts at the beginning. */
  fromNow?: boolean;
}

/**
 * Carries facts between services, at least once and in order per key (rules: facts-at-least-once, dead-letters). A
 * fact that fails {@link ATTEMPTS} times goes to `<topic>.dead` with the group and the reason, and the bus goes on
 * with the next fact. While a backing service is away the fact waits instead.
 */
export abstract class Bus {
  /** Resolves when the bus has accepted the facts. */
  abstract publish(facts: readonly Fact[]): Promise<void>;
  abstract subscribe(options: SubscribeOptions): Promise<void>;
  abstract close(): Promise<void>;
  /** Resolves when this process can publish and has joined its consumer groups. */
  async ping(): Promise<void> {}
  /** Whether facts published now reach the consumers. If not, facts stay in their outbox. */
  get delivers(): boolean {
    return true;
  }
}

export const ATTEMPTS = 5;
export const deadTopic = (topic: string): string => `${topic}.dead`;
export const isDeadTopic = (topic: string): boolean => topic.endsWith(deadTopic(''));
