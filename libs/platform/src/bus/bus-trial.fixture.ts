import type { Fact } from '@festlig/contracts/define';
import type { Bus, SubscribeOptions } from './bus';

export interface BusUnderTest {
  /** A bus of its own for each call, on the same broker where there is one; quick to try again. */
  create(): Promise<Bus> | Bus;
  /** Whether a group that subscribes late gets what was published before. */
  keepsHistory: boolean;
  /** Makes a further member of a group beside those on this bus. */
  join(bus: Bus, options: SubscribeOptions): Promise<{ leave(): Promise<void> }>;
}

/** Resolves as soon as the condition holds; how long that may take is for the test's own time limit. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Publishes as an outbox does: again, until the bus has taken it. */
export async function publishUntilTaken(bus: Bus, facts: readonly Fact[]): Promise<void> {
  for (let taken = false; !taken;) {
    taken = await bus.publish(facts).then(
      () => true,
      () => new Promise((resolve) => setTimeout(() => resolve(false), 10)),
    );
  }
}

let count = 0;
export const factOf = (type: string, data: unknown, key = 'party-1'): Fact => ({
  id: `fact-${++count}`,
  type,
  key,
  at: '2026-06-01T12:00:00.000Z',
  data,
});

/** The data of facts, in their order. */
export const dataOf = (facts: readonly Fact[]): unknown[] => facts.map(({ data }) => data);

/** A consumer that is idempotent by the fact's id, and what it did: numbers by key, in the order of their effect. */
export class Effects {
  private readonly seen = new Set<string>();
  readonly byKey = new Map<string, unknown[]>();
  deliveries = 0;

  readonly deliver = async ({ id, key, data }: Fact): Promise<void> => {
    this.deliveries++;
    // Let another delivery in between, if there could be one.
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (this.seen.has(id)) return;
    this.seen.add(id);
    this.byKey.set(key, [...(this.byKey.get(key) ?? []), data]);
  };
  get count(): number {
    return this.seen.size;
  }
}

/** One test's bus, with topics and groups of its own, so that one broker serves all. */
export class BusTrial {
  private constructor(
    readonly bus: Bus,
    readonly run: string,
  ) {}

  static async start({ create }: Pick<BusUnderTest, 'create'>): Promise<BusTrial> {
    return new BusTrial(await create(), crypto.randomUUID().slice(0, 8));
  }
  topic = (type: string): string => `${type}.${this.run}`;
  group = (name: string): string => `${name}-${this.run}`;

  /** Subscribes a group that notes down what it gets; `take` may throw. */
  async listen(group: string, topics: string[], take = (_fact: Fact): void => {}): Promise<Fact[]> {
    const got: Fact[] = [];
    const deliver = async (fact: Fact): Promise<void> => {
      take(fact);
      got.push(fact);
    };
    await this.bus.subscribe({ group: this.group(group), topics, deliver });
    return got;
  }
}
