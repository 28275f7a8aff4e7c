import type { Send } from '@festlig/contracts/messaging';

/** How many of the guests are dealt with, sent or not. */
export const doneOf = (send: Send): number => send.emailsSent + send.errors;

/** 0 to 100; an empty send that has not ended has not begun. */
export function percentOf(send: Send): number {
  if (send.total === 0) return send.ended ? 100 : 0;
  return Math.min(100, (doneOf(send) / send.total) * 100);
}

/** Whether one can know how long it still takes: not while the plan is being made, the send is held or nothing leaves. */
export const hasPace = (send: Send): boolean => send.status === 'sending' && send.rate > 0;

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
