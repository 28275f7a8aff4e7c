import { media } from '@festlig/contracts/media';
import type { Party } from '@festlig/contracts/party';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { waitFor } from '@festlig/testing/product/wait-for';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { inDays, makeParty } from './hosting';

const { url } = product();
const date = inDays(40);
let host: Awaited<ReturnType<typeof signedUpHost>>['visitor'];
beforeAll(async () => ({ visitor: host } = await signedUpHost(product(), { verified: false })));

/** How the facts and the programme stand on a page, and what it stands on. */
const shown = (page: Page) =>
  page.locator('article').evaluate((article) => {
    const headings = [...article.querySelectorAll('h2')].slice(0, 3);
    const lefts = headings.map((heading) => heading.parentElement!.getBoundingClientRect().left);
    const value = headings[0]!.nextElementSibling!;
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const clear = 'rgba(0, 0, 0, 0)';
    const picture = article.querySelector('[data-title-box]')!.parentElement!.offsetParent!.getBoundingClientRect();
    return {
      ground: colourOf(article) !== clear,
      band: colourOf(value.parentElement!.parentElement!.parentElement!) !== clear,
      isPictureWhole: picture.width === article.clientWidth,
      isCentred: getComputedStyle(value).textAlign === 'center',
      isOneColumn: new Set(lefts.map(Math.round)).size === 1,
      hasFaceOfTitle: getComputedStyle(value).fontFamily === getComputedStyle(article.querySelector('h1')!).fontFamily,
      isWiderThanScreen: document.documentElement.scrollWidth > innerWidth,
    };
  });

async function pageIn(themeName: Party['themeName'], changes: Parameters<typeof makeParty>[1] = {}) {
  const { sid } = await makeParty(host, { themeName, date, suDate: inDays(20).slice(0, 10), ...changes });
  return `${url}/${sid}`;
}

describe('the themes of an invitation (rule: page-themes)', () => {
  it.each([PHONE, DESK])(
    'classic: one centred column in the face of the title, on a ground, $width px wide',
    async (size) => {
      const programme = [{ id: 'cake', date, title: 'Lagkage', location: { address: '' } }];
      const { page, complaints, close } = await visit(size);
      for (const changes of [{}, { programme }]) {
        await page.goto(await pageIn('legacyDefault', changes));
        expect(await shown(page)).toEqual({
          ground: true,
          band: false,
          isPictureWhole: false,
          isCentred: true,
          isOneColumn: true,
          hasFaceOfTitle: true,
          isWiderThanScreen: false,
        });
      }
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it.each([
    { ...PHONE, isOneColumn: true },
    { ...DESK, isOneColumn: false },
  ])('poster: the picture from edge to edge, the facts on a band, $width px wide', async ({ isOneColumn, ...size }) => {
    const { page, complaints, close } = await visit(size);
    await page.goto(await pageIn('default'));
    expect(await shown(page)).toEqual({
      ground: false,
      band: true,
      isPictureWhole: true,
      isCentred: true,
      isOneColumn,
      hasFaceOfTitle: true,
      isWiderThanScreen: false,
    });
    expect(complaints).toEqual([]);
    await close();
  });

  /** What the facts stand on, and the colours of their labels. */
  const coloursOf = (page: Page) =>
    page.getByText('Hvornår').evaluate((label) => {
      const band = label.parentElement!.parentElement!.parentElement!;
      return [band, label]
        .map((element) => getComputedStyle(element))
        .map((style) => style.backgroundColor + style.color);
    });
  const pictureOf = (tone: string) =>
    waitFor(
      async () =>
        Object.values(await host.call(media.calls.listHeroImages, {}))
          .flat()
          .find((path) => path.endsWith(`-${tone}.jpg`)),
      `a ${tone} picture`,
    );

  it('poster: below a light drawing the band is pale with labels in the accent, and below a dark one deep', async () => {
    const { page, close } = await visit(PHONE);
    const found = [];
    for (const tone of ['light', 'dark']) {
      await page.goto(await pageIn('default', { heroImage: await pictureOf(tone) }));
      const [band = '', label = ''] = await coloursOf(page);
      const lightness = (colour: string) => Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      const [ground = '', letters = ''] = [band.split(')')[0], label.split(')')[1]];
      found.push([tone, lightness(ground) > lightness(letters)]);
    }
    expect(found).toEqual([
      ['light', true],
      ['dark', false],
    ]);
    await close();
  });

  it('poster: the band below a dark drawing is as deep in the dark, and is not printed', async () => {
    const { page, close } = await visit(DESK);
    await page.goto(await pageIn('default', { heroImage: await pictureOf('dark') }));
    const colours = () => coloursOf(page);
    const light = await colours();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colours()).toEqual(light);
    await page.emulateMedia({ colorScheme: 'light', media: 'print' });
    const [band] = await colours();
    expect(band).toMatch(/^rgba\(0, 0, 0, 0\)/);
    await close();
  });
});
