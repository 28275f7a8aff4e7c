import type { Delivery, Send } from '@festlig/contracts/messaging';
import type { Standing } from '../../../components/StandingChip';

/** The number of mails and texts that have been sent or have failed, of all. */
export const doneOf = ({ emailsSent, errors, textSent, textErrors, textLost }: Send): number =>
  emailsSent + errors + textSent + textErrors + textLost;
export const totalOf = ({ total, textTotal }: Send): number => total + textTotal;

/** The number of mails and texts that were not sent. */
export const failedOf = ({ errors, textErrors }: Send): number => errors + textErrors;

/** The number of mails and texts that were sent, without those that turned out not to have arrived. */
export const sentOf = ({ emailsSent, textSent }: Send): number => emailsSent + textSent;

/** The number of texts of which it is not known yet whether they reached their phones. */
export const underWayOf = ({ textSent, textDelivered }: Send): number => Math.max(0, textSent - textDelivered);

/** Whether a send is over and leaves its message to be sent: it was stopped, or nobody got it. */
export const isToRepeat = (send: Send): boolean => send.ended && (send.status === 'cancelled' || sentOf(send) === 0);

/** Whether a send ended while it waited for its host's address to be confirmed: nothing of it was begun. */
export const isUnbegun = (send: Send): boolean =>
  send.ended && send.status === 'cancelled' && totalOf(send) === 0 && send.unsubscribed === 0;

/** Whether something of a send has gone out, or is about to without its host. */
export const isBegun = (send: Send): boolean => send.status !== 'unverified' && !isUnbegun(send);

/** The most guests who missed something: one who missed both counts twice. */
export const missedOf = (send: Send): number => failedOf(send) + send.textLost + send.unpaid;

/** Whether a send is over and everybody it was for has been reached. */
export const hasReachedAll = (send: Send): boolean =>
  send.ended && send.status === 'finished' && sentOf(send) > 0 && missedOf(send) + send.byText === 0 && !send.limited;

/** Whether the send has texts, paid for or not. */
export const hasTexts = ({ textTotal, unpaid }: Pick<Send, 'textTotal' | 'unpaid'>): boolean => textTotal + unpaid > 0;

/** 0 to 100; an empty send is at 0 until it has ended. */
export function percentOf(send: Send): number {
  const total = totalOf(send);
  if (total === 0) return send.ended ? 100 : 0;
  return Math.min(100, (doneOf(send) / total) * 100);
}

/** Whether the time left can be estimated: not while the send is being planned, is paused or sends nothing. */
export const hasPace = (send: Send): boolean => send.status === 'sending' && send.rate > 0;

/** The running send, if any. The list is newest first. */
export const runningSend = (sends: readonly Send[]): Send | undefined => sends.find((send) => !send.ended);

/** Whether something was sent with a template, is being sent, or waits to be. */
export const isSentWith = (sends: readonly Send[], template: string): boolean =>
  sends.some((send) => send.templateId === template && !isUnbegun(send));

/** Whether an invitation went out, or is about to: whoever has none then was added later, or could not be reached. */
export const hasInvited = (sends: readonly Send[]): boolean =>
  sends.some((send) => send.type === 'invitation' && isBegun(send));

/** Whether a send invited guests who came later: those without an invitation, after another one went out. `sends`: newest first. */
export const isToLaterGuests = (sends: readonly Send[], send: Send): boolean =>
  send.type === 'invitation' &&
  send.audience === 'missing' &&
  hasInvited(sends.slice(sends.findIndex(({ id }) => id === send.id) + 1));

/** The invitation that was sent last, of those that are still there. The sends are newest first. */
export function lastInvitation<T extends { id: string }>(
  sends: readonly Send[],
  templates: readonly T[],
): T | undefined {
  for (const send of sends) {
    const template = templates.find(({ id }) => id === send.templateId);
    if (template && send.type === 'invitation' && isBegun(send)) return template;
  }
  return undefined;
}

/** The last send of each message that is not there any more (rule: template-deleted). Newest first, as the sends are. */
export const lastOfDeleted = (sends: readonly Send[], templates: readonly { id: string }[]): Send[] =>
  sends.filter(
    ({ templateId }, at) =>
      !templates.some(({ id }) => id === templateId) && sends.findIndex((one) => one.templateId === templateId) === at,
  );

/**
 * The message that a host is in the middle of after the last send: one that was changed since and was never sent, or the one
 * of that send itself when it was stopped or reached nobody. The sends are newest first (rule: status-after-send).
 */
export function messageInHand(
  [latest, ...earlier]: readonly Send[],
  templates: readonly { id: string; modifiedAt: string }[],
): string | undefined {
  if (!latest) return undefined;
  const isInHand = ({ id, modifiedAt }: { id: string; modifiedAt: string }) =>
    id === latest.templateId
      ? isToRepeat(latest)
      : !isSentWith(earlier, id) && Date.parse(modifiedAt) > Date.parse(latest.createdAt);
  return templates.findLast(isInHand)?.id;
}

/** The newest known state after a report: reports of stream, polling and buttons can arrive in the wrong order. */
export function withReport(known: Send, report: Send): Send {
  if (report.id !== known.id || (known.ended && !report.ended)) return known;
  return report.ended || doneOf(report) >= doneOf(known) ? report : known;
}

const TEXT_REASONS = [
  'number_invalid',
  'number_takes_no_texts',
  'number_unreachable',
  'number_stopped',
  'country_blocked',
  'filtered',
  'refused',
  'no_answer',
  'gave_up',
] as const;

/** Why a text failed, if hosts can be told: the key of the text. */
export const textReasonOf = (reason: string | null) => TEXT_REASONS.find((known) => known === reason);

/** The mail server's answer in terms for a host: a key of the text, and the SMTP code if there was one. */
export function reasonOf(reason: string | null): { key: 'gaveUp' | 'refused' | 'unknown'; code: string } {
  const code = /^smtp_(\d{3})$/.exec(reason ?? '')?.[1];
  if (code) return { key: 'refused', code };
  return { key: reason === 'gave_up' ? 'gaveUp' : 'unknown', code: '' };
}

/** Whether a mail or a text has left us, and nothing is known to have gone wrong with it. */
export const hasLeft = (status: Delivery['statusText']): boolean => status === 'send' || status === 'received';

/**
 * Where a guest of a send stands, as far as its list tells: the reply, a visit since, or an invitation that has left. Null where
 * it tells nothing but the state of the mail and the text (rules: delivery-received, delivery-reply).
 */
export function standingAfter({ reply, statusMail, statusText }: Delivery, type: Send['type']): Standing | null {
  if (reply) return reply === 'yes' ? 'coming' : 'notComing';
  if (statusMail === 'received' || statusText === 'received') return 'seen';
  return type === 'invitation' && (hasLeft(statusMail) || hasLeft(statusText)) ? 'invited' : null;
}

/** The query with which the guest list finds the guests of a name. */
export const guestsNamed = (name: string): string => new URLSearchParams({ q: name }).toString();

/** The id of the element that shows a send. */
export const placeOf = (sendId: string): string => `send-${sendId}`;
