import type { AnyCall } from '@festlig/contracts/define';
import { CallError } from '../errors';
import { currentScope } from '../observability';

/** How much of the time that is left a call may take: the rest is for an answer without it. */
const SHARE = 0.9;

/**
 * When the answer to a call comes too late: by its own deadline, or before that by the one of whoever waits for it
 * (rule: one-deadline).
 */
export function endOf({ deadline }: AnyCall): number {
  const now = performance.now();
  const { until = Infinity } = currentScope() ?? {};
  return now + Math.min(deadline, (until - now) * SHARE);
}

/**
 * Waits for an answer no longer than it is of use; whoever works on it goes on.
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
