const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How often something may be done in a day: the pauses in minutes before the first time, the second and so on.
 * After the last one, the next attempt is allowed a day after the first.
 */
export type AttemptRule = readonly number[];

const times = (count: number): AttemptRule => Array.from({ length: count }, () => 0);

/**
 * Mails about an account to one inbox. A lost mail can be requested again soon; after that the pauses grow, so that
 * nobody can fill an inbox (rule: account-mail-pauses).
 */
export const MAILS_TO_INBOX: AttemptRule = [0, 0, 0, 2, 10, 30, 60, 120];
/** Mails about an account that one user may request, whatever the addresses. */
export const MAILS_OF_USER = times(20);
/** Mails about accounts that may be requested from one network address, which many people can share. */
export const MAILS_OF_NETWORK = times(100);

/**
 * Passwords tried for one account, from anywhere: five at once, then with pauses that grow to a quarter of an hour.
 * The pauses never get longer, or a stranger could keep the owner out (rule: log-in-tries).
 */
export const PASSWORD_TRIES: AttemptRule = [...times(5), 1, 2, 4, 8, ...Array.from({ length: 95 }, () => 15)];

/** The attempts that still count: those of the last day. */
export const countedTimes = (done: readonly Date[], now: Date): Date[] =>
  done.filter((at) => at.getTime() > now.getTime() - DAY);

/** Milliseconds until the next attempt is allowed; 0 = now. */
export function waitBefore(done: readonly Date[], rule: AttemptRule, now: Date): number {
  const counted = countedTimes(done, now);
  const [first] = counted;
  const last = counted.at(-1);
  if (!first || !last) return 0;
  const pause = rule[counted.length];
  const from = pause === undefined ? first.getTime() + DAY : last.getTime() + pause * MINUTE;
  return Math.max(0, from - now.getTime());
}
