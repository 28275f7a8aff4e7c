import { metrics } from '../observability';
import type { OutboxRelay } from '../outbox';
import type { Queue } from '../queue';
import { waitedFor } from '../rpc';

/** Asks backing services, by name, whether they are there. */
export type Backing = Record<string, () => Promise<unknown>>;

/** Milliseconds a backing service may take to say that it is there: less than the reading of a metric may. */
const PATIENCE = 800;

/** Whether each backing service answers, asked when the metrics are read. Gives back how to stop that. */
export function backingGauges(service: string, backing: Backing): () => void {
  // Each on its own: one that is slow to say so hides none of the others.
  const added = Object.entries(backing).map(([name, ping]) =>
    metrics.backingUp(async () => {
      const value = await waitedFor(ping(), performance.now() + PATIENCE).then(
        () => 1,
        () => 0,
      );
      return [{ labels: { service, backing: name }, value }];
    }),
  );
  return () => {
    for (const forget of added) forget();
  };
}

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
