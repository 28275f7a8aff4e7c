import { randomUUID } from 'node:crypto';
import type { Photo } from '@festlig/contracts/media';
import { greetingName } from '@festlig/domain/contacts/greeting-name';
import { escapeHtml } from '@festlig/domain/messaging/html-text';
import { unbroken, withTitleBreaks } from '@festlig/domain/web/title-breaks';
import { renderToString } from 'react-dom/server';
import type { FirstAnswer } from './api/first-answer';
import { fitIn } from './components/fit-title';
import { showZone } from './components/show-zone';
import { firstAnswers } from './guest/first-answers';
import { FirstPhotos } from './features/gallery/components/FirstPhotos';
import { GuestPage, GuestPart } from './guest/GuestPage';
import { GuestStore } from './guest/guest-store';
import { lightPage } from './guest/light-page';
import { FirstFrame, type FirstFrameProps } from './app/FirstFrame';
import daGallery from './i18n/da/gallery';
import da from './i18n/da/guest';
import daPlan from './i18n/da/plan';
import enGallery from './i18n/en/gallery';
import en from './i18n/en/guest';
import enPlan from './i18n/en/plan';
import { TextSourceOfPart } from './i18n/use-texts';
import { largestThatFits, TITLE_EASY_PX, TITLE_MAX_PX, TITLE_MIN_PX } from './lib/fit';
import { isSameClock, readerZone } from './lib/format-date';
import { lightSource, lightTexts } from './i18n/light-texts';

/** What the page of a guest is made from. */
export interface GuestPageInput {
  language: 'da' | 'en';
  /** When it is rendered, in milliseconds. */
  now: number;
  /** A path with its query. */
  address: string;
  answers: readonly FirstAnswer[];
}

const TEXTS = {
  da: lightSource(lightTexts('da', { ...da, gallery: daGallery, plan: daPlan })),
  en: lightSource(lightTexts('en', { ...en, gallery: enGallery, plan: enPlan })),
};
const nothing = () => undefined;
/** Stand where the guest's own part and the query of the guest's address will be: no text of a host can be the same. */
const REPLY = `reply-${randomUUID()}`;
const QUERY = `query-${randomUUID()}`;
/** In an address, and in an address that is a parameter of another. */
const QUERIES = new RegExp(`(\\?|%3F)${QUERY}`, 'g');

function propsOf({ language, now, address, answers }: GuestPageInput) {
  const { pathname, search } = new URL(address, 'http://page');
  const first = firstAnswers(answers);
  if (!first) throw new Error('a page of a guest needs its party');
  const store = new GuestStore(first, { pathname, search, hash: '' }, new Date(now));
  return { store, source: lightPage(store, { open: nothing, chooseLanguage: nothing }), texts: TEXTS[language] };
}

/** Completes the page for one guest: with the query of the guest's own address, and the guest's own part. */
export type Shell = (query: string, reply: string) => string;

/** What the style sheet needs to choose the size of a title where no script measures: its length, and that of its longest part. */
function lengthsOf(title: string): string {
  const longest = Math.max(...unbroken(title).map((part) => part.length));
  return `--root:${Math.sqrt(title.length).toFixed(1)};--word:${longest}`;
}

/**
 * Renders what is the same for all guests of a party who have, or who have not, answered. Of the answers it reads only the
 * party, and whether there is a reply; of the address only the path.
 */
export function renderShell(input: GuestPageInput): Shell {
  const [path = ''] = input.address.split('?');
  const props = propsOf({ ...input, address: `${path}?${QUERY}` });
  const { party } = props.store.served;
  const title = withTitleBreaks(party.title, party.heroImage);
  // React keeps the text of the title as it is served (components/FittedTitle.tsx): its script need not know where lines break.
  const html = renderToString(<GuestPage {...props} reply={<i id={REPLY} />} />).replace(
    /(data-title="true")([^>]*>)[^<]*/,
    (_title, mark: string, rest: string) => `${mark} style="${lengthsOf(title)}"${rest}${escapeHtml(title)}`,
  );
  const [before = '', after = ''] = html.split(`<i id="${REPLY}"></i>`);
  return (query, reply) => {
    const own = (part: string) =>
      part.replace(QUERIES, (_mark, begin) =>
        begin === '?' ? query.replaceAll('&', '&amp;') : encodeURIComponent(query),
      );
    return own(before) + reply + own(after);
  };
}

/** Renders the guest's own part: the form, their answer, or why there is none. */
export const renderReply = (input: GuestPageInput): string => renderToString(<GuestPart {...propsOf(input)} />);

/** Stand for the name and the key of a guest: nobody has them. */
const NAME = `Name${randomUUID().replaceAll('-', '')}`;
const KEY = `key${randomUUID().replaceAll('-', '').slice(0, 20)}`;

/**
 * Renders the own part of all guests who have not answered and differ by nothing but their names and keys: the function
 * returned inserts a guest's name. Null when it shows more of a guest than how they are greeted.
 */
export function renderForm({ address, answers, ...page }: GuestPageInput): ((name: string) => string) | null {
  const [path = ''] = address.split('?');
  const nobodys = answers.map((answer) =>
    answer.call === 'contacts.getGuest'
      ? { ...answer, output: { ...(answer.output as object), sid: KEY, name: NAME } }
      : answer,
  );
  const html = renderReply({ ...page, address: `${path}?cid=${KEY}`, answers: nobodys });
  const parts = html.split(NAME);
  if (parts.length > 2 || html.includes(KEY)) return null;
  return (name) => parts.join(escapeHtml(greetingName(name)));
}

/** What a gallery that is opened by its own address begins with. */
export interface GalleryInput {
  language: 'da' | 'en';
  photos: readonly Photo[];
  total: number;
  /** The path of the invitation, with the guest's keys. */
  invitation: string;
}

/** Renders the first photos of a gallery, which a phone shows until the app has come. */
export const renderPhotos = ({ language, ...photos }: GalleryInput): string =>
  renderToString(
    <TextSourceOfPart value={TEXTS[language]}>
      <FirstPhotos {...photos} />
    </TextSourceOfPart>,
  );

/** Renders the frame of a user's page, which is shown until the app has come. */
export const renderFrame = (frame: FirstFrameProps): string =>
  renderToString(
    <TextSourceOfPart value={TEXTS[frame.language]}>
      <FirstFrame {...frame} />
    </TextSourceOfPart>,
  );

const titleScript = `(${String(fitIn)})(document.querySelector('[data-title-box]'),${String(largestThatFits)},${TITLE_MIN_PX},${TITLE_EASY_PX},${TITLE_MAX_PX})`;
const zoneScript = `(${String(showZone)})(document.querySelector('[data-other-zone]'),${String(isSameClock)},${String(readerZone)})`;

/**
 * What only the browser can know, before it is painted, so that nothing moves: the size of the title, and where the reader is.
 * On a slow network a page is painted before all of it has come, so both are done as soon as they are there.
 */
export const FIRST_SCRIPT = `{const seen=new MutationObserver(()=>{${titleScript};${zoneScript};if(document.querySelector('[data-other-zone]')||document.readyState!=='loading')seen.disconnect()});seen.observe(document,{childList:true,subtree:true})}`;
