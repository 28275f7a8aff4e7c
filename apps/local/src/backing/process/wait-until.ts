import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 50;

/** Asks again until `check` resolves; throws its last reason after `seconds`, or at once when `signal` aborts. */
export async function waitUntil(check: () => Promise<unknown>, seconds: number, signal?: AbortSignal): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    try {
      await check();
      // Something else may have answered in the place of a program that ended.
      signal?.throwIfAborted();
      return;
    } catch (error) {
      if (signal?.aborted || performance.now() > deadline) throw error;
    }
    await delay(pauseMs);
  }
}
