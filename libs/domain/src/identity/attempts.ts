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

/**
 * Texts with a code to one number: a lost one can be requested again after a minute, later ones after longer pauses
 * (rule: phone-code-limits).
 */
export const TEXTS_TO_NUMBER: AttemptRule = [0, 1, 2, 10, 60];
/** Texts that one user may request, whatever the numbers. */
export const TEXTS_OF_USER = times(10);
/** Texts that may be requested from one network address. */
export const TEXTS_OF_NETWORK = times(30);
/**
 * Texts to numbers that differ only in their last four digits: who earns by texts that others pay for has such rows
 * of numbers.
 */
export const TEXTS_TO_ROW = times(20);
/** The row that a number (E.164) is part of. */
export const rowOf = (phone: string): string => phone.slice(0, -4);
/** Texts with codes to all numbers of one country, where nobody would notice many. */
export const TEXTS_TO_COUNTRY = times(200);
/** The same for the countries in whose languages the product is offered. */
export const TEXTS_TO_OWN_COUNTRY = times(2000);
/** Denmark, Great Britain and Ireland. */
const OWN_COUNTRIES = ['45', '44', '353'];

export const textsToCountry = (callingCode: string): AttemptRule =>
  OWN_COUNTRIES.includes(callingCode) ? TEXTS_TO_OWN_COUNTRY : TEXTS_TO_COUNTRY;

/** How often one code may be tried. A million codes make a guess hopeless. */
export const TRIES_OF_CODE = 5;

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
