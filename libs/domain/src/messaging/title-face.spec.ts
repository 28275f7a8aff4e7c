import { describe, expect, it } from '@jest/globals';
import { TYPEFACES, type Typeface } from '../web/typefaces';
import { mailHtml, mailLook } from './mail-frame';
import { PRODUCT } from './mail-style';

const site = 'https://festlig.example';
const typefaces = Object.keys(TYPEFACES) as Typeface[];
const written = (look: Partial<ReturnType<typeof mailLook>>) =>
  mailHtml({
    hero: null,
    ...look,
    language: 'da',
    subject: 'Bryllup',
    preheader: '',
    eyebrow: 'Du er inviteret',
    title: 'Anna og Bo',
    sender: 'host',
    facts: [],
    wordsHtml: '<p>Kære gæst</p>',
    footerHtml: '',
  });
const htmlOf = (typeface: Typeface, at?: string) =>
  written(mailLook({ heroUrl: null, look: { typeface, accent: PRODUCT }, ...(at !== undefined && { site: at }) }));

describe('the typeface of a mail’s title (rule: typeface-of-picture)', () => {
  it.each(typefaces)('is loaded from the product, and beside it only that of the words: %s', (typeface) => {
    const html = htmlOf(typeface, `${site}/`);
    expect(html.match(/@font-face/g)).toHaveLength(2);
    expect(html.match(/url\([^)]*\)/g)).toEqual([
      `url(${site}/fonts/${typeface}.woff2)`,
      `url(${site}/fonts/figtree.woff2)`,
    ]);
    const loaded = /@font-face\{font-family:([^;]+);/.exec(html)?.[1];
    expect(/<h1[^>]*font-family:([^,]+),/.exec(html)?.[1]).toBe(loaded);
  });

  it.each(typefaces)('is also that of the facts and the headings, unless it is a script: %s', (typeface) => {
    const html = htmlOf(typeface, site);
    const title = /<h1[^>]*font-family:([^;]+);/.exec(html)?.[1];
    const headings = /\.words h3\{[^}]*font-family:([^;]+);/.exec(html)?.[1];
    expect(headings === title).toBe(typeface !== 'vibes');
  });

  it('has room between its lines that a script fits', () => {
    expect(htmlOf('vibes', site)).toContain('line-height:1.25!important');
    expect(htmlOf('young', site)).toContain('line-height:1.15!important');
  });

  it('has words that are told apart in a script, whose own space is narrow', () => {
    expect(htmlOf('vibes', site)).toContain('word-spacing:.1em');
    expect(htmlOf('young', site)).toContain('word-spacing:0');
  });

  it('stands in a sheet of its own, so that a program that refuses it keeps the colours', () => {
    const sheets = [...htmlOf('young', site).matchAll(/<style>(.*?)<\/style>/g)].map(([, sheet = '']) => sheet);
    expect(sheets.map((sheet) => sheet.includes('@font-face'))).toEqual([false, true]);
    expect(sheets[0]).toContain('prefers-color-scheme');
    expect(sheets[1]).toMatch(/^@media screen\{/);
  });

  it('is not loaded in older sends, nor in mails about no invitation', () => {
    for (const html of [htmlOf('young'), written({})]) {
      expect(html).not.toContain('@font-face');
      expect(html.match(/<style>/g)).toHaveLength(1);
    }
  });
});
