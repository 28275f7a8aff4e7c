import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 50;

/** Calls `check` until it resolves; throws its last reason after `seconds`, or at once when `signal` aborts. */
export async function waitUntil(check: () => Promise<unknown>, seconds: number, signal?: AbortSignal): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    try {
      await check();
      // Another program may have answered in place of one that has ended.
      signal?.throwIfAborted();
      return;
    } catch (error) {
      if (signal?.aborted || performance.now() > deadline) throw error;
    }
    await delay(pauseMs);
  }
}
