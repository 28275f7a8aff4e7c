import { Refused } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';

let refused = 0;

/** Returns null, so that the caller asks again later, when a busy product refuses the request. */
export const patiently = async <T>(ask: () => Promise<T>): Promise<T | null> =>
  ask().catch((error: unknown) => {
    if (!(error instanceof Refused) || error.status !== 503) throw error;
    refused++;
    return null;
  });

/** Asks until a busy product answers, so that a bench runs to its end beside other work. The whole time counts. */
export async function persist<T>(ask: () => Promise<T>): Promise<T> {
  const asked = () => patiently(async () => ({ answer: await ask() }));
  return (await waitFor(asked, 'an answer', 60)).answer;
}

/** How many requests have been refused since this was last asked. */
export function refusedSince(): number {
  const count = refused;
  refused = 0;
  return count;
}
