import type { Language } from '@festlig/contracts/define';
import type { LeadsTo, TemplateType } from '@festlig/contracts/messaging';
import { escapeHtml, htmlToText } from './html-text';
import { buttonHtml, mailHtml } from './mail-frame';
import { mailTexts } from './mail-texts';
import { momentText } from './moment-text';
import { splitPlaceholders } from './placeholders';
import { slot, withoutSlots } from './slots';

/** The content of an invitation or a message, frozen when the host clicks Send (rule: mail-from-host). */
export interface Invitation {
  /** A message goes to guests who are already invited. */
  type: TemplateType;
  /** Absent in older sends, which lead to the invitation. The link of each guest is made for it. */
  leadsTo?: LeadsTo;
  language: Language;
  /** Contains ((name)) and ((link)); `body` is sanitised HTML. */
  subject: string;
  body: string;
  title: string;
  /** ISO 8601 UTC. `zone` is the event's zone. */
  date: string;
  zone: string;
  place: string;
  /** Complete address of the hero image. */
  heroUrl: string | null;
  hostName: string;
}

/** A mail with slots for each guest's own values. */
export interface MailTemplate {
  subject: string;
  html: string;
  text: string;
}

const withSlots = (text: string): string =>
  splitPlaceholders(text)
    .map((piece) => (typeof piece === 'string' ? piece : slot(piece.slot)))
    .join('');

const LINK_ALONE = /<p>\s*\(\(\s*link\s*\)\)\s*<\/p>/i;

/** The host's text as HTML. A paragraph that is only ((link)) becomes the button; elsewhere ((link)) becomes a link. */
function wordsOf(body: string, label: string): { html: string; hasButton: boolean } {
  const [before = '', ...after] = body.split(LINK_ALONE);
  const linked = (html: string) =>
    html
      .replace(/href="\(\(\s*link\s*\)\)"/gi, `href="${slot('link')}"`)
      .replace(/\(\(\s*link\s*\)\)/gi, `<a href="${slot('link')}">${slot('link')}</a>`);
  const html = [before, ...after].map((part) => withSlots(linked(part)));
  const [first = '', ...rest] = html;
  return after.length === 0
    ? { html: first, hasButton: false }
    : { html: [first, buttonHtml(slot('link'), label), ...rest].join(''), hasButton: true };
}

function labelOf({ type, leadsTo, language }: Invitation): string {
  const texts = mailTexts[language];
  if (leadsTo === 'photos') return texts.photosButton;
  return type === 'invitation' ? texts.button : texts.messageButton;
}

/** Makes an invitation mail whose slots are filled for each guest (rule: mail-placeholders). */
export function invitationMail(invitation: Invitation): MailTemplate {
  const { language, title, date, zone, place, heroUrl, hostName } = invitation;
  const texts = mailTexts[language];
  const invites = invitation.type === 'invitation';
  const label = labelOf(invitation);
  const body = withoutSlots(invitation.body);
  const words = wordsOf(body, label);
  const when = momentText(date, zone, language);
  const facts = [when, place].filter((fact) => fact !== '');
  const link = slot('link');
  const unsubscribe = slot('unsubscribe');
  const footerHtml =
    `${texts.linkBelow}<br><a href="${link}" style="color:inherit;word-break:break-all">${link}</a><br><br>` +
    `${escapeHtml(texts.reason(hostName))}<br><a href="${unsubscribe}" style="color:inherit">${texts.unsubscribe}</a>`;
  const subject = withSlots(withoutSlots(invitation.subject));
  return {
    subject,
    html: mailHtml({
      language,
      // The title of the document is the same for all guests.
      subject: title,
      preheader: facts.join(' · '),
      hero: heroUrl === null ? null : { url: heroUrl, alt: '' },
      eyebrow: invites ? texts.invited : texts.message,
      title,
      facts,
      wordsHtml: words.hasButton ? words.html : `${words.html}${buttonHtml(link, label)}`,
      footerHtml,
    }),
    text: textOf({ title, facts, body, link, label, texts, hostName, unsubscribe }),
  };
}

interface TextInput {
  title: string;
  facts: readonly string[];
  body: string;
  link: string;
  /** The label of the button. */
  label: string;
  texts: (typeof mailTexts)[Language];
  hostName: string;
  unsubscribe: string;
}

function textOf({ title, facts, body, link, label, texts, hostName, unsubscribe }: TextInput): string {
  const words = withSlots(htmlToText(body.replace(LINK_ALONE, `<p>${label}:<br>((link))</p>`)));
  const call = words.includes(link) ? [] : [`${label}:\n${link}`];
  const footer = `-- \n${texts.reason(hostName)}\n${texts.unsubscribe}: ${unsubscribe}`;
  return [[title, ...facts].join('\n'), words, ...call, footer].join('\n\n');
}
