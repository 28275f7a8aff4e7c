import { BY_PICTURE, lookOf } from '@festlig/domain/web/look';
import { TYPEFACES } from '@festlig/domain/web/typefaces';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { DRAWN_AFTER, drawnPictures } from './drawn-pictures';
import { makeParty, openAsHost } from './hosting';

const { url } = product();
const PICTURES = [
  'linen-wreath',
  'fir-and-stars',
  'paper-chains',
  'confetti-dusk',
  'candle-glow',
  'moonlit-wreath',
  'streamers',
];
/** The thirty titles by whose widths the typefaces are drawn (apps/web, components/typefaces.css). */
const TITLES = [
  'Åse og Bjørn skal giftes',
  'Sofie & Mikkel',
  'Bryllup på Langeland',
  'Karla fylder 7 år',
  'Frederiks konfirmation',
  'Alma Øbergs barnedåb',
  'Julefrokost på Ærø 2026',
  'Sommerfest hos Jeppe & Søren',
  'Mormor fylder 80',
  'Anne-Margrethe og Bo fylder 80',
  'Julehygge hos Familien Lund',
  'Nytårsaften 2027',
  'Guldbryllup: Grethe og Poul',
  'Storm bliver døbt',
  'Velkommen til Emmas fest',
  'Havefest i Tisvilde',
  'Rund fødselsdag – 50 år',
  'Sofie og Mikkel skal giftes i sommerhaven',
  'Housewarming hos Ida',
  'Vi holder fest!',
  'Noah 1 år',
  'Ellas konfirmation den 9. maj',
  'Lille Williams dåb',
  'Kobberbryllup',
  'Glædelig jul',
  'Gløgg og æbleskiver',
  'Børnefødselsdag hos Viggo',
  'Studenterfest for Laura',
  'Grandma & Grandpa turn 100',
  'Sofie Lund og Mads Winther',
];

let host: Awaited<ReturnType<typeof signedUpHost>>['visitor'];
let email: string;
let pictures: string[];
beforeAll(async () => {
  ({ visitor: host, email } = await signedUpHost(product(), { verified: false }));
  pictures = await drawnPictures(host, PICTURES);
}, 2 * DRAWN_AFTER);

const familyOf = (typeface: keyof typeof TYPEFACES): string => TYPEFACES[typeface].split('"')[1] ?? '';
/** The family in which an element is set first. */
const fontOf = (element: Locator): Promise<string> =>
  element.evaluate((drawn) => getComputedStyle(drawn).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '');
const headingOn = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
const formOn = (page: Page) => page.getByRole('heading', { name: 'Kommer du?' });

/** The files of fonts that the page has loaded, by their names. */
const loadedFonts = async (page: Page): Promise<string[]> => {
  const names = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType('resource').map(({ name }) => name);
  });
  return names.flatMap((name) => /\/assets\/([a-z-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? []).sort();
};

describe('the typeface of an invitation (rule: typeface-of-picture)', () => {
  it('is that of its picture or of its host’s choice, and the only one that a guest’s phone loads', async () => {
    const typefaceOf = (heroImage: string) => lookOf({ ...BY_PICTURE, heroImage, type: 'party' }).typeface;
    expect(new Set(pictures.map(typefaceOf))).toEqual(new Set(Object.keys(TYPEFACES)));
    // The last one has the picture of the first, and a typeface that its host has chosen (rule: look-chosen).
    const chosen = { heroImage: pictures[0]!, lettering: 'fredoka' } as const;
    for (const party of [...pictures.map((heroImage) => ({ ...BY_PICTURE, heroImage })), chosen]) {
      const { typeface } = lookOf({ ...BY_PICTURE, ...party, type: 'birthday' });
      const { sid, title } = await makeParty(host, party);
      const { page, complaints, close } = await visit(PHONE);
      // A browser that is new waits with the fonts for the scripts, and one that has been here does not.
      for (const time of ['first', 'second']) {
        await page.goto(`${url}/${sid}`);
        await headingOn(page, title).waitFor();
        const found = [await fontOf(headingOn(page, title)), await fontOf(formOn(page))];
        expect({ time, found }).toEqual({
          time,
          // A script is for the title alone.
          found: [familyOf(typeface), typeface === 'vibes' ? 'Figtree Variable' : familyOf(typeface)],
        });
        const isOwn = typeface === 'fraunces';
        expect(await fontOf(page.getByText('Festlig', { exact: true }).first())).toBe(
          isOwn ? 'Fraunces Variable' : 'Festlig',
        );
        const files = ['figtree-common', `${typeface}-common`, ...(isOwn ? [] : ['fraunces-name'])];
        expect({ time, fonts: await loadedFonts(page) }).toEqual({ time, fonts: files.sort() });
      }
      expect(complaints).toEqual([]);
      await close();
    }
  }, 120_000);

  it('is loaded in a browser that runs no scripts', async () => {
    const { sid, title } = await makeParty(host, { heroImage: pictures[0]! });
    const { page, close } = await visit(PHONE, 'da-DK', { javaScriptEnabled: false });
    const file = page.waitForResponse(/\/cormorant-common-/);
    await page.goto(`${url}/${sid}`);
    expect((await file).status()).toBe(200);
    expect(await fontOf(headingOn(page, title))).toBe('Cormorant Garamond');
    await close();
  });

  it('is the same for its host, whose tools stay in the product’s own', async () => {
    const { sid, title } = await makeParty(host, { heroImage: pictures[0]! });
    const { page, close } = await visit(DESK);
    await openAsHost(page, email, `/${sid}`);
    await page.getByRole('button', { name: 'Rediger', exact: true }).waitFor();
    expect(await fontOf(headingOn(page, title))).toBe('Cormorant Garamond');
    expect(await fontOf(page.getByText('Festlig', { exact: true }).first())).toBe('Fraunces Variable');
    await page.getByRole('button', { name: 'Rediger', exact: true }).click();
    expect(await fontOf(page.getByLabel('Titel', { exact: true }))).toBe('Cormorant Garamond');
    await page.goto(`${url}/${sid}/settings`);
    expect(await fontOf(page.getByRole('heading').first())).toBe('Fraunces Variable');
    await close();
  });

  it('is about as wide as every other, so that a title has its place in each (rule: title-on-calm)', async () => {
    const { page, close } = await visit(DESK);
    await page.goto(`${url}/da/login`);
    const widthsIn = (family: string) =>
      page.evaluate(
        async ([font = '', ...titles]) => {
          await document.fonts.load(`440 100px "${font}"`, 'Åa');
          const line = document.createElement('span');
          line.style.cssText = `position:absolute;white-space:nowrap;font:440 100px "${font}";font-variant:lining-nums`;
          document.body.append(line);
          return titles.map((title) => {
            line.textContent = title;
            return line.getBoundingClientRect().width;
          });
        },
        [family, ...TITLES],
      );
    const own = await widthsIn('Fraunces Variable');
    for (const typeface of ['cormorant', 'young', 'fredoka', 'bricolage', 'caveat', 'vibes'] as const) {
      const widths = await widthsIn(familyOf(typeface));
      const mean = widths.reduce((sum, width, at) => sum + width / (own[at] ?? 0), 0) / widths.length;
      // A script is a tenth narrower, for its capitals are tall.
      const share = typeface === 'vibes' ? 0.9 : 1;
      expect({ typeface, isAlike: Math.abs(mean - share) < 0.02 }).toEqual({ typeface, isAlike: true });
    }
    await close();
  });
});
