import type { Fact } from '@festlig/contracts/define';
import type { Bus, SubscribeOptions } from './bus';

export interface BusUnderTest {
  /** Creates a new bus for each test, on the same broker where there is one, with short pauses between tries. */
  create(): Promise<Bus> | Bus;
  /** Whether a group that subscribes late receives the facts published before. */
  keepsHistory: boolean;
  /** Adds another member to a group that already has members on this bus. */
  join(bus: Bus, options: SubscribeOptions): Promise<{ leave(): Promise<void> }>;
}

/** Resolves as soon as the condition holds. The time limit of the test bounds the wait. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Publishes as an outbox does: tries again until the bus has accepted the facts. */
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

/** The data of the facts, in the same order. */
export const dataOf = (facts: readonly Fact[]): unknown[] => facts.map(({ data }) => data);

/** An idempotent consumer that goes by fact ids. It records the data by key, in the order in which it took effect. */
export class Effects {
  private readonly seen = new Set<string>();
  readonly byKey = new Map<string, unknown[]>();
  deliveries = 0;

  readonly deliver = async ({ id, key, data }: Fact): Promise<void> => {
    this.deliveries++;
    // Gives another delivery the chance to run in between.
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (this.seen.has(id)) return;
    this.seen.add(id);
    this.byKey.set(key, [...(this.byKey.get(key) ?? []), data]);
  };
  get count(): number {
    return this.seen.size;
  }
}

/** One test's bus. Topics and groups get a suffix of their own, so that all tests can use one broker. */
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

  /** Subscribes a group that records the facts it receives. `take` may throw. */
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
