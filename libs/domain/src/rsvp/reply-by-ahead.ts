import { dayIn } from '../party/day-in';
import type { RsvpRules } from './window';

/** The reply-by day that guests are told: none once it has passed, also where replies are open after it (rule: reminder-offered). */
export function replyByAhead({ suDate, zone }: Pick<RsvpRules, 'suDate' | 'zone'>, now: Date): string | null {
  return suDate === null || dayIn(now, zone) > suDate ? null : suDate;
}
