import { describe, expect, it } from '@jest/globals';
import { STATIC_PAGES, type StaticPage, staticPath } from '@festlig/domain/web/static-addresses';
import { product } from '@festlig/testing/product/product';
import { DESK, layoutShift, PHONE, visit } from './browser';
import { lookAt } from './looked-at';

const { url } = product();
/** One of each kind, and the longest titles. */
const SHOWN: readonly StaticPage[] = ['front', 'example', 'wedding', 'christmas', 'prices', 'terms'];

describe('the static pages', () => {
  it('are complete and usable without scripts', async () => {
    const { page, complaints, close } = await visit(PHONE, 'da-DK', { javaScriptEnabled: false });
    await page.goto(`${url}/da/bryllup`);
    await page.getByRole('heading', { level: 1, name: 'Bryllupsinvitationen, som gæsterne svarer på' }).waitFor();
    expect(await page.getByText('JavaScript').count()).toBe(0);
    await page.getByRole('link', { name: 'EN: English' }).click();
    await page.waitForURL(`${url}/en/wedding`);
    await page.getByRole('link', { name: 'Prices' }).click();
    await page.getByText('€19.90').waitFor();
    await page.getByRole('link', { name: 'Baptisms' }).click();
    await page.waitForURL(`${url}/en/baptism`);
    expect(complaints).toEqual([]);
    await close();
  });

  it('have their words within a narrow phone', async () => {
    const { page, close } = await visit({ width: 320, height: 640 }, 'da-DK', { javaScriptEnabled: false });
    const cut: string[] = [];
    for (const language of ['da', 'en'] as const)
      for (const name of STATIC_PAGES) {
        await page.goto(url + staticPath(name, language));
        // Those of a row to swipe are within their own part of it.
        const over = await page.locator('#static-page :is(h1, h2, p)').evaluateAll((parts) =>
          parts.map((part) => {
            const words = document.createRange();
            words.selectNodeContents(part);
            const room = part.closest('.st-swipe > *')?.getBoundingClientRect().right ?? innerWidth;
            return words.getBoundingClientRect().right - room;
          }),
        );
        expect(over.length).toBeGreaterThan(2);
        if (Math.max(...over) > 0) cut.push(`${language} ${name}`);
      }
    expect(cut).toEqual([]);
    await close();
  });

  it.each([
    ['a phone', 'da', 'da-DK', PHONE],
    ['a desktop', 'en', 'en-GB', DESK],
  ] as const)(
    'have no findings, and nothing moves when the app takes over, on %s (%s)',
    async (_, language, locale, size) => {
      const { page, complaints, close } = await visit(size, locale);
      const found: string[] = [];
      for (const name of SHOWN) {
        await page.goto(url + staticPath(name, language));
        // Before, the switch is a link.
        await page.getByRole('button', { name: language === 'da' ? 'EN: English' : 'DA: Dansk' }).waitFor();
        // The bar of the app has the buttons of a visitor once it knows that nobody is logged in.
        await page
          .locator('#root header')
          .getByRole('link', { name: language === 'da' ? 'Log ind' : 'Log in' })
          .waitFor();
        found.push(...(await lookAt(page, `${language}-static-${name}`)));
        const shift = await layoutShift(page);
        if (shift > 0.02) found.push(`${name} moves by ${shift}`);
      }
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('show the first of what can be relied on whole on the first screen of a laptop (rule: static-trust)', async () => {
    const { page, close } = await visit({ width: 1280, height: 800 }, 'da-DK', { javaScriptEnabled: false });
    await page.goto(`${url}/da`);
    const lines = await page
      .locator('.st-trust li')
      .evaluateAll((all) =>
        all.map((line) => line.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    const first = lines.filter(({ top }) => top === lines[0]?.top);
    expect(first.length).toBeGreaterThan(1);
    expect(Math.max(...first.map(({ bottom }) => bottom))).toBeLessThan(800);
    await close();
  });

  it.each([
    [1280, 720],
    [1280, 800],
    [1440, 900],
  ])(
    'show the buttons of the sample on the first screen of a laptop with %i by %i px, and thanks for a no where nothing moves (rule: static-sample)',
    async (width, height) => {
      const { page, close } = await visit({ width, height }, 'da-DK', { javaScriptEnabled: false });
      await page.goto(`${url}/da`);
      const sample = page.locator('figure').first();
      const [no, thanks] = [sample.getByText('Jeg kan ikke'), sample.getByText('Tak, fordi du gav besked')];
      const before = await no.boundingBox();
      expect(before!.y + before!.height).toBeLessThan(height);
      expect(await thanks.isVisible()).toBe(false);
      await sample.getByRole('radio', { name: 'Jeg kan ikke' }).check();
      expect(await thanks.isVisible()).toBe(true);
      expect(await sample.getByText('Vi ses!').isVisible()).toBe(false);
      expect(await no.boundingBox()).toEqual(before);
      await close();
    },
  );

  it('lead from the front page to an invitation as guests see it, which can be answered (rule: static-example)', async () => {
    const { page, complaints, close } = await visit(DESK);
    await page.goto(`${url}/da`);
    await page.getByRole('link', { name: 'Se en invitation, som gæsterne ser den' }).click();
    await page.waitForURL(`${url}/da/eksempel`);
    await page.getByRole('heading', { level: 1, name: 'Ida og Jonas skal giftes' }).waitFor();
    await page.getByRole('link', { name: 'Svar på invitationen' }).click();
    await page.waitForURL(`${url}/da/eksempel#st-reply`);
    await page.getByRole('radio', { name: 'Ja, jeg kommer' }).check();
    await page.getByText('Vi ses!').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('have a footer, which is at the lower edge of the screen on a short page (rule: footer-at-the-bottom)', async () => {
    const { page, close } = await visit(DESK);
    await page.goto(`${url}/`);
    const footer = page.locator('footer');
    // The page of the app, no longer the one that was sent.
    await page.getByRole('button', { name: 'EN: English' }).waitFor();
    await footer.getByRole('link', { name: 'Priser' }).waitFor();
    await page.goto(`${url}/da/password`);
    await page.getByLabel('E-mail', { exact: true }).waitFor();
    expect(await footer.evaluate((node) => Math.round(node.getBoundingClientRect().bottom))).toBe(DESK.height);
    await close();
  });

  it('lead within the app from one to the other, to the same one in another language, and to the wizard', async () => {
    const { page, complaints, close } = await visit(DESK);
    await page.goto(`${url}/da`);
    await page.getByRole('link', { name: 'Bryllup', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Bryllupsinvitationen, som gæsterne svarer på' }).waitFor();
    expect(await page.title()).toBe('Bryllupsinvitation online med gæsteliste og svar · Festlig');
    await page.getByRole('button', { name: 'EN: English' }).click();
    await page.waitForURL(`${url}/en/wedding`);
    await page.getByRole('heading', { level: 1, name: 'The wedding invitation your guests will answer' }).waitFor();
    await page.goBack();
    await page.waitForURL(`${url}/da`);
    await page.getByRole('heading', { level: 1, name: 'Inviter, så de glæder sig' }).waitFor();
    await page.goForward();
    await page.getByRole('link', { name: 'Create your wedding invitation' }).first().click();
    await page.waitForURL(`${url}/en/new/wedding`);
    await page.locator('#static-page').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
