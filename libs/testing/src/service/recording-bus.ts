import type { Fact } from '@festlig/contracts/define';
import { InProcessBus } from '@festlig/platform/bus';

/** The in-process bus, which also records what was published. */
export class RecordingBus extends InProcessBus {
  readonly published: Fact[] = [];

  constructor() {
    super(1);
  }

  override async publish(facts: readonly Fact[]): Promise<void> {
    await super.publish(facts);
    this.published.push(...facts);
  }
}
