import type { Fact } from '@festlig/contracts/define';
import { InProcessBus } from '../in-process-bus';

/** The bus of tests: that of one process, which remembers what was published, and fails when it is told to. */
export class RecordingBus extends InProcessBus {
  readonly published: Fact[] = [];
  /** How many facts came at a time. */
  readonly batches: number[] = [];
  /** So many times the broker is away. */
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
