import type { Send } from '@festlig/contracts/messaging';

/** The number of guests whose mail was sent or has failed. */
export const doneOf = (send: Send): number => send.emailsSent + send.errors;

/** 0 to 100; an empty send is at 0 until it has ended. */
export function percentOf(send: Send): number {
  if (send.total === 0) return send.ended ? 100 : 0;
  return Math.min(100, (doneOf(send) / send.total) * 100);
}

/** Whether the time left can be estimated: not while the send is being planned, is paused or sends nothing. */
export const hasPace = (send: Send): boolean => send.status === 'sending' && send.rate > 0;

/** The running send, if any. The list is newest first. */
export const runningSend = (sends: readonly Send[]): Send | undefined => sends.find((send) => !send.ended);

/** The newest known state after a report: reports of stream, polling and buttons can arrive in the wrong order. */
export function withReport(known: Send, report: Send): Send {
  if (report.id !== known.id || (known.ended && !report.ended)) return known;
  return report.ended || doneOf(report) >= doneOf(known) ? report : known;
}

/** The mail server's answer in terms for a host: a key of the text, and the SMTP code if there was one. */
export function reasonOf(reason: string | null): { key: 'gaveUp' | 'refused' | 'unknown'; code: string } {
  const code = /^smtp_(\d{3})$/.exec(reason ?? '')?.[1];
  if (code) return { key: 'refused', code };
  return { key: reason === 'gave_up' ? 'gaveUp' : 'unknown', code: '' };
}
