import type { Language } from '@festlig/contracts/define';
import type { PartyType } from '@festlig/contracts/party';
import { sellerLines } from '@festlig/domain/billing/receipt';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { STATIC_TEXTS } from '@festlig/domain/static-pages/static-texts';
import type { FrameText, OccasionText } from '@festlig/domain/static-pages/texts';
import { type StaticPage, staticPath } from '@festlig/domain/web/static-addresses';
import { heroThumb } from '@festlig/domain/web/hero-image';
import { BUNTING } from './bunting';
import {
  asked,
  button,
  ending,
  gallery,
  invitation,
  occasions,
  pictureOf,
  sample,
  type StaticData,
  steps,
  titled,
} from './static-blocks';
import { exampleContent } from './static-example';
import { plansAndTokens, plansInShort } from './static-prices';
import { showcase } from './static-showcase';
import { SHOWCASE_STYLE } from './static-showcase-style';
import { CONTENT_STYLE, FRAME_STYLE } from './static-style';

const FRONT_TYPE: PartyType = 'party';
/** The picture of the front page's sample, which is a birthday. */
const FRONT_SAMPLE: PartyType = 'birthday';

const heading = ({ heading: title, lead }: { heading: string; lead: string }): string =>
  `<h1>${escapeHtml(title)}</h1><p class="st-lead">${escapeHtml(lead)}</p>`;

function occasionContent(language: Language, text: OccasionText, type: PartyType | null, data: StaticData): string {
  const { frame, example } = STATIC_TEXTS[language];
  const made = type ?? FRONT_TYPE;
  return [
    `<section class="st-hero"><div class="st-in"><div>${heading(text)}<p class="st-first">${button(language, made, text.button)}`,
    type === null ? `<a href="${staticPath('example', language)}">${escapeHtml(example.link)}</a></p>` : '</p>',
    `<p class="st-soft st-small st-free">${escapeHtml(frame.free)}</p></div>`,
    `${sample(language, text, type ?? FRONT_SAMPLE, data)}</div></section>`,
    trust(language, data),
    type === null ? gallery(language, made, data) : '',
    steps(frame.steps, text.steps),
    type === null ? shown(language, text, data) : titled(frame.gets, text.gets),
    type === null ? `<div class="st-band">${plansInShort(language)}</div>` : '',
    `<div class="st-band">${asked(frame.questions, text.questions, type === null ? behind(language, data) : '')}</div>`,
    ending(language, made, text.button, data),
    type === null ? '' : `<div class="st-band">${occasions(language, data, type)}</div>`,
  ].join('');
}

/** What hosts and guests can rely on, below the first button, and whom to ask, where that is known (rule: static-trust). */
function trust(language: Language, { email }: StaticData): string {
  const { label, items, write } = STATIC_TEXTS[language].frame.trust;
  const ask = email === null ? [] : [`${escapeHtml(write)}${mailTo(email)}`];
  const list = [...items.map(escapeHtml), ...ask].map((item) => `<li>${item}</li>`);
  return `<div class="st-band"><ul class="st-trust" aria-label="${escapeHtml(label)}">${list.join('')}</ul></div>`;
}

const mailTo = (email: string): string => `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;

/** What a host gets, as it looks in use. */
function shown(language: Language, { gets, sample: text }: OccasionText, data: StaticData): string {
  const picture = pictureOf(FRONT_SAMPLE, data);
  const { yes, no, thanks } = STATIC_TEXTS[language].frame.sample;
  const parts = {
    invitation: invitation(FRONT_SAMPLE, text, data),
    sample: text,
    answers: [yes, no],
    thanks: thanks.yes.title,
    picture: picture === null ? null : heroThumb(picture),
  } as const;
  return `<style>${SHOWCASE_STYLE}</style>${showcase(language, gets, parts, data)}`;
}

/** Who runs the product, how it is paid for, and how to reach the people behind it. */
function behind(language: Language, data: StaticData): string {
  const { title, text } = STATIC_TEXTS[language].frame.behind;
  return `<section class="st-us"><h2>${escapeHtml(title)}</h2>${runBy('front', language, data)}<p>${escapeHtml(text)}</p><p>${address(language, data)}</p></section>`;
}

/** Who runs the product, in a sentence of the page; nothing where that is not said (rule: operator-named). */
function runBy(page: keyof FrameText['runBy']['before'], language: Language, { seller }: StaticData): string {
  const { before, after } = STATIC_TEXTS[language].frame.runBy;
  return seller === null ? '' : `<p>${escapeHtml(before[page] + sellerLines(seller, language).join(', ') + after)}</p>`;
}

const writeToUs = (language: Language, data: StaticData): string =>
  `<section><h2>${escapeHtml(STATIC_TEXTS[language].frame.write.title)}</h2><p>${address(language, data)}</p></section>`;

/** The operator's address and the help form; the help form alone while the address is unknown. */
function address(language: Language, { email }: StaticData): string {
  const { before, between, help, after, form } = STATIC_TEXTS[language].frame.write;
  const helpLink = `<a href="/${language}/help">${escapeHtml(help)}</a>${escapeHtml(after)}`;
  if (email === null) return escapeHtml(form) + helpLink;
  return `${escapeHtml(before)}${mailTo(email)}${escapeHtml(between)}${helpLink}`;
}

function legalContent(page: 'terms' | 'privacy', language: Language, data: StaticData): string {
  const { [page]: text, frame } = STATIC_TEXTS[language];
  const sentence = runBy(page, language, data);
  return [
    `<div class="st-in">${heading(text)}<div class="st-text">`,
    ...text.sections.map(
      ({ title, text: words }) => `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(words)}</p></section>`,
    ),
    sentence && `<section><h2>${escapeHtml(frame.runBy.title)}</h2>${sentence}</section>`,
    `${writeToUs(language, data)}</div></div>`,
  ].join('');
}

function pricesContent(language: Language, data: StaticData): string {
  const { prices, frame, front } = STATIC_TEXTS[language];
  return [
    `<div class="st-in">${heading(prices)}${plansAndTokens(language)}${button(language, FRONT_TYPE, front.button)}</div>`,
    `<div class="st-band">${asked(frame.questions, prices.questions)}</div>`,
    `<div class="st-band">${occasions(language, data)}</div>`,
  ].join('');
}

function contentOf(page: StaticPage, language: Language, data: StaticData): string {
  const texts = STATIC_TEXTS[language];
  if (page === 'front') return occasionContent(language, texts.front, null, data);
  if (page === 'example') return exampleContent(language, data);
  if (page === 'prices') return pricesContent(language, data);
  if (page === 'terms' || page === 'privacy') return legalContent(page, language, data);
  return occasionContent(language, texts.occasions[page], page, data);
}

/**
 * A static page for the page's root element, complete without scripts. The app, once started, shows the element
 * `static-page` within its own bar and footer (apps/web, app/StaticRoute).
 */
export function staticBody(page: StaticPage, language: Language, data: StaticData): string {
  const { frame, prices, terms, privacy } = STATIC_TEXTS[language];
  const other = language === 'da' ? 'en' : 'da';
  const link = (href: string, words: string, names = '') => `<a ${names}href="${href}">${escapeHtml(words)}</a>`;
  return [
    `<style>${FRAME_STYLE}</style>${link('#content', frame.skip, 'class="sf-skip" ')}`,
    `<header class="sf"><a class="sf-logo" href="/${language}" aria-label="${escapeHtml(frame.toFront)}">`,
    `${BUNTING} ${escapeHtml(frame.product)}</a>`,
    link(
      staticPath(page, other),
      frame.other.short,
      `class="sf-link" lang="${other}" aria-label="${frame.other.name}" `,
    ),
    link(`/${language}/help`, frame.help, 'class="sf-link sf-help" '),
    link(`/${language}/login`, frame.logIn, 'class="sf-link" '),
    link(`/${language}/new/${FRONT_TYPE}`, frame.create, 'class="sf-link sf-make" '),
    `</header><main id="content"><div class="st" id="static-page" data-path="${staticPath(page, language)}">`,
    `<style>${CONTENT_STYLE}</style>${contentOf(page, language, data)}</div></main><footer class="sf">`,
    link(`/${language}/help`, frame.help),
    link(staticPath('prices', language), prices.name),
    link(staticPath('terms', language), terms.name),
    `${link(staticPath('privacy', language), privacy.name)}</footer>`,
  ].join('');
}
