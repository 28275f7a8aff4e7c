import { createRequire } from 'node:module';

interface RequestQueue {
  pending: readonly unknown[];
  scheduleCheckPendingRequests(): void;
}

/** Kafkajs' queue of the requests of one connection. It does not export it. */
const queue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
const check = queue.prototype.scheduleCheckPendingRequests;

/**
 * Kafkajs checks an empty queue again after minus the current time. Node takes that for one millisecond and warns of
 * it, so each idle connection would wake its process a thousand times a second. An empty queue needs no check: a
 * request that must wait starts one when it is queued.
 */
queue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
  if (this.pending.length > 0) check.call(this);
};
