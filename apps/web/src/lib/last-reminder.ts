import type { Send } from '@festlig/contracts/messaging';

/** So long after a reminder another one does not stand out. */
const WAITED_MS = 3 * 24 * 3_600_000;

type Reminder = Pick<Send, 'leadsTo' | 'audience' | 'status' | 'ended' | 'emailsSent' | 'textSent' | 'createdAt'>;

/**
 * The last reminder to all who have not replied that went out, or goes out now; one to guests whom the host picked tells nothing
 * of the others. `sends`: newest first (rule: reminder-offered).
 */
export const lastReminder = <T extends Reminder>(sends: readonly T[]): T | undefined =>
  sends.find(
    ({ leadsTo, audience, status, ended, emailsSent, textSent }) =>
      leadsTo === 'reply' &&
      audience === 'withoutRsvp' &&
      (ended ? emailsSent + textSent > 0 : status !== 'unverified'),
  );

/** Whether guests have hardly had time to answer a reminder. */
export const isJustReminded = ({ createdAt }: Pick<Send, 'createdAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < WAITED_MS;
