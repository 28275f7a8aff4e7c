import type { AnyCall } from '@festlig/contracts/define';
import { CallError } from '../errors';
import { currentScope } from '../observability';

/** Milliseconds for a call that declares no deadline. */
const DEADLINE = 5000;

/** When the answer to a call is of no use any more: its own deadline, or before that the one of whoever waits for it. */
export const endOf = ({ deadline = DEADLINE }: AnyCall): number =>
  Math.min(performance.now() + deadline, currentScope()?.until ?? Infinity);

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
