import type { Fact } from '@festlig/contracts/define';
import { InProcessBus } from '../in-process-bus';

/** The bus of tests: an in-process bus that records what was published and fails on request. */
export class RecordingBus extends InProcessBus {
  readonly published: Fact[] = [];
  /** The number of facts in each publish. */
  readonly batches: number[] = [];
  /** Number of publishes that will fail. */
  failures = 0;

  constructor() {
    super(1);
  }

  override async publish(facts: readonly Fact[]): Promise<void> {
    if (this.failures > 0) {
      this.failures--;
      throw new Error('broker is away');
    }
    await super.publish(facts);
    this.batches.push(facts.length);
    this.published.push(...facts);
  }
}
