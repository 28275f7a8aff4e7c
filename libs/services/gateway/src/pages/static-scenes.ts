import { escapeHtml } from '@festlig/domain/messaging/html-text';
import type { SampleText, ShowcaseText } from '@festlig/domain/static-pages/texts';
import { photo, PHOTOS } from './static-photos';

/** What the scenes have of the page they are on. */
export interface Shown {
  /** The invitation of the page's sample, as HTML, and its words. */
  invitation: string;
  sample: SampleText;
  /** The answers that a guest can choose: a yes and a no. */
  answers: readonly [string, string];
  /** What the page says to a guest who comes. */
  thanks: string;
  /** The address of the sample's picture in a mail; null until it is rendered. */
  picture: string | null;
}

/** A few streets with a pin. */
export const MAP = [
  '<svg viewBox="0 0 120 64" width="100%" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#fffdfa">',
  '<rect width="120" height="64" fill="#e3e7dc" stroke="none"/><path d="M0 46c26-4 30-22 58-24s36-10 62-14" stroke-width="7"/>',
  '<path d="M22 0c4 22-2 40 6 64M78 0c-4 18 8 40 4 64M0 14l48 50" stroke-width="3"/>',
  '<path d="M60 34c-7-8-9-11-9-15a9 9 0 0 1 18 0c0 4-2 7-9 15z" fill="#a5303f" stroke="none"/>',
  '<circle cx="60" cy="19" r="3.4" fill="#fffdfa" stroke="none"/></svg>',
].join('');

const fact = (name: string, text: string): string =>
  `<p class="st-fact"><span>${escapeHtml(name)}</span>${escapeHtml(text)}</p>`;

const chip = (text: string, look = ''): string => `<span class="st-chip${look}">${escapeHtml(text)}</span>`;

const HEART =
  '<svg width="26" height="26" viewBox="0 0 72 72"><path d="M36 56C22 45 15 38 15 28a11 11 0 0 1 21-4 11 11 0 0 1 21 4c0 10-7 17-21 28z" fill="#a5303f"/></svg>';

/** The page of an invitation on a phone, and its map beside it. */
const page = ({ page: text }: ShowcaseText, { invitation, sample }: Shown): string =>
  [
    `<div class="st-phone">${invitation}<div class="st-facts">${fact(text.when, sample.date)}${fact(text.where, sample.place)}</div>`,
    `<p class="st-note">${escapeHtml(sample.text)}</p></div>`,
    `<div class="st-paper st-map">${MAP}<p>${escapeHtml(sample.place)}${chip(text.way, ' st-go')}</p></div>`,
  ].join('');

/** A mail with its two answers, and what a guest sees who has chosen the first. */
const mail = ({ mail: text, overview }: ShowcaseText, { picture, answers, thanks }: Shown): string =>
  [
    `<div class="st-paper st-mail"><p class="st-from"><i>${escapeHtml(text.from.charAt(0))}</i><span><b>${escapeHtml(text.from)}</b>`,
    `${escapeHtml(text.subject)}</span></p>`,
    picture === null ? '' : `<img src="${escapeHtml(picture)}" alt="" loading="lazy" decoding="async">`,
    `<div><p class="st-greeting">${escapeHtml(text.greeting)}</p><p>${escapeHtml(text.words)}</p>`,
    `<p class="st-pills">${chip(answers[0], ' st-go')}${chip(answers[1])}</p></div></div>`,
    `<div class="st-paper st-receipt">${HEART}<p><b>${escapeHtml(thanks)}</b>${escapeHtml(overview.replies[0].answer)}</p></div>`,
  ].join('');

const KINDS = ['coming', 'declined', 'silent'] as const;
const LOOKS = { yes: ' st-yes-chip', no: '', silent: ' st-silent-chip' };

const overview = ({ overview: text }: ShowcaseText): string =>
  [
    '<div class="st-paper st-counts"><div class="st-numbers">',
    ...KINDS.map((kind) => `<p><b>${text[kind].number}</b>${escapeHtml(text[kind].name)}</p>`),
    '</div><p class="st-bar">',
    ...KINDS.map((kind) => `<i style="flex-grow:${text[kind].number}"></i>`),
    '</p>',
    ...text.replies.map(
      ({ name, answer, is }) => `<p class="st-reply"><b>${escapeHtml(name)}</b>${chip(answer, LOOKS[is])}</p>`,
    ),
    '</div>',
  ].join('');

const thread = ({ thread: text }: ShowcaseText): string =>
  [
    `<div class="st-thread"><p>${escapeHtml(text.guest)}</p><p class="st-mine">${escapeHtml(text.host)}</p>`,
    `<p>${escapeHtml(text.thanks)}</p></div>`,
  ].join('');

const wishes = ({ wishes: items }: ShowcaseText): string =>
  [
    '<div class="st-paper st-wished">',
    ...items.map(
      ({ title, price, state, isFree }) =>
        `<p class="st-reply"><span><b>${escapeHtml(title)}</b>${escapeHtml(price)}</span>${chip(state, isFree ? ' st-go' : '')}</p>`,
    ),
    '</div>',
  ].join('');

const photos = (): string => `<div class="st-photos">${PHOTOS.map(photo).join('')}</div>`;

/** What a host gets as it looks in use, in the order of its words: for each the occasion whose picture is behind it; null where it has none. */
export const SCENES = [
  { behind: 'party', draw: page },
  { behind: 'wedding', draw: mail },
  { behind: 'anniversary', draw: overview },
  { behind: 'baptism', draw: thread },
  { behind: 'confirmation', draw: wishes },
  { behind: null, draw: photos },
] as const;
