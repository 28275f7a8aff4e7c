import type { Fact } from '@festlig/contracts/define';
import { Bus, isDeadTopic, type SubscribeOptions } from './bus';
import { deliverInOrder } from './deliver';

/** A group's consumer, with the signal that ends its pauses between tries when it stops. */
interface Subscription extends SubscribeOptions {
  stopping: AbortController;
}

/** Facts of one key for a member of a group, in the order in which they were published. */
interface Delivery {
  order: string;
  member: Subscription;
  facts: Fact[];
}

/** Dead letters have an order of their own: the failing delivery publishes one and waits for it. */
const orderOf = ({ key, type }: Fact, { group }: Subscription): string =>
  JSON.stringify([group, key, isDeadTopic(type) ? type : '']);

/**
 * The bus of one process. `publish` resolves when every group has handled the facts, so that facts still in an
 * outbox are delivered again after a crash: at least once without storage of its own. A group that subscribes late
 * receives only what is published afterwards.
 */
export class InProcessBus extends Bus {
  private subscriptions: Subscription[] = [];
  /** Groups whose consumer has stopped, with the topics to which they had subscribed. */
  private readonly away = new Map<string, readonly string[]>();
  /** Last delivery in progress per group and key, which keeps the order per key. */
  private readonly tails = new Map<string, { group: string; done: Promise<void> }>();
  private holds = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly backoff?: number) {
    super();
  }

  /**
   * False in a process without consumers, whose facts stay in their outbox for a process that has consumers. A
   * start under way does not count, because it may be the start of a process of workers.
   */
  override get delivers(): boolean {
    return this.subscriptions.length > 0;
  }

  /** Makes facts wait until every hold is released, so that a starting service misses none. */
  hold(): () => void {
    this.holds++;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      if (--this.holds === 0) for (const go of this.waiting.splice(0)) go();
    };
  }

  /**
   * @throws Error, before anything is delivered, when a group that listens to one of the facts has left and is not
   * back
   */
  async publish(facts: readonly Fact[]): Promise<void> {
    if (this.holds > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    const missed = new Set([...this.away.values()].flat());
    if (facts.some((fact) => missed.has(fact.type))) throw new Error('a consumer has stopped');
    await this.deliverToGroups(facts);
  }

  async subscribe(options: SubscribeOptions): Promise<void> {
    this.away.delete(options.group);
    this.subscriptions.push({ ...options, stopping: new AbortController() });
  }

  /**
   * Stops a group's consumer. Resolves when the deliveries in progress have ended. A fact that waits for another
   * try makes its `publish` reject. Caches (`fromNow`) may miss facts.
   */
  async leave(group: string): Promise<void> {
    const leaving = this.subscriptions.filter((subscription) => subscription.group === group);
    this.subscriptions = this.subscriptions.filter((subscription) => subscription.group !== group);
    const topics = leaving.filter(({ fromNow }) => !fromNow).flatMap((subscription) => subscription.topics);
    if (topics.length > 0) this.away.set(group, topics);
    for (const { stopping } of leaving) stopping.abort();
    await this.settle((tail) => tail.group === group);
  }

  /** Removes all groups. Resolves when the deliveries in progress have ended. */
  async close(): Promise<void> {
    for (const { stopping } of this.subscriptions.splice(0)) stopping.abort();
    await this.settle(() => true);
  }

  private async settle(concerned: (tail: { group: string }) => boolean): Promise<void> {
    const tails = [...this.tails.values()].filter(concerned);
    if (tails.length === 0) return;
    await Promise.allSettled(tails.map(({ done }) => done));
    await this.settle(concerned);
  }

  private async deliverToGroups(facts: readonly Fact[]): Promise<void> {
    await Promise.all(this.deliveriesOf(facts).map((delivery) => this.enqueue(delivery)));
  }

  /** What each group gets, with the facts of a key together, so that a group can take them at once. */
  private deliveriesOf(facts: readonly Fact[]): Delivery[] {
    const deliveries: Delivery[] = [];
    const latest = new Map<string, Delivery>();
    for (const fact of facts) {
      for (const member of this.groupsFor(fact)) {
        const order = orderOf(fact, member);
        const known = latest.get(order);
        if (known?.member === member) {
          known.facts.push(fact);
          continue;
        }
        const delivery = { order, member, facts: [fact] };
        latest.set(order, delivery);
        deliveries.push(delivery);
      }
    }
    return deliveries;
  }

  /** One member of each group that listens to the fact's topic. */
  private groupsFor(fact: Fact): Subscription[] {
    const listening = this.subscriptions.filter((subscription) => subscription.topics.includes(fact.type));
    return [...new Map(listening.map((subscription) => [subscription.group, subscription])).values()];
  }

  private enqueue({ order, member, facts }: Delivery): Promise<void> {
    const { group, deliver, deliverAll, stopping } = member;
    const backoff = this.backoff === undefined ? {} : { backoff: this.backoff };
    const publish = (dead: readonly Fact[]) => this.deliverToGroups(dead);
    const options = { group, deliver, deliverAll, publish, signal: stopping.signal, ...backoff };
    const run = () => deliverInOrder(facts, options);
    // When a fact is left undone, the facts after it in the same order are left undone too.
    const done = (this.tails.get(order)?.done ?? Promise.resolve()).then(run);
    const tail = { group, done };
    this.tails.set(order, tail);
    const forget = () => void (this.tails.get(order) === tail && this.tails.delete(order));
    done.then(forget, forget);
    return done;
  }
}
