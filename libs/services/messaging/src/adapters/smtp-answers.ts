import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Handover } from './mailer';

/** Errors that concern this mail, not the connection or the login. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);
/** "Service not available": the server is closing the connection. */
const GOING_AWAY = 421;

/** Decides whether a failure concerns this recipient, this moment, or the whole server. */
export function handoverOf(error: unknown): Handover {
  const { code = '', responseCode, command = '' } = (error ?? {}) as Partial<SMTPConnection.SMTPError>;
  const unreachable: Handover = { outcome: 'deferred', reason: 'unreachable' };
  // A refused sender is a fault of our configuration, so the mails wait until it is corrected.
  if (!ABOUT_THE_MAIL.has(code) || command === 'MAIL FROM' || responseCode === GOING_AWAY) return unreachable;
  // Refused before it was sent: nodemailer itself found the address invalid.
  if (responseCode === undefined) return { outcome: 'failed', reason: 'address_invalid' };
  if (responseCode >= 500) return { outcome: 'failed', reason: `smtp_${responseCode}` };
  return { outcome: 'deferred', reason: 'busy' };
}
