import { runInScope } from '@festlig/platform/observability';
import type { Lane } from '@festlig/platform/rpc';

/** Milliseconds a request waits for its turn at most: by then the answer is that there is too much to do. */
const PATIENCE = 800;

/** Bounds how many requests are answered at the same time, and how long each may take over all the calls it makes. */
export class Turns {
  constructor(private readonly lane: Lane) {}

  /**
   * @param milliseconds after which nobody waits for the answer any more
   * @throws CallError `unavailable`: its turn did not come
   */
  take<T>(requestId: string, milliseconds: number, work: () => Promise<T>): Promise<T> {
    const now = performance.now();
    return runInScope({ requestId, until: now + milliseconds }, () =>
      this.lane.run(now + Math.min(milliseconds, PATIENCE), work),
    );
  }
}
