import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the current request, passed along over rpc, bus and queue. Its id is on every log line. */
export interface RequestScope {
  requestId: string;
  /** When the caller stops waiting for the answer, on the clock of `performance.now()`. */
  until?: number;
  /** Another of our processes asked for this work and decides whether to retry it. */
  inner?: boolean;
}

const storage = new AsyncLocalStorage<RequestScope>();

export const runInScope = <T>(scope: RequestScope, work: () => T): T => storage.run(scope, work);
export const currentScope = (): RequestScope | undefined => storage.getStore();
