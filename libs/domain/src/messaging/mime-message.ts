import { greetingName } from '../contacts/greeting-name';
import { asSentenceStart, beginsSentence } from '../contacts/sentence-start';
import { escapeHtml } from './html-text';
import type { MailTemplate } from './invitation-mail';
import { headerText, mailbox, quotedPrintable } from './mime-text';
import { fillSlots, type Slot, splitSlots, type SlotValues } from './slots';

export interface Mailbox {
  name: string;
  address: string;
}

/** A file that is sent along. Its name is plain ASCII. */
export interface Attachment {
  name: string;
  type: string;
  /** Its bytes in base64. */
  base64: string;
}

/** What all mails of a send have in common. */
export interface Letterhead {
  from: Mailbox;
  replyTo: Mailbox | null;
  /** Offers one-click unsubscribing (RFC 8058): for invitations, but not for mails about the reader's own account. */
  unsubscribable: boolean;
  attachments?: readonly Attachment[];
}

/** What differs by recipient. */
export interface Addressee extends SlotValues {
  email: string;
  /** Without angle brackets: `<send>.<chunk>.<index>@<host>`. */
  messageId: string;
  date: Date;
}

type Encoded = string | { slot: Slot; begins: boolean };

const encode = (text: string): Encoded[] =>
  splitSlots(text).map((part, at, all) => {
    if (typeof part !== 'string') return { ...part, begins: beginsSentence(all, at) };
    return part === '' ? '' : quotedPrintable(part);
  });

const encodeSlots = (encoded: (name: Slot) => string): SlotValues => ({
  name: encoded('name'),
  link: encoded('link'),
  unsubscribe: encoded('unsubscribe'),
});

const fill = (parts: readonly Encoded[], values: SlotValues): string => {
  let out = '';
  for (const part of parts) {
    if (typeof part === 'string') out += part;
    else out += part.begins ? asSentenceStart(values[part.slot]) : values[part.slot];
  }
  return out;
};

/** Quoted-printable text never contains `=_`, so no text can forge the boundary (RFC 2045). */
const BOUNDARY = '=_festlig';
const partHead = (type: string) =>
  `--${BOUNDARY}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;

/** RFC 2045: a line of base64 has at most 76 characters. */
const attachmentPart = ({ name, type, base64 }: Attachment): string =>
  `--${BOUNDARY}_files\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n` +
  `Content-Disposition: attachment; filename="${name}"\r\n\r\n${base64.replace(/.{76}/g, '$&\r\n')}\r\n`;

/** RFC 5322: `Sat, 21 Nov 2026 11:00:00 +0000`. */
const dateText = (date: Date): string => date.toUTCString().replace('GMT', '+0000');

/**
 * Compiles a mail once: everything that all recipients share is encoded in advance. The result makes the complete
 * message (RFC 5322) for one recipient.
 */
export function compileMessage(template: MailTemplate, letterhead: Letterhead): (addressee: Addressee) => string {
  const text = encode(template.text);
  const html = encode(template.html);
  const sameSubject = splitSlots(template.subject).length === 1 ? headerText(template.subject) : null;
  const alternative = `multipart/alternative; boundary="${BOUNDARY}"`;
  const mixed = `multipart/mixed; boundary="${BOUNDARY}_files"`;
  const files = (letterhead.attachments ?? []).map(attachmentPart).join('');
  const head =
    `From: ${mailbox(letterhead.from.name, letterhead.from.address)}\r\n` +
    (letterhead.replyTo ? `Reply-To: ${mailbox(letterhead.replyTo.name, letterhead.replyTo.address)}\r\n` : '') +
    `MIME-Version: 1.0\r\nContent-Type: ${files === '' ? alternative : mixed}\r\n`;
  // Without files the mail itself consists of the text and its HTML.
  const opening = files === '' ? '' : `--${BOUNDARY}_files\r\nContent-Type: ${alternative}\r\n\r\n`;
  const closing = files === '' ? '' : `${files}--${BOUNDARY}_files--\r\n`;

  return (addressee) => {
    // A link occurs several times: it is encoded once, and once more for HTML only if it must be escaped.
    const values = { ...addressee, name: greetingName(addressee.name) };
    const plain = encodeSlots((name) => quotedPrintable(values[name]));
    const escaped = encodeSlots((name) => {
      const value = escapeHtml(values[name]);
      return value === values[name] ? plain[name] : quotedPrintable(value);
    });
    const subject = sameSubject ?? headerText(fillSlots(template.subject, values, 'text'));
    const list = letterhead.unsubscribable
      ? `List-Unsubscribe: <${addressee.unsubscribe}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n`
      : '';
    return (
      `${head}To: ${mailbox(addressee.name, addressee.email)}\r\nSubject: ${subject}\r\n` +
      `Message-ID: <${addressee.messageId}>\r\nDate: ${dateText(addressee.date)}\r\n${list}\r\n${opening}` +
      `${partHead('text/plain')}${fill(text, plain)}\r\n${partHead('text/html')}${fill(html, escaped)}\r\n--${BOUNDARY}--\r\n${closing}`
    );
  };
}
