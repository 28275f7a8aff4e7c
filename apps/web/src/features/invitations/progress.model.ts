import type { Send } from '@festlig/contracts/messaging';

/** How many of the guests are dealt with, sent or not. */
export const doneOf = (send: Send): number => send.emailsSent + send.errors;

/** 0 to 100; an empty send that has not ended has not begun. */
export function percentOf(send: Send): number {
  if (send.total === 0) return send.ended ? 100 : 0;
  return Math.min(100, (doneOf(send) / send.total) * 100);
}

export type TimeLeft = { unit: 'soon' } | { unit: 'seconds' | 'minutes' | 'hours'; count: number };

/**
 * Time left at the rate of the last seconds, rounded the way one would say it. Null when nobody can know: nothing has
 * left in the last seconds, the plan is still being made, or the send is held.
 */
export function timeLeft(send: Send): TimeLeft | null {
  if (send.status !== 'sending' || send.rate <= 0) return null;
  const seconds = (send.total - doneOf(send)) / send.rate;
  if (seconds < 3) return { unit: 'soon' };
  if (seconds < 55) return { unit: 'seconds', count: Math.max(5, Math.ceil(seconds / 5) * 5) };
  if (seconds < 55 * 60) return { unit: 'minutes', count: Math.max(1, Math.round(seconds / 60)) };
  return { unit: 'hours', count: Math.max(1, Math.round(seconds / 3600)) };
}

/** The send to follow: the one that runs, if any. The list is newest first. */
export const runningSend = (sends: readonly Send[]): Send | undefined => sends.find((send) => !send.ended);

/** What is known after another report about the send: reports of stream, polling and buttons can overtake each other. */
export function withReport(known: Send, report: Send): Send {
  if (report.id !== known.id || (known.ended && !report.ended)) return known;
  return report.ended || doneOf(report) >= doneOf(known) ? report : known;
}

/** What the mail server's answer means to a host: the words for it, and its number where it gave one. */
export function reasonOf(reason: string | null): { key: 'gaveUp' | 'refused' | 'unknown'; code: string } {
  const code = /^smtp_(\d{3})$/.exec(reason ?? '')?.[1];
  if (code) return { key: 'refused', code };
  return { key: reason === 'gave_up' ? 'gaveUp' : 'unknown', code: '' };
}
