import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls `look` until it returns a value.
 * @param seconds after which it throws
 * @param every milliseconds between two calls
 */
export async function waitFor<T>(
  look: () => Promise<T | undefined | null | false>,
  what = 'what was waited for',
  seconds = 60,
  every = 100,
): Promise<T> {
  for (let waited = 0; waited < seconds * 1000; waited += every) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
    await delay(every);
  }
  throw new Error(`${what} did not happen within ${seconds} s`);
}
