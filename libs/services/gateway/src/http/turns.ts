import { runInScope } from '@festlig/platform/observability';
import { Lane } from '@festlig/platform/rpc';

export interface TurnBounds {
  /** Requests that are answered at the same time. */
  atOnce: number;
  /** Requests that wait for their turn. */
  waiting: number;
}

export interface Taking {
  requestId: string;
  /** Milliseconds from its turn on, after which nobody waits for the answer any more. */
  milliseconds: number;
}

/** Milliseconds a request waits for its turn at most: then the answer is that there is too much to do. */
const PATIENCE = { calls: 800, pages: 400 };

/**
 * Bounds how many requests are answered at the same time, and how long each may take over all the calls it makes
 * (rule: sheds-load).
 */
export class Turns {
  private readonly lanes: Record<keyof typeof PATIENCE, Lane>;

  constructor({ atOnce, waiting }: TurnBounds) {
    this.lanes = {
      calls: new Lane({ name: 'calls', atOnce, waiting }),
      // Apart, so that those who only look do not keep others from replying. Half as many: each makes several calls at once.
      pages: new Lane({ name: 'pages', atOnce: Math.ceil(atOnce / 2), waiting: Math.floor(waiting / 2) }),
    };
  }

  /** @throws CallError `unavailable`: its turn did not come */
  take<T>(lane: keyof typeof PATIENCE, { requestId, milliseconds }: Taking, work: () => Promise<T>): Promise<T> {
    return this.lanes[lane].run(performance.now() + PATIENCE[lane], () =>
      runInScope({ requestId, until: performance.now() + milliseconds }, work),
    );
  }
}
