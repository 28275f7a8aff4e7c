import { readFile } from 'node:fs/promises';
import { media } from '@festlig/contracts/media';
import { party as contract } from '@festlig/contracts/party';
import { photoAt } from '@festlig/domain/web/photo-image';
import { scenePhoto } from '@festlig/testing/photos/scenes';
import { payOnCardPage } from '@festlig/testing/product/card-page';
import { newKey, openGallery, uploadPhoto } from '@festlig/testing/product/photos';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESK, layoutShift, PHONE, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();
const { getParty, updateSettings } = contract.calls;
const PHOTOS = 11;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** The pictures on the screen are drawn. */
const drawn = (page: Page) =>
  page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[role=listitem] img')].filter((img) => {
      const { top } = img.getBoundingClientRect();
      return top < innerHeight;
    });
    return pictures.length > 0 && pictures.every((img) => img.complete && img.naturalWidth > 0);
  });

/** Small ones, each of another motif and shape. */
async function addPhotos(guest: Visitor, partyId: string): Promise<void> {
  const guestKey = newKey();
  for (let number = 0; number < PHOTOS; number += 1) {
    await uploadPhoto(guest, partyId, guestKey, await scenePhoto(number, { longest: 700 }));
  }
}

/** What a browser on a phone offers, and that of this machine does not. */
const canShare = (page: Page) =>
  page.addInitScript(() => {
    const share = async (what: ShareData) => void Object.assign(globalThis, { shared: what });
    Object.assign(navigator, { canShare: () => true, share });
  });

/** Fingers on the screen. */
async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
  return {
    swipe: async (from: number, to: number) => {
      await touch('touchStart', [from, 420]);
      for (let step = 1; step <= 5; step += 1) await touch('touchMove', [from + ((to - from) * step) / 5, 420]);
      await touch('touchEnd');
    },
    spread: async () => {
      await touch('touchStart', [180, 420], [210, 420]);
      for (const by of [20, 50, 90]) await touch('touchMove', [180 - by, 420], [210 + by, 420]);
      await touch('touchEnd');
    },
  };
}

describe('the gallery', () => {
  it('shows its host no photo before the buttons above them, so that nothing moves and no band is empty', async () => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const { sid, id: partyId } = await makeParty(host);
    await payOnCardPage(host, `/payment/plan/${sid}/premium/dkk`);
    await waitFor(async () => (await host.call(getParty, { partyId })).plan === 'premium', 'the plan');
    await openGallery(host, partyId);
    await uploadPhoto(host, partyId, newKey(), await scenePhoto(0, { longest: 700 }));
    const { page, complaints, close } = await visit(PHONE);
    await page.addInitScript(() => {
      const tops = new Set<number>();
      Object.assign(globalThis, { tops });
      new MutationObserver(() => {
        const photos = document.querySelector('main [role=list]');
        if (photos) tops.add(Math.round(photos.getBoundingClientRect().top));
      }).observe(document, { childList: true, subtree: true });
    });
    await openAsHost(page, email, `/${sid}/photos`);
    await page.getByRole('listitem').getByRole('img').waitFor();
    await page.getByRole('button', { name: 'Mere om billederne' }).waitFor();
    const tops = await page.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops]);
    expect(tops).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is opened by a guest over the invitation, photo by photo, and looked after by its host', async () => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const { sid, id: partyId } = await makeParty(host);
    const address = `${url}/${sid}`;
    await payOnCardPage(host, `/payment/plan/${sid}/premium/dkk`);
    await waitFor(async () => (await host.call(getParty, { partyId })).plan === 'premium', 'the plan');
    const desk = await visit(DESK);
    await openAsHost(desk.page, email, `/${sid}/photos`);
    await desk.page.getByText('Her samles festens billeder').waitFor();
    await desk.page.getByText('Galleriet er ikke åbent for gæsterne.').waitFor();
    const found = await lookAt(desk.page, 'gallery-1-empty');

    // A guest sees no link yet; with the address, why there is nothing.
    const phone = await visit(PHONE);
    await canShare(phone.page);
    await phone.page.goto(`${address}/photos`);
    await phone.page.getByText('Galleriet er ikke åbent', { exact: true }).waitFor();
    await openGallery(host, partyId);
    await host.call(updateSettings, { partyId, photosEnabledDate: '2099-06-20T16:00:00Z' });
    await phone.page.reload();
    await phone.page.getByRole('timer').waitFor();
    found.push(...(await lookAt(phone.page, 'gallery-2-later')));

    await host.call(updateSettings, { partyId, photosEnabledDate: null });
    await addPhotos(await Visitor.open(url), partyId);
    await waitFor(async () => (await host.call(media.calls.listPhotos, { partyId })).total === PHOTOS, 'the photos');
    await phone.page.goto(address);
    await phone.page.getByRole('link', { name: 'Billeder' }).click();
    await phone.page.getByText('11 billeder').waitFor();
    await drawn(phone.page);
    found.push(...(await lookAt(phone.page, 'gallery-3-guest')));

    // In full size by keyboard, across the page; Back closes the photo, then the gallery.
    await button(phone.page, 'Billede 9 af 11').focus();
    await phone.page.keyboard.press('Enter');
    await phone.page.getByText('9 af 11', { exact: true }).waitFor();
    // The photos of the next page are there.
    await phone.page.locator('button[aria-label="Næste billede"]:enabled').waitFor();
    await phone.page.keyboard.press('ArrowRight');
    await phone.page.getByText('10 af 11', { exact: true }).waitFor();
    found.push(...(await lookAt(phone.page, 'gallery-4-full')));

    // With fingers: a swipe leads to the photos beside it, and two of them enlarge it (rule: photo-full-size).
    const fingers = await fingersOn(phone.page);
    await fingers.swipe(330, 60);
    await phone.page.getByText('11 af 11', { exact: true }).waitFor();
    await fingers.swipe(60, 330);
    await phone.page.getByText('10 af 11', { exact: true }).waitFor();
    await button(phone.page, 'Del billedet').click();
    const { id, src } = (await host.call(media.calls.listPhotos, { partyId, pageSize: 18 })).items[9]!;
    const full = url + photoAt(src, 'full', 'jpg');
    const link = `${address}/photos?photo=${id}`;
    expect(await phone.page.evaluate(() => (globalThis as { shared?: object }).shared)).toEqual({ url: link });
    await phone.page.waitForURL(link);
    const downloaded = phone.page.waitForEvent('download');
    await button(phone.page, 'Hent billedet').click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe(`festlig-${src.split('/').at(-3)}.jpg`);
    expect(await readFile(await file.path())).toEqual(Buffer.from(await (await fetch(full)).arrayBuffer()));
    const enlarged = () =>
      phone.page.evaluate(() =>
        [...document.querySelectorAll('.yarl__slide_wrapper')].some(
          (each) => new DOMMatrix(getComputedStyle(each).transform).a > 1.5,
        ),
      );
    expect(await enlarged()).toBe(false);
    await fingers.spread();
    await waitFor(enlarged, 'the photo is enlarged', 30);
    await phone.page.goBack();
    await dialog(phone.page, 'Billedet i stor størrelse').waitFor({ state: 'detached' });
    await dialog(phone.page, 'Billeder').waitFor();
    await button(phone.page, 'Gå til side 2').click();
    await button(phone.page, 'Billede 11 af 11').waitFor();
    await phone.page.goBack();
    await phone.page.waitForURL(address);
    await dialog(phone.page, 'Billeder').waitFor({ state: 'detached' });

    // Opened by its own address nothing moves while it loads.
    const slow = await visit(DESK, 'en-GB');
    await slow.page.goto(`${address}/photos`);
    await drawn(slow.page);
    expect(await layoutShift(slow.page)).toBe(0);

    // The address of a photo opens it though it is on the second page (rule: photo-link).
    await slow.page.goto(link);
    await slow.page.getByText('10 af 11', { exact: true }).waitFor();
    await slow.page.keyboard.press('Escape');
    await slow.page.waitForURL(`${address}/photos`);
    await button(slow.page, 'Billede 1 af 11').waitFor();

    // Back closes the question whether to delete it, and not the photo.
    await desk.page.goto(link);
    await desk.page.getByText('10 af 11', { exact: true }).waitFor();
    await button(desk.page, 'Slet billedet').click();
    await dialog(desk.page, 'Slet billedet?').waitFor();
    await desk.page.goBack();
    await dialog(desk.page, 'Slet billedet?').waitFor({ state: 'detached' });
    await desk.page.getByText('10 af 11', { exact: true }).waitFor();

    // The host hides one and deletes another.
    await desk.page.goto(`${address}/photos`);
    const shown = desk.page.getByRole('switch', { name: 'Kan ses af gæsterne: Billede 1 af 11, fra Karen' });
    await shown.click();
    await desk.page.getByText('Kun for værterne').waitFor();
    await button(desk.page, 'Slet: Billede 2 af 11, fra Karen').click();
    found.push(...(await lookAt(desk.page, 'gallery-5-delete')));
    await button(desk.page, 'Slet billedet').click();
    await desk.page.getByText('10 billeder', { exact: true }).waitFor();
    await drawn(desk.page);
    const bar = (await button(desk.page, 'Del dine billeder').boundingBox())!;
    expect(bar.y + bar.height).toBeLessThanOrEqual(DESK.height);
    found.push(...(await lookAt(desk.page, 'gallery-6-host')));
    await button(desk.page, 'Vis flere billeder ad gangen').click();
    await button(desk.page, 'Billede 10 af 10, fra Karen').waitFor();
    found.push(...(await lookAt(desk.page, 'gallery-7-expanded')));
    await button(desk.page, 'Billede 1 af 10, fra Karen').click();
    await dialog(desk.page, 'Billedet i stor størrelse').getByText('Karen').waitFor();
    found.push(...(await lookAt(desk.page, 'gallery-8-full-host')));

    await slow.page.goto(address);
    await button(slow.page, 'EN: English').click();
    await slow.page.getByRole('link', { name: 'Photos' }).click();
    await slow.page.getByText('9 photos').waitFor();
    await drawn(slow.page);
    found.push(...(await lookAt(slow.page, 'gallery-9-guest-desk')));

    // On a dark device the gallery is dark, and so is the invitation that it is closed to (rule: page-in-the-dark).
    const dark = await visit(PHONE, 'da-DK', { colorScheme: 'dark' });
    const isDark = () =>
      dark.page.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(245, 236, 226)');
    await dark.page.goto(`${address}/photos`, { waitUntil: 'commit' });
    await isDark();
    await dialog(dark.page, 'Billeder').waitFor();
    await drawn(dark.page);
    found.push(...(await lookAt(dark.page, 'gallery-10-dark')));
    await button(dark.page, 'Luk').click();
    await dialog(dark.page, 'Billeder').waitFor({ state: 'detached' });
    await isDark();
    await dark.page.goto(address);
    await dark.page.getByRole('link', { name: 'Billeder' }).click();
    await dialog(dark.page, 'Billeder').waitFor();
    await isDark();

    expect(found).toEqual([]);
    expect([desk, phone, slow, dark].flatMap((each) => each.complaints)).toEqual([]);
    for (const each of [desk, phone, slow, dark]) await each.close();
  }, 300_000);
});
