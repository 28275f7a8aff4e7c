/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { STATIC_PAGES, type StaticPage } from '@festlig/domain/web/static-addresses';
import type { StaticData } from './static-blocks';
import { staticHead } from './static-head';

const ORIGIN = 'https://festlig.example';
const pictures = {
  birthday: ['/media/hero-images/birthday/a-light.jpg'],
  wedding: ['/media/hero-images/wedding/b-dark.jpg'],
};
const LANGUAGES = ['da', 'en'] as const;
const headOf = (
  page: StaticPage,
  language: 'da' | 'en',
  data: StaticData = { pictures, email: null, seller: null },
) => {
  document.head.innerHTML = staticHead(page, language, ORIGIN, data);
  const link = (selector: string) => document.querySelector<HTMLLinkElement>(`link${selector}`)?.href;
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const script = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return { link, meta, graph: script ? (JSON.parse(script) as { '@graph': Record<string, unknown>[] })['@graph'] : [] };
};

describe('the head of a static page', () => {
  it('allows search engines, and names its own address and the one in the other language', () => {
    const { link, meta } = headOf('wedding', 'da');
    expect(meta('robots')).toBeUndefined();
    expect(link('[rel="canonical"]')).toBe(`${ORIGIN}/da/bryllup`);
    expect(link('[hreflang="da"]')).toBe(`${ORIGIN}/da/bryllup`);
    expect(link('[hreflang="en"]')).toBe(`${ORIGIN}/en/wedding`);
    expect(link('[hreflang="x-default"]')).toBe(`${ORIGIN}/en/wedding`);
    expect(headOf('front', 'en').link('[hreflang="x-default"]')).toBe(`${ORIGIN}/`);
  });

  it.each([
    ['da', 'da_DK', 'en_GB'],
    ['en', 'en_GB', 'da_DK'],
  ] as const)('describes the page for a link shown in a chat (%s)', (language, locale, other) => {
    const { meta, link } = headOf('wedding', language);
    expect([meta('og:locale'), meta('og:locale:alternate')]).toEqual([locale, other]);
    expect(meta('og:title')).toBe(document.title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:image')).toBe(`${ORIGIN}/media/hero-images/wedding/b-dark.jpg`);
    expect(link('[rel="preload"]')).toContain('/wedding/upright/b-dark.avif');
  });

  it('has no picture while the pictures are unknown, and on pages of text', () => {
    expect(headOf('wedding', 'da', { pictures: null, email: null, seller: null }).meta('og:image')).toBeUndefined();
    expect(headOf('terms', 'da').meta('og:image')).toBeUndefined();
    expect(headOf('prices', 'en').link('[rel="preload"]')).toBeUndefined();
  });

  it('has a title and a description of its own on each page, short enough for search results', () => {
    const heads = LANGUAGES.flatMap((language) =>
      STATIC_PAGES.map((page) => {
        const { meta } = headOf(page, language);
        return { title: document.title, description: meta('description') ?? '' };
      }),
    );
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    expect(heads.filter(({ title, description }) => title.length > 70 || description.length > 165)).toEqual([]);
  });

  it('tells search engines the questions with their answers, and the site on its front page', () => {
    const [site, asked] = headOf('front', 'en').graph;
    expect(site).toMatchObject({ '@type': 'WebSite', url: `${ORIGIN}/en`, inLanguage: 'en' });
    expect(asked).toMatchObject({ '@type': 'FAQPage' });
    expect((asked?.['mainEntity'] as object[])[0]).toMatchObject({
      name: 'What does it cost?',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('There is no subscription.') },
    });
    expect(headOf('terms', 'en').graph).toEqual([]);
  });

  it('offers the paid plans in both currencies beside the prices', () => {
    const products = headOf('prices', 'da').graph.filter((entry) => entry['@type'] === 'Product');
    expect(products).toMatchObject([
      {
        name: 'Festlig Premium',
        offers: [
          { price: '149.00', priceCurrency: 'DKK' },
          { price: '19.90', priceCurrency: 'EUR' },
        ],
      },
      {
        name: 'Festlig Pro',
        offers: [
          { price: '399.00', priceCurrency: 'DKK' },
          { price: '53.90', priceCurrency: 'EUR' },
        ],
      },
    ]);
  });
});
