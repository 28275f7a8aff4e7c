import { setTimeout as delay } from 'node:timers/promises';
import { type HealthServer, underWay } from '../observability';

/** The stop took longer than allowed. `left` is the number of pieces of work in progress, by name. */
export class LeftUndone extends Error {
  constructor(readonly left: Readonly<Record<string, number>>) {
    const names = Object.entries(left).map(([name, count]) => `${count} x ${name}`);
    super(`stopped with work left: ${names.join(', ') || 'connections that do not close'}`);
  }
}

/** Reports not ready, then waits so that those who send work can notice. */
export async function drained(health: HealthServer, { STOP_DRAIN_MS }: { STOP_DRAIN_MS: number }): Promise<void> {
  health.drain();
  await delay(STOP_DRAIN_MS);
}

/**
 * Runs the steps of a stop in order, within a time limit.
 * @param grace milliseconds
 * @throws LeftUndone when the time is over; the steps that have not ended are abandoned
 */
export async function stopWithin(grace: number, steps: readonly (() => Promise<unknown> | void)[]): Promise<void> {
  const timer = new AbortController();
  const late = delay(grace, undefined, { signal: timer.signal }).then(
    () => {
      throw new LeftUndone(underWay());
    },
    () => undefined,
  );
  const all = async () => {
    for (const step of steps) await step();
  };
  try {
    await Promise.race([all(), late]);
  } finally {
    timer.abort();
  }
}
