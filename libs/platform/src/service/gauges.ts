import { metrics } from '../observability';
import type { OutboxRelay } from '../outbox';
import type { Queue } from '../queue';
import { waitedFor } from '../rpc';

/** Functions by name that reject when the backing service does not answer. */
export type Backing = Record<string, () => Promise<unknown>>;

/** Milliseconds a backing service has to answer: less than reading a metric may take. */
const PATIENCE = 800;

/**
 * Reports whether each backing service answers, queried when the metrics are read. Returns a function that ends
 * this.
 */
export function backingGauges(service: string, backing: Backing): () => void {
  // Separate sources, so that a slow service does not hide the values of the others.
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

/**
 * Reports what waits in a process' queues and outboxes, queried when its metrics are read. Returns a function that
 * ends this.
 */
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
