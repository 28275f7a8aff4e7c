import type { Language } from '@festlig/contracts/define';
import type { Photo } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { htmlToText } from '@festlig/domain/messaging/html-text';
import { clockText, dateText, spanText } from '@festlig/domain/messaging/moment-text';
import { inBrief, placeOf, saysTime, tellsPlaces } from '@festlig/domain/party/programme';
import { accentRules } from '@festlig/domain/web/accent-rules';
import type { Look } from '@festlig/domain/web/look';
import { heroColours } from '@festlig/domain/web/hero-colours';
import {
  heroIn,
  heroUntitled,
  heroUpright,
  isUprightBeside,
  layoutOf,
  UPRIGHT_SCREENS,
  WIDE_SCREENS,
} from '@festlig/domain/web/hero-image';
import { BEYOND_PHONES, PHONES, photoAt } from '@festlig/domain/web/photo-image';
import { eventData } from './event-data';
import { dataBlock, tag, titleTag } from './html';
import { PAGE_TEXTS } from './page-texts';

/** The size of all hero pictures, in px (libs/hero-art). */
const HERO = { width: 1600, height: 900 };
/** Chats show about this many characters. */
const DESCRIPTION_LENGTH = 200;
export const LOCALES: Record<Language, string> = { da: 'da_DK', en: 'en_GB' };

interface Shared {
  title: string;
  description: string;
  language: Language;
  /** An absolute address. */
  url: string;
  image?: string | null | undefined;
}

/** Cuts the text between two words. */
export function shortened(text: string, length = DESCRIPTION_LENGTH): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > 0 ? cut.slice(0, space) : cut}…`;
}

/** The place of each item. */
const placesIn = (party: Party): string[] => party.programme.map((item) => placeOf(item, party).address);
const isElsewhere = (party: Party): boolean => placesIn(party).some((place) => place !== party.location.address);

/**
 * The party with the place of each item beside its title, where that is another than the one before it, as the page has it (rule:
 * programme-places). Where all are at the party's own place, that stands after them.
 */
function withPlaces(party: Party): Party {
  const all = placesIn(party);
  const above = tellsPlaces(party) ? '' : party.location.address;
  const isSaid = (at: number) => all[at] !== (all[at - 1] ?? above) && all[at] !== '';
  const programme = party.programme.map((item, at) =>
    isSaid(at) ? { ...item, title: `${item.title} (${all[at]})` } : item,
  );
  return { ...party, programme };
}

/** When the party is, and what begins when and where (rules: programme-in-brief, programme-places). */
function timesOf(party: Party): string[] {
  const { date, endDate, zone, language } = party;
  const { programmeMore } = PAGE_TEXTS[language];
  const clockOf = (instant: string) => clockText(instant, instant, zone, language);
  // The time of a single item that is elsewhere is not that of the party's own place.
  const items = inBrief(withPlaces(party), clockOf, programmeMore, isElsewhere(party) ? 1 : 2);
  const isSaid = items !== '' && saysTime(party);
  return [isSaid ? dateText(date, zone, language) : spanText(date, endDate, zone, language), items];
}

/** The party's own place: none where the items name it, and said to be the party's where none of them is there (rule: programme-places). */
function placeIn(party: Party): string {
  const { address } = party.location;
  if (address === '' || tellsPlaces(party)) return '';
  return placesIn(party).some((place) => place !== address)
    ? PAGE_TEXTS[party.language].placeOfParty(address)
    : address;
}

/** The host's description, then time and place; without a description, the page's own text comes last. */
export function partyDescription(party: Party): string {
  const wordsOf = (html: string) => htmlToText(html).replace(/\s+/g, ' ');
  const share = wordsOf(party.description);
  const facts = [...timesOf(party), placeIn(party)];
  return shortened(
    (share === '' ? [...facts, wordsOf(party.body)] : [share, ...facts])
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' · '),
  );
}

/** What chats show for a link to the page. */
export function chatTags({ title, description, language, url, image }: Shared): string[] {
  const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content });
  const pictures = image
    ? [
        property('image', image),
        property('image:type', 'image/jpeg'),
        property('image:width', String(HERO.width)),
        property('image:height', String(HERO.height)),
        property('image:alt', PAGE_TEXTS[language].heroAlt),
        tag('meta', { name: 'twitter:image', content: image }),
      ]
    : [];
  return [
    tag('meta', { name: 'description', content: description }),
    property('site_name', 'Festlig'),
    property('type', 'website'),
    property('title', title),
    property('description', description),
    property('url', url),
    property('locale', LOCALES[language]),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
    tag('meta', { name: 'twitter:title', content: title }),
    tag('meta', { name: 'twitter:description', content: description }),
    ...pictures,
  ];
}

const hidden = tag('meta', { name: 'robots', content: 'noindex' });

/**
 * Preloads with the default priority: scripts come first, because nothing is rendered without them. Only in the format that nearly all
 * browsers choose; others skip the links, which tell the type, and find theirs in the page.
 */
const heroPreloads = (path: string, wide: string): string[] =>
  [
    { href: heroUpright(path), media: UPRIGHT_SCREENS },
    { href: wide, media: WIDE_SCREENS },
  ].map(({ href, media }) =>
    tag('link', { rel: 'preload', as: 'image', type: 'image/avif', href: heroIn(href, 'avif'), media }),
  );

/**
 * The picture's own colours in its box until it has come (rule: hero-colours). They are not a part of the page's components: an app
 * that shows another picture later knows nothing of them.
 */
function heroGround(path: string, wide: string): string[] {
  const colours = heroColours(path);
  if (colours === null) return [];
  return [`<style>div:has(>picture>[src="${wide}"]){background:linear-gradient(${colours.join()})}</style>`];
}

/** What the head holds of the picture: its preloads and its colours, by the picture that wide screens show. */
function heroAhead(party: Party, path: string): string[] {
  const wide = isUprightBeside(path, layoutOf(party)) ? heroUpright(path) : path;
  return [...heroPreloads(path, wide), ...heroGround(path, wide)];
}

/**
 * The accent and the typeface of an invitation on a guest's page (rules: accent-of-picture, typeface-of-picture). The app has them
 * from its own components, and removes this sheet when it takes over (apps/web/src/app/take-over.tsx).
 */
export const accentSheet = (look: Look): string => `<style id="accent">${accentRules(look)}</style>`;

/** The photos of a gallery over the invitation. `areShown`: on a phone the page shows them before any script (rule: photo-ahead). */
export interface PhotosAhead {
  items: readonly Photo[];
  areShown: boolean;
}

/** As many photos as are on the first screen while only scripts can show them. */
const ON_SCREEN = 6;

/**
 * Photos in the format of most browsers; others skip the links. Those that a phone shows without scripts come before these;
 * all others come after, because nothing of them is seen without scripts.
 */
function photoPreloads({ items, areShown }: PhotosAhead): string[] {
  const links = (photos: readonly Photo[], where: Record<string, string>) =>
    photos.map(({ src }) =>
      tag('link', { rel: 'preload', as: 'image', type: 'image/avif', href: photoAt(src, 500, 'avif'), ...where }),
    );
  const onScreen = items.slice(0, ON_SCREEN);
  if (!areShown) return links(onScreen, {});
  return [...links(items, { media: PHONES, fetchpriority: 'high' }), ...links(onScreen, { media: BEYOND_PHONES })];
}

/**
 * The head of an invitation: a chat shows from it what the link is about. Search engines are kept out unless the host made
 * the page public (rule: party-visibility). A gallery that covers the invitation is fetched instead of its hero picture.
 */
export function invitationHead(party: Party, origin: string, photos: PhotosAhead | null = null): string {
  const description = partyDescription(party);
  const url = `${origin}/${party.slug ?? party.sid}`;
  const image = party.heroImage && origin + heroUntitled(party.heroImage);
  const title = party.cancelled ? PAGE_TEXTS[party.language].cancelled(party.title) : party.title;
  return [
    titleTag(`${title} · Festlig`),
    ...(party.visibility === 'link' ? [hidden] : []),
    tag('link', { rel: 'canonical', href: url }),
    ...chatTags({ title, description, language: party.language, url, image }),
    dataBlock('application/ld+json', eventData(party, { url, description, image })),
    ...(photos !== null && photos.items.length > 0
      ? photoPreloads(photos)
      : party.heroImage
        ? heroAhead(party, party.heroImage)
        : []),
  ].join('\n');
}

/** The head of the app's other pages, which search engines may not index. */
export const appHead = (page: 'other' | 'none', language: Language): string =>
  [titleTag(page === 'none' ? `${PAGE_TEXTS[language].notFound.title} · Festlig` : 'Festlig'), hidden].join('\n');
