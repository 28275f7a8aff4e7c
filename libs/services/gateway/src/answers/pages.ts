import { setTimeout as delay } from 'node:timers/promises';
import { toFailure } from '@festlig/platform/errors';

/**
 * Attempts at a page while the services are overloaded, and milliseconds between them: an incomplete file is
 * worthless.
 */
const [TRIES, PAUSE] = [20, 500];
const UNAVAILABLE = 503;

async function patiently<T>(page: () => Promise<T>, isLeft: () => boolean): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await page();
    } catch (error) {
      if (toFailure(error, '').status !== UNAVAILABLE || attempt === TRIES || isLeft()) throw error;
    }
    await delay(PAUSE);
  }
}

/**
 * The pages of a call, one after another. The first one fails at once, so that an error still has its own status; those
 * after it are asked for again while the services are overloaded and the client has not left.
 */
export async function* pagesOf<P extends { next: string | null }>(
  page: (after: string | null) => Promise<P>,
  isLeft: () => boolean,
): AsyncGenerator<P> {
  let read = await page(null);
  yield read;
  for (let { next } = read; next !== null; { next } = read) {
    const after = next;
    read = await patiently(() => page(after), isLeft);
    yield read;
  }
}
