import type { RestException } from 'twilio';
import type { TextFailure, TextHandover, TextReport } from './text-sender';

/** Twilio's codes for a text that can never be sent to this number, or was not delivered. */
const FAILURES: Readonly<Record<number, TextFailure>> = {
  21211: 'number_invalid',
  21217: 'number_invalid',
  21408: 'country_blocked',
  21610: 'number_stopped',
  21612: 'number_unreachable',
  21614: 'number_takes_no_texts',
  30003: 'number_unreachable',
  30004: 'filtered',
  30005: 'number_invalid',
  30006: 'number_takes_no_texts',
  30007: 'filtered',
  63024: 'number_invalid',
};
/** Codes for a sender that is not ours to use. */
const WRONG_SENDER = new Set([21212, 21603, 21606, 21659]);

/** Failures before a connection was made, so that nothing was sent. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** What is known of a text after a failure of Twilio's client: an answer with `status`, or an error of the connection. */
export function textHandoverOf(error: unknown): Exclude<TextHandover, { outcome: 'sent' }> {
  const { status, code } = (error ?? {}) as Partial<Record<keyof RestException, unknown>>;
  if (typeof status !== 'number') {
    return NOT_CONNECTED.has(String(code)) ? { outcome: 'deferred', reason: 'unreachable' } : { outcome: 'unknown' };
  }
  if (status === 429 || status === 503) return { outcome: 'deferred', reason: 'busy' };
  if (status >= 500) return { outcome: 'unknown' };
  if (WRONG_SENDER.has(Number(code))) return { outcome: 'deferred', reason: 'sender_refused' };
  if (status === 401 || status === 403) return { outcome: 'deferred', reason: 'unreachable' };
  return { outcome: 'failed', reason: FAILURES[Number(code)] ?? 'refused' };
}

/** Twilio's state of a message, by the name it has in reports and lists; null for one that says nothing of a text of ours. */
export function textReportOf(status: string, code: unknown): TextReport | null {
  switch (status) {
    case 'accepted':
    case 'scheduled':
    case 'queued':
    case 'sending':
    case 'sent':
      return { status: 'sent' };
    case 'delivered':
    case 'read':
      return { status: 'delivered' };
    case 'undelivered':
    case 'failed':
      return { status, reason: FAILURES[Number(code)] ?? 'refused' };
    case 'canceled':
      return { status: 'failed', reason: 'refused' };
    default:
      return null;
  }
}
