import type { Language } from '@festlig/contracts/define';
import { PartyType } from '@festlig/contracts/party';
import type { Seller } from '@festlig/domain/billing/receipt';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { heroFor } from '@festlig/domain/party/wizard';
import { STATIC_TEXTS } from '@festlig/domain/static-pages/static-texts';
import type { OccasionText, SampleText, Titled } from '@festlig/domain/static-pages/texts';
import { HERO_FORMATS, heroIn, heroThumb, heroTone, heroUpright, titlePlace } from '@festlig/domain/web/hero-image';
import { withBorrowed } from '@festlig/domain/web/hero-groups';
import { BY_PICTURE, lookOf } from '@festlig/domain/web/look';
import { staticPath } from '@festlig/domain/web/static-addresses';
import { GARLAND_SVG } from './bunting';
import { groundOf } from './static-grounds';

/** What static pages show of what the services know, null while a service is away, and of our settings. */
export interface StaticData {
  /** Hero images by group. */
  pictures: Readonly<Record<string, readonly string[]>> | null;
  /** The address of support. */
  email: string | null;
  /** Who runs this product; null where that is not said. */
  seller: Seller | null;
}

/** Titles longer than this are written smaller on the sample invitation. */
const LONG = 22;

/** The picture of an occasion; null until it is rendered. */
export const pictureOf = (type: PartyType, { pictures }: StaticData): string | null =>
  pictures === null ? null : heroFor(type, pictures);

/** The first on the screen, after all else of the page, or when it is nearly in sight. */
type Loading = 'first' | 'last' | 'lazy';

const LOADING = { first: 'fetchpriority="high"', last: 'fetchpriority="low"', lazy: 'loading="lazy"' };

const image = (src: string, loading: Loading): string =>
  `<img src="${escapeHtml(src)}" alt="" decoding="async" ${LOADING[loading]}>`;

/** The picture of an invitation in the format that a browser knows (rule: hero-formats). */
export const hero = (src: string, loading: Loading): string =>
  `<picture>${HERO_FORMATS.map((format) => `<source type="image/${format}" srcset="${escapeHtml(heroIn(src, format))}">`).join('')}${image(src, loading)}</picture>`;

/** Headings with text, under a heading of their own. */
export const titled = (heading: string, items: readonly Titled[]): string =>
  [
    `<section class="st-in"><h2>${escapeHtml(heading)}</h2><div class="st-grid">`,
    ...items.map(
      ({ title, text }) => `<div><h3>${escapeHtml(title)}</h3><p class="st-soft">${escapeHtml(text)}</p></div>`,
    ),
    '</div></section>',
  ].join('');

/** Questions, each of which opens its answer; on wide screens their heading is beside them, and what else is given below it. */
export const asked = (heading: string, items: readonly Titled[], beside = ''): string =>
  [
    `<section class="st-in st-questions"><h2>${escapeHtml(heading)}</h2><div class="st-asked">`,
    ...items.map(
      ({ title, text }) =>
        `<details><summary><h3>${escapeHtml(title)}</h3></summary><p class="st-soft">${escapeHtml(text)}</p></details>`,
    ),
    `</div>${beside}</section>`,
  ].join('');

/**
 * The end of a page: what it leads to, on the picture of an occasion. Of a page with few pictures it is loaded without being asked for,
 * so that it is there for whoever is at the end at once.
 */
export function ending(
  language: Language,
  type: PartyType,
  text: string,
  data: StaticData,
  loading: Loading = 'lazy',
): string {
  const picture = pictureOf(type, data);
  const tone = picture !== null && heroTone(picture) === 'light' ? ' st-on-light' : '';
  return [
    `<div class="st-end${tone}${groundOf(picture)}">${picture === null ? '' : hero(picture, loading)}`,
    `<h2>${escapeHtml(STATIC_TEXTS[language].frame.ready)}</h2>${button(language, type, text)}</div>`,
  ].join('');
}

export const steps = (heading: string, items: readonly Titled[]): string =>
  [
    `<section class="st-band"><div class="st-in"><h2>${escapeHtml(heading)}</h2><ol class="st-steps">`,
    ...items.map(
      ({ title, text }) => `<li><h3>${escapeHtml(title)}</h3><p class="st-soft">${escapeHtml(text)}</p></li>`,
    ),
    '</ol></div></section>',
  ].join('');

interface Shown {
  hasDate?: boolean;
  /** On the first screen. */
  isFirst?: boolean;
}

/** The picture of an invitation with its title in the typeface that a guest sees, and the date above it (rule: typeface-of-picture). */
export function invitation(
  type: PartyType,
  text: SampleText,
  data: StaticData,
  { hasDate = false, isFirst = false }: Shown = {},
): string {
  const picture = pictureOf(type, data);
  const { typeface } = lookOf({ heroImage: picture, type, ...BY_PICTURE });
  const over = `st-over st-at-${titlePlace(picture)}${heroTone(picture) === 'dark' ? ' st-dark' : ''}`;
  const title = `st-title st-${typeface}${text.title.length > LONG ? ' st-long' : ''}`;
  return [
    `<div class="st-picture${groundOf(picture)}">${picture === null ? '' : hero(heroUpright(picture), isFirst ? 'first' : 'lazy')}<div class="${over}">`,
    hasDate ? `<p class="st-date">${escapeHtml(text.date)}</p>` : '',
    `<p class="${title}">${escapeHtml(text.title)}</p></div></div>`,
  ].join('');
}

/** The mark of a yes, in the colour of what is around. */
export const HEART =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><path d="M14 23C7.5 17.5 4 14 4 9.8A5.3 5.3 0 0 1 14 7.4 5.3 5.3 0 0 1 24 9.8c0 4.2-3.5 7.7-10 13.2z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></svg>';

/** The marks of the cards that thank guests for a reply: a heart, or a letter that is on its way. */
const MARKS = {
  yes: '<path d="M36 56C22 45 15 38 15 28a11 11 0 0 1 21-4 11 11 0 0 1 21 4c0 10-7 17-21 28z" fill="var(--berry)"/>',
  no: '<path d="M12 20h48v34H12zM13 22l23 18 23-18" fill="var(--card)" stroke="var(--berry)" stroke-width="2.5" stroke-linejoin="round"/>',
};

/**
 * The invitation's words and the answers of the sample: whoever chooses one sees in place of the words the card that thanks for
 * it, where they have just looked, without a script, and nothing is sent.
 */
function answers(language: Language, words: string): string {
  const { ask, thanks, ...labels } = STATIC_TEXTS[language].frame.sample;
  const card = (name: 'yes' | 'no') =>
    `<div class="st-thanks st-if-${name}"><svg width="44" height="44" viewBox="0 0 72 72" aria-hidden="true">${MARKS[name]}</svg>` +
    `<p class="st-said">${escapeHtml(thanks[name].title)}</p><p class="st-small">${escapeHtml(thanks[name].text)}</p></div>`;
  const answer = (name: 'yes' | 'no') =>
    `<label><input type="radio" name="st-answer" class="st-${name}"><span>${escapeHtml(labels[name])}</span></label>`;
  return [
    `<div class="st-said-here"><div class="st-words">${words}</div><div role="status">${card('yes')}${card('no')}</div></div>`,
    `<p class="st-ask st-soft st-small" id="st-ask">${escapeHtml(ask)}</p>`,
    `<div class="st-answers" role="radiogroup" aria-labelledby="st-ask">${answer('yes')}${answer('no')}</div>`,
  ].join('');
}

/** An invitation as a guest sees it, which can be answered (rule: static-sample). */
export function sample(language: Language, { sample: text }: OccasionText, type: PartyType, data: StaticData): string {
  const { label } = STATIC_TEXTS[language].frame.sample;
  const words = `<p>${escapeHtml(text.text)}</p><p class="st-soft st-small">${escapeHtml(text.place)}</p>`;
  const behind = pictureOf(type === 'wedding' ? 'birthday' : 'wedding', data);
  return [
    `<figure class="st-sample" aria-label="${escapeHtml(`${label}: ${text.title}`)}">`,
    `<div class="st-card st-behind">${behind === null ? '' : image(heroThumb(behind), 'lazy')}</div>`,
    `<div class="st-card">${invitation(type, text, data, { hasDate: true, isFirst: true })}<div class="st-below">${answers(language, words)}</div></div></figure>`,
  ].join('');
}

export const button = (language: Language, type: PartyType, text: string): string =>
  `<a class="st-button" href="/${language}/new/${type}">${escapeHtml(text)}</a>`;

/** Links to the pages of all occasions but the one that is shown. */
export function occasions(language: Language, data: StaticData, shown?: string): string {
  const { frame, occasions: texts } = STATIC_TEXTS[language];
  const link = (type: PartyType) => {
    const picture = pictureOf(type, data);
    const above = picture === null ? '<i></i>' : image(heroThumb(picture), 'lazy');
    return `<li><a href="${staticPath(type, language)}">${above}<span>${escapeHtml(texts[type].name)}</span></a></li>`;
  };
  return [
    `<nav class="st-in" aria-labelledby="st-occasions"><h2 id="st-occasions">${escapeHtml(frame.occasions)}</h2>`,
    `<ul class="st-occasions">${PartyType.options
      .filter((type) => type !== shown)
      .map(link)
      .join('')}</ul></nav>`,
  ].join('');
}

/** An invitation for each occasion, which leads to making one like it and says how many pictures there are for it, and below them links to the pages of the occasions. */
export function gallery(language: Language, type: PartyType, data: StaticData): string {
  const { frame, occasions: texts } = STATIC_TEXTS[language];
  const { title, lead, pictures, own, more } = frame.gallery;
  const offered = withBorrowed(data.pictures ?? {});
  // One picture is the one that is seen.
  const number = (each: PartyType) => {
    const n = offered[each]?.length ?? 0;
    return n > 1 ? ` <small class="st-soft">${escapeHtml(pictures.replace('{n}', String(n)))}</small>` : '';
  };
  const card = (each: PartyType) =>
    `<li><a href="/${language}/new/${each}">${invitation(each, texts[each].sample, data, { hasDate: true })}` +
    `<span>${escapeHtml(texts[each].name)}${number(each)}</span></a></li>`;
  const page = (each: PartyType) =>
    `<li><a href="${staticPath(each, language)}">${escapeHtml(texts[each].name)}</a></li>`;
  return [
    `<section class="st-band"><div class="st-in"><h2>${escapeHtml(title)}</h2><p class="st-soft">${escapeHtml(lead)}</p>`,
    `<ul class="st-occasions st-gallery st-swipe">${PartyType.options.map(card).join('')}`,
    `<li><a class="st-own" href="/${language}/new/${type}">${GARLAND_SVG}${escapeHtml(own)}</a></li></ul>`,
    `<p class="st-soft st-small st-more" id="st-more">${escapeHtml(more)}</p>`,
    `<ul class="st-pages" aria-labelledby="st-more">${PartyType.options.map(page).join('')}</ul></div></section>`,
  ].join('');
}
