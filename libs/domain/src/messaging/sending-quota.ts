import type { Plan } from '@festlig/contracts/party';
import { dayIn } from '../party/day-in';
import { nextDayIn } from '../party/moment';

const DAY = 24 * 3_600_000;

/** The zone in which quota days begin and end. */
const ZONE = 'Europe/Copenhagen';

/** The day, YYYY-MM-DD, to whose quota mails at this moment count. */
export const quotaDay = (at: Date): string => dayIn(at, ZONE);

/** When mails can be sent again after the quota of a day is used up (rule: sending-quota). */
export const nextQuotaDay = (at: Date): Date => nextDayIn(at, ZONE);

/**
 * Mails per day by the party's plan. A new account may send few, because there have been no complaints that would
 * tell whether to trust it.
 */
const FIRST_DAY: Record<Plan, number> = { free: 300, premium: 1000, pro: 5000 };
const FIRST_WEEK: Record<Plan, number> = { free: 1000, premium: 5000, pro: 20_000 };
const LATER: Record<Plan, number> = { free: 3000, premium: 15_000, pro: 50_000 };

export interface Sender {
  createdAt: Date;
  /** Number that an operator has set for this account; null = none. */
  dailyMails: number | null;
}

/** The number of mails that an account may send per day (rule: sending-quota). */
export function mailsADay({ createdAt, dailyMails }: Sender, plan: Plan, now: Date): number {
  if (dailyMails !== null) return dailyMails;
  const age = now.getTime() - createdAt.getTime();
  return (age < DAY ? FIRST_DAY : age < 7 * DAY ? FIRST_WEEK : LATER)[plan];
}

/** The number of each plan: now, and once the account is no longer new. */
export function mailsByPlan(sender: Sender, now: Date): Record<Plan, { now: number; later: number }> {
  const later = new Date(sender.createdAt.getTime() + 7 * DAY);
  const of = (plan: Plan) => ({
    now: mailsADay(sender, plan, now),
    later: mailsADay(sender, plan, now > later ? now : later),
  });
  return { free: of('free'), premium: of('premium'), pro: of('pro') };
}
