import type { Party } from '@festlig/contracts/party';
import { product, signedUpHost } from '@festlig/testing/product/product';
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
    const [fact] = headings;
    return {
      ground: getComputedStyle(article).backgroundColor !== 'rgba(0, 0, 0, 0)',
      isCentred: getComputedStyle(fact!).textAlign === 'center',
      isOneColumn: new Set(lefts.map(Math.round)).size === 1,
      hasFaceOfTitle: getComputedStyle(fact!).fontFamily === getComputedStyle(article.querySelector('h1')!).fontFamily,
      icons: [...article.querySelectorAll('[aria-hidden]:has(+ div > h2)')].filter((icon) => icon.checkVisibility())
        .length,
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
          isCentred: true,
          isOneColumn: true,
          hasFaceOfTitle: true,
          icons: 0,
          isWiderThanScreen: false,
        });
      }
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('airy: facts beside each other with their icons, on paper', async () => {
    const { page, close } = await visit(DESK);
    await page.goto(await pageIn('default'));
    expect(await shown(page)).toEqual({
      ground: false,
      isCentred: false,
      isOneColumn: false,
      hasFaceOfTitle: false,
      icons: 3,
      isWiderThanScreen: false,
    });
    await close();
  });
});
