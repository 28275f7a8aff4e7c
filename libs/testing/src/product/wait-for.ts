import { setTimeout as delay } from 'node:timers/promises';

/** Calls `look` every 100 ms until it returns a value. @param seconds after which it throws */
export async function waitFor<T>(
  look: () => Promise<T | undefined | null | false>,
  what = 'what was waited for',
  seconds = 60,
): Promise<T> {
  for (let turn = 0; turn < seconds * 10; turn++) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
    await delay(100);
  }
  throw new Error(`${what} did not happen within ${seconds} s`);
}
