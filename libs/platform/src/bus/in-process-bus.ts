import type { Fact } from '@festlig/contracts/define';
import { Bus, type SubscribeOptions } from './bus';
import { deliverOrSetAside } from './deliver';

/**
 * The bus of one process. `publish` resolves when every group has handled the facts, so what the outbox has not yet
 * forgotten is delivered again after a crash: at least once without a disk of its own.
 */
export class InProcessBus extends Bus {
  private readonly subscriptions: SubscribeOptions[] = [];
  /** Last delivery under way per group and key: order per key. */
  private readonly tails = new Map<string, Promise<void>>();

  constructor(private readonly backoff?: number) {
    super();
  }

  async publish(facts: readonly Fact[]): Promise<void> {
    await Promise.all(facts.flatMap((fact) => this.groupsFor(fact).map((member) => this.enqueue(fact, member))));
  }

  async subscribe(options: SubscribeOptions): Promise<void> {
    this.subscriptions.push(options);
  }

  async close(): Promise<void> {
    this.subscriptions.length = 0;
    await Promise.all(this.tails.values());
  }

  /** One member of each group that listens to the fact's topic. */
  private groupsFor(fact: Fact): SubscribeOptions[] {
    const listening = this.subscriptions.filter((subscription) => subscription.topics.includes(fact.type));
    return [...new Map(listening.map((subscription) => [subscription.group, subscription])).values()];
  }

  private enqueue(fact: Fact, member: SubscribeOptions): Promise<void> {
    const lane = JSON.stringify([member.group, fact.key]);
    const publish = (facts: readonly Fact[]) => this.publish(facts);
    const { group, deliver } = member;
    const run = () =>
      deliverOrSetAside(fact, {
        group,
        deliver,
        publish,
        ...(this.backoff === undefined ? {} : { backoff: this.backoff }),
      });
    const tail = (this.tails.get(lane) ?? Promise.resolve()).then(run, run);
    this.tails.set(lane, tail);
    void tail.finally(() => this.tails.get(lane) === tail && this.tails.delete(lane)).catch(() => undefined);
    return tail;
  }
}
