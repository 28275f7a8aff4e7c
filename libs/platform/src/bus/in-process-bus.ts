import type { Fact } from '@festlig/contracts/define';
import { Bus, isDeadTopic, type SubscribeOptions } from './bus';
import { deliverOrSetAside } from './deliver';

/** A group's consumer, and how its waits between tries are ended when it stops. */
interface Subscription extends SubscribeOptions {
  stopping: AbortController;
}

/**
 * The bus of one process. `publish` resolves when every group has handled the facts, so what the outbox has not yet
 * forgotten is delivered again after a crash: at least once without a disk of its own. A group that subscribes late
 * gets only what is published from then on.
 */
export class InProcessBus extends Bus {
  private subscriptions: Subscription[] = [];
  /** Groups whose consumer has stopped, and what they listen to. */
  private readonly away = new Map<string, readonly string[]>();
  /** Last delivery under way per group and key: order per key. */
  private readonly tails = new Map<string, { group: string; done: Promise<void> }>();
  private holds = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly backoff?: number) {
    super();
  }

  /**
   * False in a process without consumers: facts stay in their outbox for one that has them. A start alone promises
   * none, for it may be a start of workers.
   */
  override get delivers(): boolean {
    return this.subscriptions.length > 0;
  }

  /** Facts wait until all who held have released: a service that is still starting must not miss any. */
  hold(): () => void {
    this.holds++;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      if (--this.holds === 0) for (const go of this.waiting.splice(0)) go();
    };
  }

  /** Rejects, with nothing delivered, when a group that listens to one of the facts has left and is not back. */
  async publish(facts: readonly Fact[]): Promise<void> {
    if (this.holds > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    const missed = new Set([...this.away.values()].flat());
    if (facts.some((fact) => missed.has(fact.type))) throw new Error('a consumer has stopped');
    await this.spread(facts);
  }

  async subscribe(options: SubscribeOptions): Promise<void> {
    this.away.delete(options.group);
    this.subscriptions.push({ ...options, stopping: new AbortController() });
  }

  /**
   * A group's consumer stops: resolves when what it has begun is done. What waits for another try is left to who
   * published it, whose `publish` rejects. Caches (`fromNow`) miss nothing by it.
   */
  async leave(group: string): Promise<void> {
    const leaving = this.subscriptions.filter((subscription) => subscription.group === group);
    this.subscriptions = this.subscriptions.filter((subscription) => subscription.group !== group);
    const topics = leaving.filter(({ fromNow }) => !fromNow).flatMap((subscription) => subscription.topics);
    if (topics.length > 0) this.away.set(group, topics);
    for (const { stopping } of leaving) stopping.abort();
    await this.settle((tail) => tail.group === group);
  }

  /** Forgets all groups; resolves when what they have begun is done. */
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

  private async spread(facts: readonly Fact[]): Promise<void> {
    await Promise.all(facts.flatMap((fact) => this.groupsFor(fact).map((member) => this.enqueue(fact, member))));
  }

  /** One member of each group that listens to the fact's topic. */
  private groupsFor(fact: Fact): Subscription[] {
    const listening = this.subscriptions.filter((subscription) => subscription.topics.includes(fact.type));
    return [...new Map(listening.map((subscription) => [subscription.group, subscription])).values()];
  }

  private enqueue(fact: Fact, member: Subscription): Promise<void> {
    const { group, deliver, stopping } = member;
    // A lane of its own for what is set aside: it is published within the delivery that failed, which waits for it.
    const lane = JSON.stringify([group, fact.key, isDeadTopic(fact.type) ? fact.type : '']);
    const backoff = this.backoff === undefined ? {} : { backoff: this.backoff };
    const publish = (dead: readonly Fact[]) => this.spread(dead);
    const options = { group, deliver, publish, signal: stopping.signal, ...backoff };
    const run = () => deliverOrSetAside(fact, options);
    // What follows a fact that was left undone is left undone too: order.
    const done = (this.tails.get(lane)?.done ?? Promise.resolve()).then(run);
    const tail = { group, done };
    this.tails.set(lane, tail);
    const forget = () => void (this.tails.get(lane) === tail && this.tails.delete(lane));
    done.then(forget, forget);
    return done;
  }
}
