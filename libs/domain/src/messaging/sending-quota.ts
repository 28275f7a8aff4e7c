import type { Plan } from '@festlig/contracts/party';
import { dayIn } from '../party/day-in';
import { nextDayIn } from '../party/moment';

const DAY = 24 * 3_600_000;

/** Where a day of mails begins and ends. */
const ZONE = 'Europe/Copenhagen';

/** The day, YYYY-MM-DD, that mails of this moment count for. */
export const quotaDay = (at: Date): string => dayIn(at, ZONE);

/** When mails may leave again where those of the day are used up (rule: sending-quota). */
export const nextQuotaDay = (at: Date): Date => nextDayIn(at, ZONE);

/** Mails a day by the party's plan: a new account is not trusted with many, since nobody has complained of it yet. */
const FIRST_DAY: Record<Plan, number> = { free: 300, premium: 1000, pro: 5000 };
const FIRST_WEEK: Record<Plan, number> = { free: 1000, premium: 5000, pro: 20_000 };
const LATER: Record<Plan, number> = { free: 3000, premium: 15_000, pro: 50_000 };

export interface Sender {
  createdAt: Date;
  /** What an operator has set for this account; null = nothing. */
  dailyMails: number | null;
}

/** How many mails an account may send on one day (rule: sending-quota). */
export function mailsADay({ createdAt, dailyMails }: Sender, plan: Plan, now: Date): number {
  if (dailyMails !== null) return dailyMails;
  const age = now.getTime() - createdAt.getTime();
  return (age < DAY ? FIRST_DAY : age < 7 * DAY ? FIRST_WEEK : LATER)[plan];
}
