import { media } from '@festlig/contracts/media';
import { scenePhoto } from '@festlig/testing/photos/scenes';
import { newKey, openGallery, uploadPhoto } from '@festlig/testing/product/photos';
import { type Product, signedUpHost } from '@festlig/testing/product/product';
// @ts-expect-error plain JavaScript: the run's fixture starts with it before anything is transformed
import { startProduct } from '@festlig/testing/product/start-product.mjs';
import { waitFor } from '@festlig/testing/product/wait-for';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PHONE, visit } from './browser';
import { fillLogIn, makeParty } from './hosting';
import { lookAt } from './looked-at';

/** The photos of a party that has bought nothing. */
const LIMIT = 20;

/** A product in which every party has photos, so that a few of them meet the limit. */
let product: Product & { stop(): Promise<void> };
beforeAll(async () => {
  product = (await startProduct({ FEATURES: 'photos', FESTLIG_KAFKA: 'off' })) as typeof product;
}, 180_000);
afterAll(() => product.stop());

describe('buying unlimited photos', () => {
  it('is offered where the limit is met, and the photos that waited follow by themselves (rules: photo-unlimited, photo-room)', async () => {
    const { visitor: owner, email } = await signedUpHost(product, { verified: false });
    const { sid } = await makeParty(owner);
    await openGallery(owner, sid);
    const inGallery = async () => (await owner.call(media.calls.listPhotos, { partyId: sid })).total;
    const key = newKey();
    const small = (number: number) => scenePhoto(number, { longest: 240 });
    for (let number = 0; number < LIMIT - 1; number++) await uploadPhoto(owner, sid, key, await small(number));
    await waitFor(async () => (await inGallery()) === LIMIT - 1, 'the photos before');

    const host = await visit(PHONE);
    const { page } = host;
    await page.goto(`${product.url}/da/login?return=${encodeURIComponent(`/${sid}/photos`)}`);
    await fillLogIn(page, email);
    await page.getByText('Der er plads til ét billede mere.').waitFor();
    const files = await Promise.all([LIMIT, LIMIT + 1, LIMIT + 2].map(small));
    await page
      .getByTestId('photo-files')
      .setInputFiles(files.map((buffer, at) => ({ name: `fest-${at}.jpg`, mimeType: 'image/jpeg', buffer })));
    await page.getByText('Resten venter her og kommer med, hvis der bliver plads.').waitFor();
    await page.getByText('Galleriet er fuldt: Der er plads til 20 billeder.', { exact: true }).waitFor();
    const found = await lookAt(page, 'photo-purchase-1-limit');
    expect(await inGallery()).toBe(LIMIT);

    const opens = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Køb ubegrænsede billeder' }).click();
    const payment = await opens;
    await payment.getByRole('button', { name: /^Betal/ }).click();
    await page.getByText('Tak! Der er nu ingen grænse for festens billeder.').waitFor();
    await page.getByText('Alle 3 billeder er i galleriet. Tak!').waitFor({ timeout: 60_000 });
    found.push(...(await lookAt(page, 'photo-purchase-2-bought')));
    expect(await inGallery()).toBe(LIMIT + 2);
    expect(await page.getByRole('button', { name: 'Køb ubegrænsede billeder' }).count()).toBe(0);

    expect(found).toEqual([]);
    // The photos for which there was no room are refused at first.
    expect(host.complaints.filter((each) => !/status of (409|402)/.test(each))).toEqual([]);
    await host.close();
  }, 180_000);
});
