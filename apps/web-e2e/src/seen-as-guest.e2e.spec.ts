import { withoutTitleBreaks } from '@festlig/domain/web/title-breaks';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { DESK, PHONE, visit } from './browser';
import { openAsHost } from './hosting';
import { lookAt } from './looked-at';
import { partyWithOwnPicture } from './own-hero';

const { url } = product();
const inAYear = `${new Date().getFullYear() + 1}-06-20`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const back = (page: Page) => button(page, 'Tilbage til redigering');

/** Waits until a press in the middle of the button meets it, and nothing that lies over it: a message moves above the bar. */
const untilFree = (page: Page) =>
  back(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const met = document.elementFromPoint(left + width / 2, top + height / 2);
          if (element.contains(met)) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

const heightOf = async (page: Page, picture: string) =>
  (await page.locator(picture).locator('visible=true').first().boundingBox())?.height;

/** The page as a guest sees it: its title, its picture, and a reply form that sends nothing and says so. */
async function seeAsGuest(page: Page, { title, picture }: { title: string; picture: string }, name: string) {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await button(page, 'Vis som gæst').click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.locator(picture).locator('visible=true').first().waitFor();
  const height = await heightOf(page, picture);
  expect(await page.locator('footer').locator('visible=true').count()).toBe(1);
  await page.getByText('Ja, jeg kommer').click();
  await page.getByLabel('Dit navn').fill('Anne Holm');
  await button(page, 'Send mit svar').click();
  const message = page.getByText('Du ser siden som gæst.');
  await message.waitFor();
  // It stays for as long as the window is in the background.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await untilFree(page);
  expect(await message.isVisible()).toBe(true);
  const found = await lookAt(page, name);
  expect(sent.filter((address) => address.includes('/rsvps'))).toEqual([]);
  await back(page).click();
  await button(page, 'Vis som gæst').waitFor();
  return { found, height };
}

describe.each([
  ['phone', PHONE],
  ['desk', DESK],
] as const)('a page seen as a guest while it is edited, on a %s (rule: edit-seen-as-guest)', (name, size) => {
  it('has the title and the picture of a visitor’s draft, which is only in the browser, and leads back to what was typed', async () => {
    const { page, complaints, close } = await visit(size);
    await page.goto(`${url}/da/new/birthday`);
    await page.getByLabel('Hvem har fødselsdag?').fill('Emma');
    await page.getByLabel('Dato', { exact: true }).fill(inAYear);
    await page.getByLabel('Klokken', { exact: true }).fill('18:00');
    await page.getByLabel('Klokken', { exact: true }).press('Enter');
    await button(page, 'Billede').click();
    const photo = sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#2f6fb5' } });
    const buffer = await photo.jpeg().toBuffer();
    await page.getByTestId('picture-file').setInputFiles({ name: 'os.jpg', mimeType: 'image/jpeg', buffer });
    await button(page, 'Brug billedet').click();
    await page.locator('[data-local-hero]').waitFor();
    await page.getByLabel('Titel').fill('Emma bliver 40');
    await page.getByLabel('Sted').fill('Havnen 1, Svendborg');
    const shown = { title: 'Emma bliver 40', picture: '[data-local-hero]' };
    const { found } = await seeAsGuest(page, shown, `seen-as-guest-1-${name}`);
    expect(withoutTitleBreaks(await page.getByLabel('Titel').inputValue())).toBe('Emma bliver 40');
    expect(await page.getByLabel('Sted').inputValue()).toBe('Havnen 1, Svendborg');
    await page.locator('[data-local-hero]').waitFor();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  it('has what is not saved of a saved party, with its picture, and leads back to what was typed', async () => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const party = await partyWithOwnPicture(host);
    const { page, complaints, close } = await visit(size);
    await openAsHost(page, email, `/${party.sid}`);
    await button(page, 'Rediger').click();
    await page.getByLabel('Titel').fill('Åse fylder 61');
    await page.getByLabel('Klokken').fill('15:15');
    const shown = { title: 'Åse fylder 61', picture: 'picture img[src^="/media/images/"]' };
    const { found, height } = await seeAsGuest(page, shown, `seen-as-guest-2-${name}`);
    const guest = await visit(size);
    await guest.page.goto(`${url}/${party.sid}`);
    // As large as for a guest, who has none of a host's bars (rule: own-hero-clear).
    expect(height).toBe(await heightOf(guest.page, shown.picture));
    await guest.close();
    expect(withoutTitleBreaks(await page.getByLabel('Titel').inputValue())).toBe('Åse fylder 61');
    expect(await page.getByLabel('Klokken').inputValue()).toBe('15:15');
    await button(page, 'Gem').waitFor();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
});
