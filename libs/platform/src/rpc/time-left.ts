import type { AnyCall } from '@festlig/contracts/define';
import { CallError } from '../errors';
import { currentScope } from '../observability';

/** The share of the remaining time that a call may take. The rest is for answering without it. */
const SHARE = 0.9;

/**
 * When a call must be answered: by its own deadline, or earlier if the current request must be answered before
 * (rule: one-deadline).
 */
export function endOf({ deadline }: AnyCall): number {
  const now = performance.now();
  const { until = Infinity } = currentScope() ?? {};
  return now + Math.min(deadline, (until - now) * SHARE);
}

/**
 * Waits for an answer until the given time; the work itself continues.
 * @throws CallError `unavailable` when the time is over
 */
export async function waitedFor<T>(answer: Promise<T>, until: number): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new CallError('unavailable')), Math.max(0, until - performance.now()));
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(late);
  }
}
