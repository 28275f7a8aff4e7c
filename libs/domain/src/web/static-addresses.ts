import type { Language } from '@festlig/contracts/define';
import type { PartyType } from '@festlig/contracts/party';

/** A page that is the same for everyone, so that search engines may index it (rule: static-content). */
export type StaticPage = 'front' | 'example' | 'prices' | 'terms' | 'privacy' | PartyType;

/** The address of each page below its language, in Danish. */
const DANISH: Readonly<Record<StaticPage, string>> = {
  front: '',
  example: 'eksempel',
  party: 'fest',
  birthday: 'foedselsdag',
  wedding: 'bryllup',
  baptism: 'barnedaab',
  confirmation: 'konfirmation',
  anniversary: 'jubilaeum',
  christmas: 'jul',
  prices: 'priser',
  terms: 'terms',
  privacy: 'privacy',
};

export const STATIC_PAGES = Object.keys(DANISH) as readonly StaticPage[];

/** The same in each language: in English a page but the front page has its name. */
const segmentOf = (page: StaticPage, language: Language): string =>
  language === 'da' || page === 'front' ? DANISH[page] : page;

/** The path of a page in a language: `/da/bryllup`. */
export function staticPath(page: StaticPage, language: Language): string {
  const segment = segmentOf(page, language);
  return segment === '' ? `/${language}` : `/${language}/${segment}`;
}

/** The page with this address below its language; undefined when there is none. */
export const staticPageOf = (language: Language, segment: string): StaticPage | undefined =>
  STATIC_PAGES.find((page) => segmentOf(page, language) === segment);

/** The addresses of all pages below their languages, without the front pages' empty ones. */
export const STATIC_SEGMENTS: readonly string[] = [
  ...new Set(STATIC_PAGES.flatMap((page) => [segmentOf(page, 'da'), segmentOf(page, 'en')])),
].filter((segment) => segment !== '');
