import type { Audience } from '@festlig/contracts/contacts';
import type { Send, TemplateType } from '@festlig/contracts/messaging';
import { type GuestSelection, type Guests, selectionInput, type Whom } from '../../lib/guest-selection';
import { mailsOf } from './checkout/order.model';
import type { Presend } from './presend.model';

export {
  type GuestSelection as Choice,
  isChosen,
  isFull,
  isNobody,
  NOBODY,
  withGuest,
} from '../../lib/guest-selection';

/** The search of the list that is shown: the host's search within the chosen search. */
export const shownBy = ({ search: found }: GuestSelection, search: string): string =>
  `${found ?? ''} ${search}`.trim().slice(0, 100);

/** The input of presend and send; for the other audiences a choice has no meaning. */
export function whomOf(audience: Audience, choice: GuestSelection): Whom {
  if (audience !== 'custom') return { audience, picked: [], search: null, except: [] };
  return { audience, ...selectionInput(choice) };
}

/** What is known of a send: undefined while it is counted, null when it cannot be counted yet. */
export type Counted = Pick<Presend, 'ids' | 'mail' | 'today'> | null | undefined;

/**
 * The guests who get the mail of a send, so that the preview goes through as many as the button says: by name when the summary
 * names them, otherwise as they are listed. Nobody while nobody is chosen; undefined while they are counted (rule:
 * mail-preview).
 */
export function guestsOf(whom: Whom, isNobody: boolean, summary: Counted): Guests | undefined {
  if (isNobody) return { names: [] };
  if (!summary) return summary === null ? { whom, total: null } : undefined;
  const total = mailsOf(summary);
  if (!summary.ids) return { whom, total };
  const mailed = summary.ids.filter(({ receives }) => receives === 'mail').map(({ name }) => name);
  return { names: mailed.slice(0, total) };
}

/** Whether some guests may get the same mail a second time. Guests without an invitation have not got one. */
export const mayGetAgain = (type: TemplateType, audience: Audience): boolean =>
  !(type === 'invitation' && audience === 'missing');

/** How many guests were invited on this day of the reader: who gets a mail and a text counts once. */
export const invitedToday = (
  sends: readonly Pick<Send, 'type' | 'createdAt' | 'emailsSent' | 'textSent'>[],
  now: Date,
): number =>
  sends
    .filter(({ type, createdAt }) => type === 'invitation' && new Date(createdAt).toDateString() === now.toDateString())
    .reduce((sum, { emailsSent, textSent }) => sum + Math.max(emailsSent, textSent), 0);
