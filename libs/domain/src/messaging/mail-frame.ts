import type { Language } from '@festlig/contracts/define';
import type { Accent } from '../web/drawings';
import { heroAccent } from '../web/hero-accents';
import type { Look } from '../web/look';
import { typefaceOf } from '../web/typefaces';
import { escapeHtml } from './html-text';
import { mailGround } from './mail-ground';
import { type MailHead, mailHeadHtml } from './mail-head';
import { light, PRODUCT, sans, serif, styleSheetOf, TITLE_FONTS } from './mail-style';
import { titleFace } from './title-face';

/** The parts of each of our mails. Strings ending in `Html` are HTML, all others plain text. */
export interface MailFrame extends MailHead {
  language: Language;
  subject: string;
  /** The preview that the inbox shows after the subject. */
  preheader: string;
  /** The style sheet that loads the font of the title; none when left out. */
  titleFace?: string;
  /** The product's when left out. */
  accent?: Accent;
  /** A mail of the product's own shows its name at the top; above a host's mail stands the host's picture. */
  sender: 'host' | 'product';
  wordsHtml: string;
  /** Small print at the end. */
  footerHtml: string;
}

/**
 * How a mail to guests looks: the picture of the invitation, its accent and its typeface (rules: mail-look, accent-of-picture,
 * typeface-of-picture). Older sends have those of their drawing, or else the product's, and load no font.
 */
export function mailLook({ heroUrl, look, site }: { heroUrl: string | null; look?: Look; site?: string }) {
  const typeface = look?.typeface ?? typefaceOf(heroUrl) ?? 'fraunces';
  const titleFont = TITLE_FONTS[typeface];
  return {
    hero: heroUrl === null ? null : { url: heroUrl, alt: '' },
    accent: look?.accent ?? heroAccent(heroUrl) ?? PRODUCT,
    titleFont,
    ...(site !== undefined && { titleFace: titleFace(typeface, titleFont.split(',')[0] ?? '', site) }),
  };
}

/** The button of a mail. `href` is an address or a slot for one. Outlook applies the padding of the cell. */
export const buttonHtml = (href: string, label: string, accent: Accent = PRODUCT): string =>
  '<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" class="calls" style="margin:28px auto"><tr>' +
  `<td align="center" bgcolor="${accent.light}" style="border-radius:999px;background:${accent.light};mso-padding-alt:16px 36px">` +
  `<a class="button" href="${href}" style="display:inline-block;padding:16px 36px;border:1px solid ${accent.light};border-radius:999px;` +
  `color:#ffffff;font-family:${sans};font-size:17px;line-height:20px;font-weight:600;text-decoration:none">` +
  `${escapeHtml(label)}</a></td></tr></table>`;

const plainLink: Record<Language, string> = {
  da: 'Virker knappen ikke? Åbn linket her:',
  en: 'Button not working? Use this link:',
};

/** The one button of a mail of our own, and below it its address in small print. `link` is plain text (rule: mail-plain-link). */
export function buttonAndLinkHtml(language: Language, link: string, label: string, accent = PRODUCT): string {
  const href = escapeHtml(link);
  return (
    `${buttonHtml(href, label, accent)}<p class="soft" style="margin:0 0 24px;color:${light.soft};font-size:13px;line-height:20px;text-align:center">` +
    `${plainLink[language]}<br><a href="${href}" style="color:inherit;word-break:break-all">${href}</a></p>`
  );
}

const ANSWER = `display:inline-block;padding:14px;border-radius:999px;font-family:${sans};font-size:15px;line-height:20px;font-weight:600;white-space:nowrap;text-decoration:none`;

/** An answer as a link: filled for the first, outlined for the second. */
const answerHtml = (href: string, label: string, { light: colour }: Accent, isFirst: boolean): string =>
  `<td align="center"${isFirst ? ` bgcolor="${colour}"` : ''} style="border-radius:999px;mso-padding-alt:14px${isFirst ? `;background:${colour}` : ''}">` +
  `<a class="${isFirst ? 'button' : 'berry outline'}" href="${href}" style="${ANSWER};border:1px solid ${colour};color:${isFirst ? '#ffffff' : colour}">${escapeHtml(label)}</a></td>`;

/** Two answers beside each other, and below them a link to the whole. Each `href` is an address or has a slot for one. */
export const answersHtml = (
  [yes, no]: readonly [{ href: string; label: string }, { href: string; label: string }],
  whole: { href: string; label: string },
  accent: Accent,
): string =>
  '<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" class="calls" style="margin:28px auto 0"><tr>' +
  `${answerHtml(yes.href, yes.label, accent, true)}<td width="10" style="width:10px;font-size:0">&nbsp;</td>${answerHtml(no.href, no.label, accent, false)}</tr></table>` +
  `<p style="margin:16px 0 28px;text-align:center"><a href="${whole.href}">${escapeHtml(whole.label)}</a></p>`;

const wordmarkHtml = ({ sender, hero }: MailFrame): string =>
  sender === 'host' || hero !== null
    ? ''
    : `<p class="mark ink" style="margin:0 0 20px;color:${light.ink};font-family:${serif};font-size:26px;line-height:32px;font-weight:600;letter-spacing:-.5px">Festlig</p>`;

/** The plain text of a mail of our own. */
export const ownText = (parts: readonly string[]): string => ['Festlig', ...parts].join('\n\n');

/** Fills the inbox's preview line, so that it does not continue with the text of the mail. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

/** The HTML of a whole mail: one column of 600 px in tables, in light and dark colours. */
export function mailHtml(frame: MailFrame): string {
  const {
    language,
    subject,
    preheader,
    accent = PRODUCT,
    titleFont = serif,
    titleFace: face,
    wordsHtml,
    footerHtml,
  } = frame;
  const ground = mailGround(frame.hero?.url ?? null, accent);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${styleSheetOf(accent, ground, titleFont)}</style>${face === undefined ? '' : `<style>${face}</style>`}</head>`,
    `<body class="paper" style="margin:0;padding:0;background:${light.paper}">`,
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${filler}</div>`,
    `<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background:${light.paper}">`,
    '<tr><td class="edge" align="center" style="padding:32px 16px">',
    wordmarkHtml(frame),
    `<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.card}" style="width:100%;max-width:600px;background:${light.card};border:1px solid ${light.line};border-radius:16px;border-collapse:separate">`,
    mailHeadHtml(frame, accent, ground),
    `<tr><td class="pad next words ink" style="padding:28px 48px 24px;color:${light.ink};font-family:${sans};font-size:17px;line-height:27px">${wordsHtml}</td></tr>`,
    '</table>',
    '<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">',
    `<tr><td class="pad soft" align="center" style="padding:24px 48px 32px;color:${light.soft};font-family:${sans};font-size:13px;line-height:20px">${footerHtml}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('');
}
