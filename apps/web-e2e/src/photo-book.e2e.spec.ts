import { media } from '@festlig/contracts/media';
import { party as contract } from '@festlig/contracts/party';
import { scenePhoto } from '@festlig/testing/photos/scenes';
import { payOnCardPage } from '@festlig/testing/product/card-page';
import { newKey, openGallery, uploadPhoto } from '@festlig/testing/product/photos';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { Visitor } from '@festlig/testing/product/visitor';
import { waitFor } from '@festlig/testing/product/wait-for';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESK, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();
const { getParty, updateSettings } = contract.calls;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The pictures of the pages on the screen are drawn. */
const drawn = (page: Page) =>
  page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[role=tabpanel] img')];
    const seen = pictures.filter((img) => img.getBoundingClientRect().top < innerHeight);
    return seen.length > 0 && seen.every((img) => img.complete && img.naturalWidth > 0);
  });

describe('the photo book', () => {
  it('is chosen, made and downloaded by a host, and not by others', async () => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const { sid, id: partyId } = await makeParty(host);
    await payOnCardPage(host, `/payment/plan/${sid}/premium/dkk`);
    await waitFor(async () => (await host.call(getParty, { partyId })).plan === 'premium', 'the plan');
    await openGallery(host, partyId);
    await host.call(updateSettings, { partyId, photoBookEnabled: true });
    const [guest, guestKey] = [await Visitor.open(url), newKey()];
    for (const number of [0, 1, 6, 7, 2, 13]) {
      await uploadPhoto(guest, partyId, guestKey, await scenePhoto(number, { longest: 700 }));
    }
    await waitFor(async () => (await host.call(media.calls.listPhotos, { partyId })).total === 6, 'the photos');

    const desk = await visit(DESK);
    const { page } = desk;
    await openAsHost(page, email, `/${sid}/photos`);
    await page.getByRole('link', { name: 'Fotobog' }).click();
    await page.getByText('6 billeder').waitFor();
    await drawn(page);
    const found = await lookAt(page, 'photo-book-1-pages');
    await page.getByRole('tab', { name: 'Vælg billeder' }).click();
    await page.getByRole('checkbox', { name: 'Med i bogen: Billede 2 fra Karen' }).click();
    await page.getByRole('button', { name: 'På forsiden: Billede 5 fra Karen' }).click();
    await button(page, 'Kvadratisk').click();
    await page.getByText('5 billeder').waitFor();
    await drawn(page);
    found.push(...(await lookAt(page, 'photo-book-2-choice')));
    await page.getByRole('tab', { name: 'Sider' }).click();
    await button(page, 'Lav fotobogen').click();
    const link = page.getByRole('link', { name: /^Hent PDF/ });
    await link.waitFor({ timeout: 120_000 });
    await drawn(page);
    found.push(...(await lookAt(page, 'photo-book-3-ready')));

    const arriving = page.waitForEvent('download');
    await link.click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/ - fotobog\.pdf$/);
    const answer = await host.fetch(`/api/party/${partyId}/photobook/book.pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
    expect((await guest.fetch(`/api/party/${partyId}/photobook/book.pdf`)).status).toBe(401);

    // Back leads to the gallery, and from there to the invitation.
    await page.goBack();
    await page.getByRole('heading', { name: 'Billeder', level: 1 }).waitFor();
    expect(found).toEqual([]);
    expect(desk.complaints).toEqual([]);
    await desk.close();
  }, 300_000);
});
