import type { Language } from '@festlig/contracts/define';
import type { LeadsTo, TemplateType } from '@festlig/contracts/messaging';
import type { ProgrammeItem } from '@festlig/contracts/party';
import { escapeHtml, htmlToText } from './html-text';
import { answersHtml, buttonHtml, mailHtml, mailLook } from './mail-frame';
import { mailTexts } from './mail-texts';
import { dateText, dayText, spanText } from './moment-text';
import { splitPlaceholders } from './placeholders';
import { type Fact, factLine } from './mail-head';
import { programmeRows } from './programme-lines';
import { inviting, invitingAbove } from '../party/inviting';
import { placeOf, saysTime } from '../party/programme';
import { ANSWER, type Answer } from '../web/guest-link';
import { REPLY } from '../web/posted-form';
import type { Look } from '../web/look';
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
  /** Absent in older sends, as is the programme. */
  endDate?: string | null;
  programme?: readonly ProgrammeItem[];
  /** Complete address of the hero image. */
  heroUrl: string | null;
  /** Of its page; absent in older sends. */
  look?: Look;
  /** The address of the product, where its fonts are; absent in older sends. */
  site?: string;
  /** The account of the host who sends it. */
  hostName: string;
  /** Who invites, where that is not the account's name: the mail's sender; absent in older sends. */
  invitedBy?: string;
  /** Until which day (YYYY-MM-DD) guests may reply, if there is one; null when replies are closed, absent in older sends. */
  reply?: { by: string | null } | null;
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

/** Where a mail leads: its button or the two answers, as HTML and as plain text. */
interface Call {
  html: string;
  /** Lines that each end in an address. */
  lines: readonly (readonly [label: string, address: string])[];
}

/** The host's text as HTML. A paragraph that is only ((link)) becomes the call; elsewhere ((link)) becomes a link. */
function wordsOf(body: string, call: Call): string {
  const [before = '', ...after] = body.split(LINK_ALONE);
  const linked = (html: string) =>
    html
      .replace(/href="\(\(\s*link\s*\)\)"/gi, `href="${slot('link')}"`)
      .replace(/\(\(\s*link\s*\)\)/gi, `<a href="${slot('link')}">${slot('link')}</a>`);
  const [first = '', ...rest] = [before, ...after].map((part) => withSlots(linked(part)));
  return [first, call.html, ...rest].join('');
}

function labelOf({ type, leadsTo, language }: Invitation): string {
  const texts = mailTexts[language];
  if (leadsTo === 'photos') return texts.photosButton;
  return type === 'invitation' ? texts.button : texts.messageButton;
}

function eyebrowOf(invitation: Invitation): string {
  const { type, leadsTo, language } = invitation;
  const texts = mailTexts[language];
  if (leadsTo === 'reply') return texts.reminder;
  return type === 'invitation' ? texts.invited(invitingAbove(invitation)) : texts.message(inviting(invitation) ?? '');
}

/**
 * An invitation or a reminder whose guests may reply has both answers: they open the page with that answer chosen, and nothing is sent
 * before the guest presses Send there; the address leads to the form, where Send is in sight before any script runs (rules: mail-answers, no-change-by-get).
 */
function callOf(invitation: Invitation): Call {
  const link = slot('link');
  const { accent } = mailLook(invitation);
  if (!asksReply(invitation)) {
    const label = labelOf(invitation);
    return { html: buttonHtml(link, label, accent), lines: [[label, link]] };
  }
  const { see, yes, no } = mailTexts[invitation.language];
  const to = (answer: Answer, and: string) => `${link}${and}${ANSWER}=${answer}#${REPLY}`;
  return {
    html: answersHtml(
      [
        { href: to('yes', '&amp;'), label: yes },
        { href: to('no', '&amp;'), label: no },
      ],
      { href: link, label: see },
      accent,
    ),
    lines: [
      [yes, to('yes', '&')],
      [no, to('no', '&')],
      [see, link],
    ],
  };
}

const asksReply = ({ type, leadsTo, reply }: Invitation): boolean =>
  (type === 'invitation' || leadsTo === 'reply') && leadsTo !== 'photos' && (reply ?? null) !== null;

/** Time and place; a party with a programme has the places, and the time when it begins, in its items (rule: programme-in-mails). */
export function timeAndPlace(
  invitation: Pick<Invitation, 'language' | 'date' | 'endDate' | 'zone' | 'place' | 'programme'>,
): Fact[] {
  const { language, date, endDate = null, zone, place, programme = [] } = invitation;
  const location = { address: place, latitude: null, longitude: null };
  const isNamed = programme.some((item) => placeOf(item, { location }).address === place);
  const when = saysTime({ date, endDate, programme })
    ? dateText(date, zone, language)
    : spanText(date, endDate, zone, language);
  const facts = [when, ...(isNamed ? [] : [place])].filter((fact) => fact !== '');
  return [...facts, ...programmeRows({ date, zone, language, location, programme })];
}

/** Time, place, and by when to reply. */
function factsOf(invitation: Invitation): Fact[] {
  const { language, reply } = invitation;
  const by = asksReply(invitation) ? (reply?.by ?? null) : null;
  return [...timeAndPlace(invitation), ...(by === null ? [] : [mailTexts[language].replyBy(dayText(by, language))])];
}

/** Makes an invitation mail whose slots are filled for each guest (rule: mail-placeholders). */
export function invitationMail(invitation: Invitation): MailTemplate {
  const { language, title, hostName } = invitation;
  const texts = mailTexts[language];
  const body = withoutSlots(invitation.body);
  const call = callOf(invitation);
  const facts = factsOf(invitation);
  const link = slot('link');
  const unsubscribe = slot('unsubscribe');
  const footerHtml =
    `${escapeHtml(texts.repliesTo(hostName))}<br><br>${texts.linkBelow}<br><a href="${link}" style="color:inherit;word-break:break-all">${link}</a><br><br>` +
    `${escapeHtml(texts.reason(hostName))}<br><a href="${unsubscribe}" style="color:inherit">${texts.unsubscribe}</a>`;
  return {
    subject: withSlots(withoutSlots(invitation.subject)),
    html: mailHtml({
      language,
      // The title of the document is the same for all guests.
      subject: title,
      preheader: facts.map(factLine).join(' · '),
      ...mailLook(invitation),
      eyebrow: eyebrowOf(invitation),
      title,
      sender: 'host',
      facts,
      wordsHtml: wordsOf(body, call),
      footerHtml,
    }),
    text: textOf({ title, facts, body, call, texts, hostName, unsubscribe }),
  };
}

interface TextInput {
  title: string;
  facts: readonly Fact[];
  body: string;
  call: Call;
  texts: (typeof mailTexts)[Language];
  hostName: string;
  unsubscribe: string;
}

function textOf({ title, facts, body, call, texts, hostName, unsubscribe }: TextInput): string {
  const [before = '', ...after] = body.split(LINK_ALONE).map((part) => withSlots(htmlToText(part)));
  const lines = call.lines.map(([label, address]) => `${label}:\n${address}`).join('\n\n');
  const words = [before, lines, ...after].filter((part) => part !== '').join('\n\n');
  const footer = `-- \n${texts.repliesTo(hostName)}\n${texts.reason(hostName)}\n${texts.unsubscribe}: ${unsubscribe}`;
  return [[title, ...facts.map(factLine)].join('\n'), words, footer].join('\n\n');
}
