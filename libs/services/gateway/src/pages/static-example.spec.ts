/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { STATIC_TEXTS } from '@festlig/domain/static-pages/static-texts';
import type { StaticPage } from '@festlig/domain/web/static-addresses';
import type { StaticData } from './static-blocks';
import { staticBody } from './static-body';
import { staticHead } from './static-head';

const LANGUAGES = ['da', 'en'] as const;
const pictures = Object.fromEntries(
  ['wedding', 'party'].map((group) => [group, [`/media/hero-images/${group}/a-light.jpg`]]),
);
const show = (
  language: 'da' | 'en',
  { page = 'example', ...data }: Partial<StaticData> & { page?: StaticPage } = {},
) => {
  document.body.innerHTML = staticBody(page, language, { pictures, email: null, seller: null, ...data });
  const content = document.querySelector('#static-page')!;
  const textsOf = (selector: string) => [...content.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const hrefs = [...content.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return { content, textsOf, hrefs };
};

describe('the example of an invitation (rule: static-example)', () => {
  it.each(LANGUAGES)('says before all else that it is one, and leads to making an invitation (%s)', (language) => {
    const { content, hrefs } = show(language);
    const note = [...content.children].find(({ tagName }) => tagName !== 'STYLE');
    expect(note?.textContent).toContain(STATIC_TEXTS[language].example.note);
    expect(hrefs[0]).toBe(`/${language}/new/wedding`);
  });

  it('has what a page of guests has: picture, facts, programme, words, wishes, photos and the question', () => {
    const { content, textsOf } = show('en');
    const wanted = ['When', 'Where', 'Reply by', 'Programme', 'Wishlist', 'Photos', 'Will you be there?'];
    expect(textsOf('h2').slice(0, -1)).toEqual(wanted);
    expect(textsOf('h1')).toEqual(['Ida and Jonas are getting married']);
    expect(textsOf('.st-day li')).toHaveLength(4);
    expect(textsOf('.st-list li')).toHaveLength(3);
    expect(content.querySelectorAll('.st-album svg')).toHaveLength(5);
    expect(content.querySelector('.st-opening img')?.getAttribute('src')).toBe(
      '/media/hero-images/wedding/a-light.jpg',
    );
  });

  it('loads the picture at its end with the page, after the first one; a longer page waits until it is nearly in sight', () => {
    const how = (page: StaticPage) => {
      const picture = show('da', { page }).content.querySelector('.st-end img');
      return [picture?.getAttribute('fetchpriority'), picture?.getAttribute('loading')];
    };
    expect(how('example')).toEqual(['low', null]);
    expect(how('front')).toEqual([null, 'lazy']);
  });

  it('can be answered without scripts, and sends nothing', () => {
    const { content, textsOf } = show('da');
    expect(content.querySelectorAll('input[type=radio][name=st-reply]')).toHaveLength(2);
    expect(content.querySelector('form, button, script')).toBeNull();
    expect(textsOf('[role=status] .st-said')).toEqual(['Vi ses!', 'Tak, fordi du gav besked']);
    expect(textsOf('[role=status] .st-thanked').every((text) => text?.includes('Her er intet sendt.'))).toBe(true);
  });

  it('is complete but for its picture while the pictures are unknown', () => {
    const { content, textsOf } = show('da', { pictures: null });
    expect(content.querySelector('img')).toBeNull();
    expect(textsOf('h1')).toEqual(['Ida og Jonas skal giftes']);
  });

  it('is linked to beside the first button of the front page, and not from the page of an occasion', () => {
    expect(show('da', { page: 'front' }).hrefs.slice(0, 2)).toEqual(['/da/new/party', '/da/eksempel']);
    expect(show('en', { page: 'front' }).hrefs[1]).toBe('/en/example');
    expect(show('da', { page: 'wedding' }).hrefs).not.toContain('/da/eksempel');
  });

  it('fetches at once the picture that its screen shows, and no other', () => {
    document.head.innerHTML = staticHead('example', 'da', 'https://festlig.example', {
      pictures,
      email: null,
      seller: null,
    });
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
    expect(preloads.map(({ href, media }) => [new URL(href, 'https://festlig.example').pathname, media])).toEqual([
      ['/media/hero-images/wedding/upright/a-light.avif', '(max-width: 559px)'],
      ['/media/hero-images/wedding/a-light.avif', '(min-width: 560px)'],
    ]);
  });
});
