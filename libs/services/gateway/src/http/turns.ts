import { runInScope } from '@festlig/platform/observability';
import { Lane } from '@festlig/platform/rpc';

export interface TurnBounds {
  /** The most requests that are answered at the same time. */
  atOnce: number;
  /** The most requests that wait for their turn. */
  waiting: number;
}

export interface Taking {
  requestId: string;
  /** Milliseconds from the start of its turn after which the answer is no longer needed. */
  milliseconds: number;
  /** The request comes with the session of an account, as hosts' do. */
  hasAccount: boolean;
}

/** The most milliseconds that a request waits for its turn before it is refused with 503. */
const PATIENCE = { calls: 800, pages: 400, accounts: 800 };

/**
 * Limits how many requests are answered at the same time, and how long each may take over all the calls it makes
 * (rule: sheds-load).
 */
export class Turns {
  private readonly lanes: Record<keyof typeof PATIENCE, Lane>;

  constructor({ atOnce, waiting }: TurnBounds) {
    this.lanes = {
      calls: new Lane({ name: 'calls', atOnce, waiting }),
      // A lane of its own, so that readers of pages do not keep others from replying. Half as many, because each
      // page makes several calls at once.
      pages: new Lane({ name: 'pages', atOnce: Math.ceil(atOnce / 2), waiting: Math.floor(waiting / 2) }),
      // Pages and calls of hosts: however many guests come at once, hosts get on (rule: hosts-get-on).
      accounts: new Lane({ name: 'accounts', atOnce, waiting }),
    };
  }

  /** @throws CallError `unavailable` when its turn did not come in time */
  take<T>(
    what: 'calls' | 'pages',
    { requestId, milliseconds, hasAccount }: Taking,
    work: () => Promise<T>,
  ): Promise<T> {
    const lane = hasAccount ? 'accounts' : what;
    return this.lanes[lane].run(performance.now() + PATIENCE[lane], () =>
      runInScope({ requestId, until: performance.now() + milliseconds }, work),
    );
  }
}
