import { unbrokenTown } from '../party/unbroken-town';
import type { Accent } from '../web/drawings';
import { heroFoot, isBelowTitle, isFootDrawn, titlePlace } from '../web/hero-image';
import { withClockHeld } from '../web/clock-held';
import { COUPLE, withTitleBreaks, WORD_JOINER } from '../web/title-breaks';
import { escapeHtml } from './html-text';
import type { MailGround } from './mail-ground';
import { besideTitle, light, sans, serif } from './mail-style';
import { type ProgrammeRow, rowLine } from './programme-lines';

/** What a mail is about: its picture, and what stands beside that. */
export interface MailHead {
  /** Of the title; the product's when left out. */
  titleFont?: string;
  hero: { url: string; alt: string } | null;
  /** A few words above the title. */
  eyebrow: string;
  title: string;
  /** Shown below the title: date, time and place, and what begins when. */
  facts: readonly Fact[];
}

/** A line, or an item of the programme. */
export type Fact = string | ProgrammeRow;

/** A fact as plain text. */
export const factLine = (fact: Fact): string => (typeof fact === 'string' ? fact : rowLine(fact));

/** The corners of what stands first in the card. */
const CORNERS = 'border-radius:15px 15px 0 0';

/** The picture above the letters; mail programs that load no pictures show the ground in its place. */
const pictureHtml = ({ hero }: MailHead, ground: string): string =>
  hero === null
    ? ''
    : `<tr><td style="font-size:0;line-height:0"><img class="first" src="${escapeHtml(hero.url)}" alt="${escapeHtml(hero.alt)}" width="600" ` +
      `style="display:block;width:100%;max-width:600px;height:auto;${CORNERS};background:${ground}"></td></tr>`;

/** What is drawn below the facts. It reaches beyond its cell, so that no row of pixels of the ground is seen below what is not like it. */
const footHtml = (url: string, height: number): string =>
  `<tr><td style="font-size:0;line-height:0"><img src="${escapeHtml(url)}" alt="" ` +
  `width="600" height="${height}" style="display:block;width:100%;max-width:600px;height:auto;margin-bottom:-1px"></td></tr>`;

/**
 * Rows that stand on one ground. Their edges are seldom between whole pixels of a phone: on grounds of their own, what is behind
 * them would show as a fine line.
 */
const groundHtml = (ground: string, rows: string): string =>
  `<tr><td class="first below" bgcolor="${ground}" style="background:${ground};${CORNERS}">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table></td></tr>`;

/** What of the picture is below the facts: the whole of it where the page has the title above it, else its lower part. */
function footOf({ hero }: MailHead): { url: string; height: number } | null {
  if (hero === null) return null;
  if (isBelowTitle(hero.url)) return { url: hero.url, height: 236 };
  const url = heroFoot(hero.url);
  return url === null || !isFootDrawn(url) ? null : { url, height: titlePlace(hero.url) === 'within' ? 150 : 110 };
}

const NO_BREAK_SPACE = '\u00a0';
/** The letters of a last word that would look lost in a line of its own, and those that fit in a line on the narrowest phone. */
const [SHORT, LINE] = [8, 16];

/** The two names of a couple stay together where they fit in a line: one of them above the other would look like two titles. */
const withCoupleHeld = (title: string): string =>
  title.replace(COUPLE, (names) => (names.length <= LINE ? names.replaceAll(' ', NO_BREAK_SPACE) : names));

/** A title of more than two parts whose short last word has the one before it in its line, unless that is a part of what is held already. */
function withLastWordHeld(title: string): string {
  const [last = '', before = '', ...others] = title.split(' ').reverse();
  const isAlone = others.length > 0 && last.length <= SHORT && !`${last}${before}`.includes(NO_BREAK_SPACE);
  return isAlone && before.length + 1 + last.length <= LINE ? title.replace(/ (?=[^ ]*$)/, NO_BREAK_SPACE) : title;
}

/**
 * Keeps together what the page keeps together (rule: title-breaks), a couple, and any last number or short last word with the word before it:
 * few mail programs balance lines, and some show a sign that takes no room.
 */
const heldTogether = (title: string): string =>
  withLastWordHeld(
    withTitleBreaks(withCoupleHeld(title), null)
      .replaceAll(WORD_JOINER, '')
      .replace(/ (\d+)$/, `${NO_BREAK_SPACE}$1`),
  );

/** The classes and colours of the letters below a picture, and on a card without one. */
const lettersOn = (below: MailGround | null, accent: Accent) => {
  const letters = { on: 'letters', colour: below?.ink ?? '' };
  if (below !== null) return { eyebrow: letters, title: letters, facts: letters };
  return {
    eyebrow: { on: 'berry', colour: accent.light },
    title: { on: 'ink', colour: light.ink },
    facts: { on: 'soft', colour: light.soft },
  };
};

type Letters = ReturnType<typeof lettersOn>;

/** The letters of the title, in the size of a fact. */
const likeTitle = (titleFont: string): string =>
  `font-family:${titleFont};font-size:19px;line-height:27px;font-weight:600;font-variant-numeric:lining-nums`;

const factHtml = (fact: string, { facts }: Letters, titleFont: string): string =>
  `<p class="${facts.on}" style="margin:0 0 4px;color:${facts.colour};${likeTitle(titleFont)}">${escapeHtml(withClockHeld(unbrokenTown(fact)))}</p>`;

const CELL = 'text-align:left;vertical-align:top;font-size:16px;line-height:24px';

/** An item: when it begins on the left, and its name above its place. The day of another day is above the time. */
function rowHtml({ when, title, address }: ProgrammeRow, letters: Letters, titleFont: string): string {
  const { eyebrow: time, title: name, facts: place } = letters;
  const held = escapeHtml(when.replaceAll(' ', NO_BREAK_SPACE).replace(/\u00a0(?=kl\.|at\u00a0)/u, ' '));
  const where =
    address === ''
      ? ''
      : `<br><span class="${place.on}" style="color:${place.colour}">${escapeHtml(unbrokenTown(address))}</span>`;
  return (
    `<tr><td class="${time.on}" align="left" valign="top" style="padding:8px 16px 0 0;color:${time.colour};${CELL};${likeTitle(titleFont)}">${held}</td>` +
    `<td align="left" valign="top" style="padding:8px 0 0;${CELL}">` +
    `<strong class="${name.on}" style="color:${name.colour};${likeTitle(titleFont)}">${escapeHtml(title)}</strong>${where}</td></tr>`
  );
}

/** The lines, and between them the programme as a table (rule: programme-in-mails). */
function factsHtml(facts: readonly Fact[], letters: Letters, titleFont: string): string {
  const rows = facts.filter((fact) => typeof fact !== 'string').map((row) => rowHtml(row, letters, titleFont));
  const first = facts.findIndex((fact) => typeof fact !== 'string');
  return facts
    .map((fact, nth) => {
      if (typeof fact === 'string') return factHtml(fact, letters, titleFont);
      return nth === first ? `${TABLE}${rows.join('')}</table>` : '';
    })
    .join('');
}

const TABLE =
  '<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="margin:4px auto 16px">';

const lineHtml = (colour: string): string =>
  '<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="margin:0 auto 16px"><tr>' +
  `<td class="line" width="56" height="2" bgcolor="${colour}" style="width:56px;height:2px;background:${colour};font-size:0;line-height:0">&nbsp;</td></tr></table>`;

const RULE =
  `<tr><td class="pad next" style="padding:28px 48px 0"><div class="rule" style="border-top:1px solid ${light.line};` +
  'font-size:0;line-height:0">&nbsp;</div></td></tr>';

/**
 * The picture and what it is about as one card: who invites, the title and the facts stand on the picture's own colour, between its
 * upper and its lower part, or above the whole of it, as on the page (rule: mail-look). Without a picture, or below one whose colours
 * are not known, they stand on the card.
 */
export function mailHeadHtml(head: MailHead, accent: Accent, below: MailGround | null): string {
  const { titleFont = serif, eyebrow, title, facts } = head;
  const letters = lettersOn(below, accent);
  const foot = below === null ? null : footOf(head);
  const isFirst = foot !== null && foot.url === head.hero?.url;
  // What fades towards the letters has room around them in itself.
  const isFading = head.hero !== null && heroFoot(head.hero.url) !== null;
  const [room, padding] = isFirst
    ? ['', '36px 48px 0']
    : isFading
      ? ['', foot === null ? '8px 48px 36px' : '8px 48px']
      : [' top', '32px 48px 36px'];
  const cell =
    below === null
      ? 'pad top" align="center" style="padding:40px 48px 0'
      : `pad${room}" align="center" style="padding:${padding}`;
  const rows = [
    isFirst ? '' : pictureHtml(head, below?.ground ?? light.line),
    `<tr><td class="${cell};font-family:${sans}">`,
    `<p class="${letters.eyebrow.on}" style="margin:0 0 12px;color:${letters.eyebrow.colour};font-size:13px;line-height:18px;letter-spacing:1.5px;font-weight:600;text-transform:uppercase">${escapeHtml(eyebrow)}</p>`,
    `<h1 class="title ${letters.title.on}" style="margin:0 0 16px;color:${letters.title.colour};font-family:${titleFont};font-size:38px;line-height:1.15;font-weight:600;text-wrap:balance">${escapeHtml(heldTogether(title))}</h1>`,
    below !== null && facts.length > 0 ? lineHtml(below.line) : '',
    factsHtml(facts, letters, besideTitle(titleFont)),
    '</td></tr>',
    foot === null ? '' : footHtml(foot.url, foot.height),
  ].join('');
  return below === null ? rows + RULE : groundHtml(below.ground, rows);
}
