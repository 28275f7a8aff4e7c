import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request being served; carried over rpc, bus and queue. Its id is on every log line. */
export interface RequestScope {
  requestId: string;
  /** When nobody waits for the answer any more, on the clock of `performance.now()`. */
  until?: number;
  /** Another process of ours asked for this work: whether it is tried again is decided there. */
  inner?: boolean;
}

const storage = new AsyncLocalStorage<RequestScope>();

export const runInScope = <T>(scope: RequestScope, work: () => T): T => storage.run(scope, work);
export const currentScope = (): RequestScope | undefined => storage.getStore();
