import type { Send } from '@festlig/contracts/messaging';

/** So long after an invitation or a reminder guests are given time, and another reminder does not stand out. */
const WAITED_MS = 3 * 24 * 3_600_000;

type Sent = Pick<Send, 'type' | 'leadsTo' | 'audience' | 'status' | 'ended' | 'emailsSent' | 'textSent' | 'createdAt'>;

/** Whether a send went out, or goes out now. */
const isOut = ({ status, ended, emailsSent, textSent }: Sent): boolean =>
  ended ? emailsSent + textSent > 0 : status !== 'unverified';

/**
 * The last reminder to all who have not replied that went out, or goes out now; one to guests whom the host picked tells nothing
 * of the others. `sends`: newest first (rule: reminder-offered).
 */
export const lastReminder = <T extends Sent>(sends: readonly T[]): T | undefined =>
  sends.find((send) => send.leadsTo === 'reply' && send.audience === 'withoutRsvp' && isOut(send));

/**
 * The last invitation that went out, or goes out now, and whether others did before it. `sends`: newest first (rule:
 * reminder-offered).
 */
export function lastInvitation<T extends Sent>(sends: readonly T[]): { send: T | undefined; isLater: boolean } {
  const [send, before] = sends.filter((sent) => sent.type === 'invitation' && isOut(sent));
  return { send, isLater: before !== undefined };
}

/** Whether guests have hardly had time to answer a send. */
export const isJustSent = ({ createdAt }: Pick<Send, 'createdAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < WAITED_MS;
