import { expect, it } from '@jest/globals';
import { createParty, product, signedUpHost } from '@festlig/testing/product/product';
import { PHONE, visit } from './browser';
import { openAsHost } from './hosting';

const TABS = ['', '/contacts', '/invitations', '/rsvps', '/settings', '/photos', '/wishlist', '/plan'];

it('leaves with a page that is scrolled down on a phone, and is back without the logo when it is scrolled up (rule: party-menu-phone)', async () => {
  const { visitor, email } = await signedUpHost(product());
  const { sid } = await createParty(visitor);
  const { page, complaints, close } = await visit(PHONE);
  await openAsHost(page, email, `/${sid}`);
  const menu = page.locator('header > nav');
  await menu.waitFor();
  const firstGuest = page.getByRole('region', { name: 'Hvem skal have den første invitation?' });
  await firstGuest.waitFor();
  expect((await firstGuest.boundingBox())!.height).toBeLessThanOrEqual(66);
  const settled = () =>
    menu.evaluate((nav) => Promise.all(nav.parentElement!.getAnimations().map((each) => each.finished)));
  const placeAfter = async (by: number) => {
    await page.evaluate(async (down) => {
      scrollBy(0, down);
      await new Promise((done) => addEventListener('scroll', () => requestAnimationFrame(done), { once: true }));
    }, by);
    await settled();
    const box = await menu.boundingBox();
    return Math.round(box?.y ?? NaN);
  };
  const first = Math.round((await menu.boundingBox())?.y ?? NaN);
  expect(first).toBeGreaterThan(40);
  expect(await placeAfter(600)).toBeLessThanOrEqual(-44);
  expect(await placeAfter(-100)).toBe(0);
  expect(await placeAfter(100)).toBeLessThanOrEqual(-44);
  // With the keys one comes to all of the bar.
  await page.getByRole('link', { name: 'Festlig: Til forsiden' }).focus();
  await page.keyboard.press('Tab');
  await settled();
  expect((await menu.boundingBox())?.y).toBeGreaterThan(40);
  expect(complaints).toEqual([]);
  await close();
});

it('leads on a phone between pages whose titles are of one size, below a low bar (rule: host-title-size)', async () => {
  const { visitor, email } = await signedUpHost(product());
  const { sid } = await createParty(visitor);
  const { page, close } = await visit(PHONE);
  await openAsHost(page, email, `/${sid}/contacts`);
  const sizes: string[] = [];
  for (const path of TABS.filter((tab) => tab !== '')) {
    await page.goto(`${product().url}/${sid}${path}`);
    sizes.push(
      await page
        .locator('h1')
        .first()
        .evaluate((title) => getComputedStyle(title).fontSize),
    );
  }
  expect(new Set(sizes)).toEqual(new Set(['20px']));
  expect((await page.locator('header').first().boundingBox())!.height).toBeLessThanOrEqual(92);
  const steps = page.getByRole('navigation', { name: 'Trin frem til den første invitation' });
  await page.goto(`${product().url}/${sid}/contacts`);
  expect((await steps.boundingBox())!.height).toBeLessThanOrEqual(64);
  await page.goto(`${product().url}/da/parties`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(
    await page
      .locator('h1')
      .first()
      .evaluate((title) => getComputedStyle(title).fontSize),
  ).toBe('32px');
  await close();
});
