import type { Language } from '@festlig/contracts/define';
import { type StaticPage, staticPageOf } from './static-addresses';

/** Where an invitation is begun. */
export const WIZARD_PAGE = 'new/:type?';

/**
 * Pages under a language, `/{lang}/...`, besides the static ones (rule: language-addresses). `:name` stands for any one segment, `?` marks
 * one that may be missing.
 */
export const LANGUAGE_PAGES = [
  'login',
  'register',
  'verify-email',
  'password',
  'change-password',
  WIZARD_PAGE,
  'new/:type/edit',
  'parties',
  'account',
  'help',
] as const;

/** Where somebody accepts to be a co-host; it is not for hosts only, because they become one there. */
export const COHOST_PAGE = 'cohost/:id/:secret';

/**
 * Pages shown over the invitation, each at an address of its own, to everybody who has the link (rules: photo-overlay,
 * photo-address, wish-overlay, wish-address).
 */
const OVER_INVITATION = ['photos', 'wishlist'] as const;

/** For a screen at the party: everybody who has the link, and nothing around it (rule: photo-wall-screen). */
const WALL_PAGE = 'photos/wall';

/** Pages of a party, `/{idOrSlug}/...`: the invitation, those above, and those for its hosts only. */
export const PARTY_PAGES = [
  '',
  ...OVER_INVITATION,
  WALL_PAGE,
  COHOST_PAGE,
  'contacts',
  'invitations',
  'rsvps',
  'settings',
  'plan',
] as const;

/** Pages that are opened from a payment or a log-in through a provider. */
export const OTHER_PAGES = ['', 'payment/result', 'login/result'] as const;

/** The beginning of signed links to unsubscribe, whose page is the gateway's own (rule: unsubscribe-page). */
export const UNSUBSCRIBE = 'unsubscribe';

/** The page of the web app at an address. `page` is one of the patterns above. */
export type PageAddress =
  | { kind: 'app'; page: string; language: Language | undefined }
  | { kind: 'static'; page: StaticPage; language: Language }
  /**
   * `ref` is an id, short id or slug, and its party need not exist. `page` is '*' for any other address below it,
   * which is treated as a page for hosts (rule: other-paths-are-host-pages).
   */
  | { kind: 'party'; page: string; ref: string }
  /** Where an address or a number unsubscribes; a link that was cut off lacks a part. */
  | { kind: 'unsubscribe'; hash: string; signature: string }
  /**
   * A page that requires a language, requested without one: `/login`. `only` is the language whose word it is:
   * `/bryllup`.
   */
  | { kind: 'no-language'; only?: Language }
  | { kind: 'unknown'; language: Language | undefined };

/** Whether the invitation is shown at an address: alone, or with another page over it. */
export const showsInvitation = (address: PageAddress): boolean =>
  address.kind === 'party' && ['', ...OVER_INVITATION].includes(address.page);

/** Whether a page of a party is for everybody who has the link, and in the party's language. */
export const isForGuests = (address: PageAddress): boolean =>
  showsInvitation(address) || (address.kind === 'party' && address.page === WALL_PAGE);

/** Whether a page is for the hosts of a party only (rule: host-pages-for-editors). */
export const isForHosts = (address: PageAddress): boolean =>
  address.kind === 'party' && !isForGuests(address) && ![COHOST_PAGE, '*'].includes(address.page);

const LANGUAGES = ['da', 'en'] as const;

const matches = (pattern: string, segments: readonly string[]): boolean => {
  const parts = pattern === '' ? [] : pattern.split('/');
  const least = parts.filter((part) => !part.endsWith('?')).length;
  if (segments.length < least || segments.length > parts.length) return false;
  return segments.every((segment, index) => parts[index]?.startsWith(':') || parts[index] === segment);
};
const find = (patterns: readonly string[], segments: readonly string[]): string | undefined =>
  patterns.find((pattern) => matches(pattern, segments));

/**
 * Finds the page of a path without its query, in the order of the web app's router: the app's own pages before
 * those of a party.
 */
export function pageAt(path: string): PageAddress {
  const segments = path.split('/').filter((segment) => segment !== '');
  const [first = '', ...rest] = segments;
  const language = first === 'da' || first === 'en' ? first : undefined;
  if (language) {
    const known = rest.length < 2 ? staticPageOf(language, rest[0] ?? '') : undefined;
    if (known !== undefined) return { kind: 'static', page: known, language };
    const page = find(LANGUAGE_PAGES, rest);
    return page === undefined ? { kind: 'unknown', language } : { kind: 'app', page, language };
  }
  if (first === UNSUBSCRIBE) return { kind: 'unsubscribe', hash: rest[0] ?? '', signature: rest[1] ?? '' };
  const other = find(OTHER_PAGES, segments);
  if (other !== undefined) return { kind: 'app', page: other, language };
  if (find(LANGUAGE_PAGES, segments) !== undefined) return { kind: 'no-language' };
  const named = segments.length === 1 ? LANGUAGES.filter((each) => staticPageOf(each, first) !== undefined) : [];
  if (named.length > 0) return { kind: 'no-language', ...(named.length === 1 && named[0] ? { only: named[0] } : {}) };
  return { kind: 'party', page: find(PARTY_PAGES, rest) ?? '*', ref: first };
}
