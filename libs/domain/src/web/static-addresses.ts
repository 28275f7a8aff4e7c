import type { Language } from '@festlig/contracts/define';
import type { PartyType } from '@festlig/contracts/party';

/** A page that is the same for everyone, so that search engines may index it (rule: static-content). */
export type StaticPage = 'front' | 'prices' | 'terms' | 'privacy' | PartyType;

/** The address of each page below its language. */
const SEGMENTS: Readonly<Record<Language, Readonly<Record<StaticPage, string>>>> = {
  da: {
    front: '',
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
  },
  en: {
    front: '',
    party: 'party',
    birthday: 'birthday',
    wedding: 'wedding',
    baptism: 'baptism',
    confirmation: 'confirmation',
    anniversary: 'anniversary',
    christmas: 'christmas',
    prices: 'prices',
    terms: 'terms',
    privacy: 'privacy',
  },
};

export const STATIC_PAGES = Object.keys(SEGMENTS.da) as readonly StaticPage[];

/** The path of a page in a language: `/da/bryllup`. */
export function staticPath(page: StaticPage, language: Language): string {
  const segment = SEGMENTS[language][page];
  return segment === '' ? `/${language}` : `/${language}/${segment}`;
}

/** The page with this address below its language; undefined when there is none. */
export const staticPageOf = (language: Language, segment: string): StaticPage | undefined =>
  STATIC_PAGES.find((page) => SEGMENTS[language][page] === segment);

/** The addresses of all pages below their languages, without the front pages' empty ones. */
export const STATIC_SEGMENTS: readonly string[] = [
  ...new Set([...Object.values(SEGMENTS.da), ...Object.values(SEGMENTS.en)]),
].filter((segment) => segment !== '');
