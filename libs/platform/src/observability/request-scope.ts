import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request being served; carried over rpc, bus and queue, and on every log line. */
export interface RequestScope {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestScope>();

export const runInScope = <T>(scope: RequestScope, work: () => T): T => storage.run(scope, work);
export const currentScope = (): RequestScope | undefined => storage.getStore();
