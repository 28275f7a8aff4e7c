import { metrics } from '../observability';
import type { OutboxRelay } from '../outbox';
import type { Queue } from '../queue';

/** What waits in a process' queues and outboxes, asked when its metrics are read. Gives back how to stop that. */
export function gaugesOf(service: string, queue: Queue, relay: OutboxRelay): () => void {
  const labels = { service };
  const added = [
    metrics.queued(() => queue.depths()),
    metrics.outboxDocuments(async () => [{ labels, value: (await relay.backlog()).documents }]),
    metrics.outboxAge(async () => {
      const { oldest } = await relay.backlog();
      return [{ labels, value: oldest === null ? 0 : Math.max(0, Date.now() - oldest.getTime()) / 1000 }];
    }),
  ];
  return () => {
    for (const forget of added) forget();
  };
}
