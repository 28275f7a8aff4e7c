import { hueAccent, photoAccent } from '@festlig/domain/web/photo-accent';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { openAsHost } from './hosting';
import { lookAt } from './looked-at';
import { partyWithOwnPicture } from './own-hero';

/** Mostly blue; some of it is green, and a little red. */
const photo = () => {
  const block = (background: string, width: number) => ({
    create: { width, height: 300, channels: 3 as const, background },
  });
  return sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#3050c0' } })
    .composite([
      { input: block('#30b050', 700), left: 300, top: 700 },
      { input: block('#c03030', 200), left: 1100, top: 700 },
    ])
    .jpeg()
    .toBuffer();
};
const accentOn = (page: Page) =>
  page
    .locator('article')
    .first()
    .evaluate((node) => getComputedStyle(node).getPropertyValue('--berry'));
const coloursOn = (page: Page) => page.getByRole('radiogroup', { name: 'Farve' });
const chosenOn = (page: Page) => coloursOn(page).getByRole('radio', { checked: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const editColour = async (page: Page) => {
  await button(page, 'Rediger').click();
  await button(page, 'Farve').click();
};

it.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)(
  'a host chooses a colour of their own picture, which the page has from then on, on a %s (rule: look-chosen)',
  async (name, size) => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const { sid, heroImage } = await partyWithOwnPicture(host, photo());
    const { page, complaints, close } = await visit(size);
    await openAsHost(page, email, `/${sid}`);
    await editColour(page);
    const second = coloursOn(page).getByRole('radio', { name: 'Fra billedet: rød' });
    await second.waitFor({ state: 'attached' });
    expect(await accentOn(page)).toBe(photoAccent(heroImage)?.light);
    // The most common hue is the automatic one.
    expect(
      await coloursOn(page)
        .getByRole('radio', { name: /^Fra billedet/ })
        .count(),
    ).toBe(2);
    const first = coloursOn(page).getByRole('radio', { name: 'Fra billedet: grøn' });
    await first.check({ force: true });
    const hue = await first.getAttribute('value');
    expect(await accentOn(page)).toBe(hueAccent(hue as `hue-${number}`)?.light);
    const green = Number(hue?.slice(4));
    expect(Math.abs(green - 135)).toBeLessThan(5);
    expect(await lookAt(page, `photo-colours-${name}`)).toEqual([]);
    await button(page, 'Luk').click();
    await button(page, 'Gem').click();
    await page.getByText('Siden er gemt').waitFor();

    const guest = await visit(size);
    await guest.page.goto(page.url());
    expect(await accentOn(guest.page)).toBe(hueAccent(hue as `hue-${number}`)?.light);
    await guest.close();

    await editColour(page);
    await second.waitFor({ state: 'attached' });
    expect(await chosenOn(page).getAttribute('value')).toBe(hue);
    expect(await coloursOn(page).getByRole('radio', { name: 'Fra billedet: grøn' }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  },
  180_000,
);
