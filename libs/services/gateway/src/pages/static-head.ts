import type { Language } from '@festlig/contracts/define';
import type { PartyType } from '@festlig/contracts/party';
import { STATIC_TEXTS } from '@festlig/domain/static-pages/static-texts';
import type { PageText, Titled } from '@festlig/domain/static-pages/texts';
import { heroIn, heroUntitled, heroUpright, UPRIGHT_SCREENS, WIDE_SCREENS } from '@festlig/domain/web/hero-image';
import { type StaticPage, staticPath } from '@festlig/domain/web/static-addresses';
import { dataBlock, tag, titleTag } from './html';
import { chatTags, LOCALES } from './page-head';
import { pictureOf, type StaticData } from './static-blocks';
import { EXAMPLE_TYPE } from './static-example';
import { planOffers } from './static-prices';

function textOf(page: StaticPage, language: Language): PageText & { questions?: readonly Titled[] } {
  const { front, example, prices, terms, privacy, occasions } = STATIC_TEXTS[language];
  return { front, example, prices, terms, privacy, ...occasions }[page];
}

/** The occasion whose picture a page shows; none on pages of text. */
function typeOf(page: StaticPage): PartyType | null {
  if (page === 'front') return 'birthday';
  if (page === 'example') return EXAMPLE_TYPE;
  return page === 'prices' || page === 'terms' || page === 'privacy' ? null : page;
}

/** Data for search engines: the site on its front page, offers beside prices, and questions with their answers. */
function graphOf(page: StaticPage, language: Language, url: string): object[] {
  const { questions = [] } = textOf(page, language);
  const site = { '@type': 'WebSite', name: 'Festlig', url, inLanguage: language };
  const asked = {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
  return [
    ...(page === 'front' ? [site] : []),
    ...(page === 'prices' ? planOffers(language, url) : []),
    ...(questions.length > 0 ? [asked] : []),
  ];
}

/** Fetches the picture of the first screen at once: that of the sample, which is as narrow as a phone, or of the example. */
function preloads(page: StaticPage, picture: string): string[] {
  const preload = (src: string, media: Record<string, string> = {}) =>
    tag('link', { rel: 'preload', as: 'image', type: 'image/avif', href: heroIn(src, 'avif'), ...media });
  const upright = heroUpright(picture);
  if (page !== 'example') return [preload(upright)];
  return [preload(upright, { media: UPRIGHT_SCREENS }), preload(picture, { media: WIDE_SCREENS })];
}

/** The head of a static page, which search engines may index (rule: static-content). */
export function staticHead(page: StaticPage, language: Language, origin: string, data: StaticData): string {
  const { title, description } = textOf(page, language);
  const url = origin + staticPath(page, language);
  const type = typeOf(page);
  const picture = type === null ? null : pictureOf(type, data);
  const graph = graphOf(page, language, url);
  const alternate = (hreflang: string, path: string) =>
    tag('link', { rel: 'alternate', hreflang, href: origin + path });
  return [
    titleTag(title),
    tag('link', { rel: 'canonical', href: url }),
    ...(['da', 'en'] as const).map((other) => alternate(other, staticPath(page, other))),
    // The front page without a language is in the visitor's.
    alternate('x-default', page === 'front' ? '/' : staticPath(page, 'en')),
    ...chatTags({ title, description, language, url, image: picture && origin + heroUntitled(picture) }),
    tag('meta', { property: 'og:locale:alternate', content: LOCALES[language === 'da' ? 'en' : 'da'] }),
    ...(graph.length > 0
      ? [dataBlock('application/ld+json', { '@context': 'https://schema.org', '@graph': graph })]
      : []),
    ...(picture ? preloads(page, picture) : []),
  ].join('\n');
}
