import { media } from '@festlig/contracts/media';
import { party as contract } from '@festlig/contracts/party';
import { scenePhoto } from '@festlig/testing/photos/scenes';
import { payOnCardPage } from '@festlig/testing/product/card-page';
import { newKey, openGallery, uploadPhoto } from '@festlig/testing/product/photos';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import { expect, it } from '@jest/globals';
import { DESK, visit } from './browser';
import { makeParty } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();

it('the wall invites to share the first photo, shows each as it comes, and none that is made private', async () => {
  const { visitor: host } = await signedUpHost(product(), { verified: false });
  const { sid } = await makeParty(host);
  const screen = await visit(DESK);
  const { page } = screen;
  await page.goto(`${url}/${sid}/photos/wall`);
  // The party has no photos in its plan yet; the wall sees by itself when it has.
  await page.getByText('Galleriet er ikke åbent for gæsterne.').waitFor();
  await payOnCardPage(host, `/payment/plan/${sid}/premium/dkk`);
  const { getParty } = contract.calls;
  await waitFor(async () => (await host.call(getParty, { partyId: sid })).plan === 'premium', 'the plan');
  await openGallery(host, sid);
  await page.getByRole('img', { name: `QR-kode, der fører til ${url}/${sid}/photos` }).waitFor();
  const found = await lookAt(page, 'wall-1-empty');

  const guest = await Visitor.open(url);
  const shown = page.getByRole('img', { name: 'Et billede fra festen' });
  const upload = async (scene: number) => {
    const photoId = await uploadPhoto(guest, sid, newKey(), await scenePhoto(scene, { longest: 1600 }));
    await page.locator(`main [aria-hidden="false"] img[src*="${photoId}"]`).waitFor();
    return photoId;
  };
  const first = await upload(3);
  await page.getByText('Nyt billede').waitFor();
  await page.getByText('1 billede', { exact: true }).waitFor();
  found.push(...(await lookAt(page, 'wall-2-first')));
  const second = await upload(1);
  await page.getByText('2 billeder').waitFor();
  // The two take turns by themselves, and a private one is gone from the wall at once.
  await page.locator(`main [aria-hidden="false"] img[src*="${first}"]`).waitFor();
  await host.call(media.calls.updatePhoto, { partyId: sid, photoId: first, public: false });
  await page.locator(`main [aria-hidden="false"] img[src*="${second}"]`).waitFor();
  expect(await page.locator(`img[src*="${first}"]`).count()).toBe(0);

  await page.goto(`${url}/${sid}`);
  await page.getByRole('button', { name: 'EN: English' }).click();
  await page.locator('html[lang="en"]').waitFor();
  await page.goto(`${url}/${sid}/photos/wall`);
  await page.getByText('Share your photo').waitFor();
  expect(await shown.count()).toBe(0);
  await page.getByRole('img', { name: 'A photo from the event' }).waitFor();
  found.push(...(await lookAt(page, 'wall-3-english')));
  expect(found).toEqual([]);
  expect(screen.complaints).toEqual([]);
  await screen.close();
}, 120_000);
