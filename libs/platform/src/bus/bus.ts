import type { Fact } from '@festlig/contracts/define';

/** Delivers one fact to a consumer; throwing asks for another try. */
export type Deliver = (fact: Fact) => Promise<void>;

export interface SubscribeOptions {
  /** Consumer group: each fact reaches one member of it. */
  group: string;
  topics: readonly string[];
  deliver: Deliver;
  /** Only facts from now on, for caches; otherwise a new group starts at the beginning. */
  fromNow?: boolean;
}

/**
 * Facts between services, at least once and in order per key (rules: facts-at-least-once, dead-letters). A fact that
 * fails {@link ATTEMPTS} times goes to `<topic>.dead` with the group and the reason, and the next one is taken; while a
 * backing service is away, it waits.
 */
export abstract class Bus {
  /** Resolves when the bus has taken the facts over. */
  abstract publish(facts: readonly Fact[]): Promise<void>;
  abstract subscribe(options: SubscribeOptions): Promise<void>;
  abstract close(): Promise<void>;
  /** Resolves when this process can publish and is in its consumer groups. */
  async ping(): Promise<void> {}
  /** Whether what is published now reaches the consumers; if not, facts are left where they are. */
  get delivers(): boolean {
    return true;
  }
}

export const ATTEMPTS = 5;
export const deadTopic = (topic: string): string => `${topic}.dead`;
export const isDeadTopic = (topic: string): boolean => topic.endsWith(deadTopic(''));
