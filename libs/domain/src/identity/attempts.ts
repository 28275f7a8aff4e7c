const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How often something may be done in a day: the pauses before the first time, the second and so on, in minutes. After the
 * last of them it waits until a day has passed since the first.
 */
export type AttemptRule = readonly number[];

const times = (count: number): AttemptRule => Array.from({ length: count }, () => 0);

/**
 * Mails about an account to one inbox: a lost one is asked for again soon; who wants to fill an inbox must wait longer
 * and longer (rule: account-mail-pauses).
 */
export const MAILS_TO_INBOX: AttemptRule = [0, 0, 0, 2, 10, 30, 60, 120];
/** Mails about an account that one user asks for, whatever the addresses. */
export const MAILS_OF_USER = times(20);
/** Mails about accounts that are asked for from one network: many people can be behind one address. */
export const MAILS_OF_NETWORK = times(100);

/**
 * Passwords tried for one account, from wherever: five at once, as people try theirs, then with pauses that grow to a
 * quarter of an hour. It is never shut for longer, or a stranger could keep its owner out (rule: log-in-tries).
 */
export const PASSWORD_TRIES: AttemptRule = [...times(5), 1, 2, 4, 8, ...Array.from({ length: 95 }, () => 15)];

/** Of the times something was done, those that count still. */
export const countedTimes = (done: readonly Date[], now: Date): Date[] =>
  done.filter((at) => at.getTime() > now.getTime() - DAY);

/** Milliseconds until it may be done again; 0 = now. */
export function waitBefore(done: readonly Date[], rule: AttemptRule, now: Date): number {
  const counted = countedTimes(done, now);
  const [first] = counted;
  const last = counted.at(-1);
  if (!first || !last) return 0;
  const pause = rule[counted.length];
  const from = pause === undefined ? first.getTime() + DAY : last.getTime() + pause * MINUTE;
  return Math.max(0, from - now.getTime());
}
