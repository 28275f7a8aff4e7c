import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Handover } from './mailer';

/** The server spoke about this mail, not about us. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
/** "Service not available": the server is closing the connection. */
const GOING_AWAY = 421;

/** Reads a failure: is it this recipient, this moment, or the server? */
export function handoverOf(error: unknown): Handover {
  const { code = '', responseCode, command = '' } = (error ?? {}) as Partial<SMTPConnection.SMTPError>;
  const unreachable: Handover = { outcome: 'deferred', reason: 'unreachable' };
  // A refused sender is ours to mend: the guests are not to blame, so they wait.
  if (!ABOUT_THE_MAIL.has(code) || command === 'MAIL FROM' || responseCode === GOING_AWAY) return unreachable;
  // Refused before it was sent: nodemailer itself could make nothing of the address.
  if (responseCode === undefined) return { outcome: 'failed', reason: 'address_invalid' };
  if (responseCode >= 500) return { outcome: 'failed', reason: `smtp_${responseCode}` };
  return { outcome: 'deferred', reason: 'busy' };
}
