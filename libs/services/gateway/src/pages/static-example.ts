import type { Language } from '@festlig/contracts/define';
import type { PartyType } from '@festlig/contracts/party';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { STATIC_TEXTS } from '@festlig/domain/static-pages/static-texts';
import type { ExampleText, Titled } from '@festlig/domain/static-pages/texts';
import {
  HERO_FORMATS,
  heroIn,
  heroTone,
  heroUpright,
  titlePlace,
  UPRIGHT_SCREENS,
} from '@festlig/domain/web/hero-image';
import { BY_PICTURE, lookOf } from '@festlig/domain/web/look';
import { ending, HEART, pictureOf, type StaticData } from './static-blocks';
import { EXAMPLE_STYLE } from './static-example-style';
import { groundOf } from './static-grounds';
import { photo, PHOTOS } from './static-photos';

/** The occasion of the example: its page has a programme. */
export const EXAMPLE_TYPE: PartyType = 'wedding';

const CROSS =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><path d="M6 6l16 16M22 6L6 22" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>';

/** A picture over the whole width: on a narrow screen the upright one. */
function wide(picture: string): string {
  const source = (format: (typeof HERO_FORMATS)[number], src: string, media = '') =>
    `<source ${media}type="image/${format}" srcset="${escapeHtml(heroIn(src, format))}">`;
  const upright = heroUpright(picture);
  const narrow = `media="${UPRIGHT_SCREENS}"`;
  return [
    '<picture>',
    ...HERO_FORMATS.map((format) => source(format, upright, `${narrow} `)),
    `<source ${narrow} srcset="${escapeHtml(upright)}">`,
    ...HERO_FORMATS.map((format) => source(format, picture)),
    `<img src="${escapeHtml(picture)}" alt="" decoding="async" fetchpriority="high"></picture>`,
  ].join('');
}

function opening({ lead, heading, under, reply }: ExampleText, picture: string | null): string {
  const tone = heroTone(picture) === 'dark' ? ' st-dark' : '';
  return [
    `<div class="st-opening${groundOf(picture)}">${picture === null ? '' : wide(picture)}`,
    `<div class="st-over st-at-${titlePlace(picture)}${tone}"><p>${escapeHtml(lead)}</p><h1>${escapeHtml(heading)}</h1>`,
    `<p class="st-under">${escapeHtml(under)}</p><p><a class="st-button" href="#st-reply">${escapeHtml(reply)}</a></p></div></div>`,
  ].join('');
}

const facts = ({ facts: items, programme }: ExampleText): string =>
  [
    '<div class="st-tinted"><div class="st-when">',
    ...items.map(
      ({ title, text }) => `<div><h2 class="st-label">${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p></div>`,
    ),
    `</div><section class="st-day"><h2 class="st-label">${escapeHtml(programme.title)}</h2><ol>`,
    ...programme.entries.map(
      ({ time, what, where }) =>
        `<li><b>${escapeHtml(time)}</b><p><b>${escapeHtml(what)}</b>${escapeHtml(where)}</p></li>`,
    ),
    '</ol></section></div>',
  ].join('');

/** The question with its answers, each of which shows its thanks without a script; nothing is sent. */
function asks({ asks: text }: ExampleText, thanks: Record<'yes' | 'no', Titled>): string {
  const answer = (name: 'yes' | 'no', mark: string) =>
    `<label><input type="radio" name="st-reply" class="st-${name}"><span>${mark}${escapeHtml(text[name])}</span></label>`;
  const card = (name: 'yes' | 'no') =>
    `<div class="st-thanked st-if-${name}"><p class="st-said">${escapeHtml(thanks[name].title)}</p><p>${escapeHtml(thanks[name].text)}</p></div>`;
  return [
    `<section class="st-tinted st-asks" id="st-reply"><h2>${escapeHtml(text.title)}</h2><p class="st-soft">${escapeHtml(text.text)}</p>`,
    `<div class="st-chosen" role="radiogroup" aria-label="${escapeHtml(text.title)}">${answer('yes', HEART)}${answer('no', CROSS)}</div>`,
    `<div role="status">${card('yes')}${card('no')}</div></section>`,
  ].join('');
}

/** An invitation as its guests see it, as a page of its own, which can be answered (rule: static-example). */
export function exampleContent(language: Language, data: StaticData): string {
  const { example: text, showcase, frame, front } = STATIC_TEXTS[language];
  const picture = pictureOf(EXAMPLE_TYPE, data);
  const { typeface, accent } = lookOf({ heroImage: picture, type: EXAMPLE_TYPE, ...BY_PICTURE });
  return [
    `<style>${EXAMPLE_STYLE}.st-guest{--tone:${accent.light}}@media(prefers-color-scheme:dark){.st-guest{--tone:${accent.dark}}}`,
    `.st .st-guest .st-button{background:${accent.light};color:#fffdfa}</style>`,
    `<p class="st-note-on-top">${escapeHtml(text.note)} <a href="/${language}/new/${EXAMPLE_TYPE}">${escapeHtml(text.make)}</a></p>`,
    `<div class="st-guest st-in-${typeface}">${opening(text, picture)}${facts(text)}`,
    `<div class="st-letter">${text.words.map((words) => `<p>${escapeHtml(words)}</p>`).join('')}</div>`,
    `<section class="st-part"><h2>${escapeHtml(text.wishes)}</h2><ul class="st-list">`,
    ...showcase.wishes.map(
      ({ title, price, state, isFree }) =>
        `<li><p><b>${escapeHtml(title)}</b>${escapeHtml(price)}</p>${isFree ? '' : `<span>${escapeHtml(state)}</span>`}</li>`,
    ),
    `</ul></section><section class="st-part"><h2>${escapeHtml(text.photos)}</h2>`,
    `<div class="st-album">${PHOTOS.map(photo).join('')}</div></section>`,
    `${asks(text, frame.sample.thanks)}</div>${ending(language, 'party', front.button, data, 'last')}`,
  ].join('');
}
