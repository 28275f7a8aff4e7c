import { randomFillSync } from 'node:crypto';
import { media } from '@festlig/contracts/media';
import { party as contract } from '@festlig/contracts/party';
import { photoAt } from '@festlig/domain/web/photo-image';
import { scenePhoto } from '@festlig/testing/photos/scenes';
import { payOnCardPage } from '@festlig/testing/product/card-page';
import { openGallery } from '@festlig/testing/product/photos';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { waitFor } from '@festlig/testing/product/wait-for';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { DESK, PHONE, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** The same numbers as colours of Display P3, as cameras of phones write them. */
async function inDisplayP3(file: Buffer): Promise<Buffer> {
  const white = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  const { icc } = await sharp(await white.withIccProfile('p3').png().toBuffer()).metadata();
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), icc!]);
  const length = content.length + 2;
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe2, length >> 8, length & 255]), content, file.subarray(2)]);
}

/** A grainy photo of 12 megapixels, as large as phones write them, whose corner is the reddest red of Display P3. */
async function largePhoto(): Promise<Buffer> {
  const [width, height, corner] = [4000, 3000, 400];
  const pixels = randomFillSync(Buffer.alloc(width * height * 3));
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = 96 + (pixels[at]! & 63);
  for (let row = 0; row < corner; row += 1) {
    pixels.fill(Buffer.from([255, 0, 0]), row * width * 3, (row * width + corner) * 3);
  }
  return inDisplayP3(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
}

/** Files that are sent wait until the gate is opened. */
async function gate(page: Page): Promise<() => void> {
  let open = () => undefined as void;
  const opened = new Promise<void>((done) => (open = done));
  await page.route('**/photos/*/file', async (route) => {
    await opened;
    // The page may have given it up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return open;
}

/** Holds files above the page, or drops them, as a hand with a mouse does. */
const drag = (page: Page, type: 'dragover' | 'drop', bytes: string) =>
  page.evaluate(
    ([kind, base64]) => {
      const dataTransfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([content], 'dropped.jpg', { type: 'image/jpeg' }));
      document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [type, bytes] as const,
  );

describe('uploading photos', () => {
  it('is done by a guest on a phone with a bad network, who gives a name once and takes a photo back', async () => {
    const { visitor: host, email } = await signedUpHost(product(), { verified: false });
    const { id: partyId, sid } = await makeParty(host);
    await payOnCardPage(host, `/payment/plan/${sid}/premium/dkk`);
    const plan = async () => (await host.call(contract.calls.getParty, { partyId })).plan === 'premium';
    await waitFor(plan, 'the plan');
    await openGallery(host, partyId);
    const [one, two, three, four] = (await Promise.all(
      [1, 2, 3, 4].map((number) => scenePhoto(number, { longest: 1200 })),
    )) as [Buffer, Buffer, Buffer, Buffer];

    const phone = await visit(PHONE, 'da-DK', { hasTouch: true });
    const { page } = phone;
    // The question before a tab with files on their way is closed.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${url}/${sid}/photos`);
    await button(page, 'Del dine billeder').click();
    await page.getByLabel('Dit navn').fill('Karen Holm');
    const found = await lookAt(page, 'photo-upload-1-name');
    const open = await gate(page);
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Vælg billeder').click();
    const text = jpeg('indkøb.jpg', Buffer.from('Mælk, brød, kage. '.repeat(100)));
    await (await chooser).setFiles([jpeg('strand.jpg', one), jpeg('bord.jpg', two), text, jpeg('dans.jpg', three)]);
    await page
      .getByText(/Sender/)
      .nth(2)
      .waitFor();
    found.push(...(await lookAt(page, 'photo-upload-2-sending')));

    // The network goes away while files are sent, and comes back.
    await page.context().setOffline(true);
    await page.getByText('Sat på pause: intet net. Det fortsætter af sig selv.').waitFor();
    found.push(...(await lookAt(page, 'photo-upload-3-offline')));
    open();
    await page.context().setOffline(false);
    await page.getByText('3 af 4 billeder er fremme. Ét kom ikke med.').waitFor({ timeout: 60_000 });
    await page.getByText('Det er ikke et billede, vi kan læse. Brug JPEG eller PNG.').waitFor();

    // The same file again is told without being sent; the name is not asked for again.
    await page.getByTestId('photo-files').setInputFiles([jpeg('strand-igen.jpg', one)]);
    await page.getByText('Billedet er her allerede.').waitFor();
    found.push(...(await lookAt(page, 'photo-upload-4-refused')));
    expect(await page.getByLabel('Dit navn').count()).toBe(0);

    // A tab that is closed before its file has arrived goes on when the gallery is opened again.
    await gate(page);
    const camera = page.waitForEvent('filechooser');
    await button(page, 'Tag et billede').click();
    expect((await camera).isMultiple()).toBe(false);
    await (await camera).setFiles([jpeg('balloner.jpg', four)]);
    await page.getByText(/Sender/).waitFor();
    await page.waitForFunction(
      () =>
        new Promise<boolean>((told) => {
          indexedDB.open('festlig-uploads').onsuccess = ({ target }) => {
            const database = (target as IDBOpenDBRequest).result;
            const count = database.transaction('files').objectStore('files').count();
            count.onsuccess = () => {
              database.close();
              told(count.result === 1);
            };
          };
        }),
    );
    await page.unroute('**/photos/*/file');
    await page.reload();
    await page.getByText('Dit billede er i galleriet. Tak!').waitFor({ timeout: 60_000 });
    await button(page, 'Luk').last().click();

    await button(page, 'Dine billeder').click();
    await page.getByRole('img', { name: 'Dit billede 4' }).waitFor();
    found.push(...(await lookAt(page, 'photo-upload-5-own')));
    await button(page, 'Slet billede 1').click();
    await button(page, 'Slet').click();
    await page.getByRole('img', { name: 'Dit billede 4' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');

    // The host sees whose they are, and drops one more.
    const desk = await visit(DESK, 'en-GB');
    await openAsHost(desk.page, email, `/${sid}`);
    await button(desk.page, 'EN: English').click();
    await desk.page.goto(`${url}/${sid}/photos`);
    await button(desk.page, 'Share your photos').waitFor();
    const large = await largePhoto();
    const bytes = large.toString('base64');
    await drag(desk.page, 'dragover', bytes);
    await desk.page.getByText('Drop the photos here').waitFor();
    found.push(...(await lookAt(desk.page, 'photo-upload-6-drop')));
    const sent = desk.page.waitForRequest(/\/photos\/\w+\/file$/);
    await drag(desk.page, 'drop', bytes);
    await desk.page.getByText('Your photo is in the gallery. Thank you!').waitFor({ timeout: 60_000 });
    found.push(...(await lookAt(desk.page, 'photo-upload-7-host')));

    // The browser has reduced it before it was sent, and its colours are those of the camera (rules: photo-reduced, photo-colours).
    expect(large.length).toBeGreaterThan(6_000_000);
    expect((await (await sent).sizes()).requestBodySize).toBeLessThan(large.length / 2);
    const [newest] = (await host.call(media.calls.listPhotos, { partyId })).items;
    expect([newest?.width, newest?.height]).toEqual([2560, 1920]);
    const kept = Buffer.from(await (await fetch(url + photoAt(newest!.src, 'full', 'jpg'))).arrayBuffer());
    expect((await sharp(kept).metadata()).icc).toBeDefined();
    const corner = sharp(kept, { ignoreIcc: true }).extract({ left: 60, top: 60, width: 1, height: 1 });
    const [r = 0, g = 255, b = 255] = await corner.raw().toBuffer();
    expect([r > 247, g < 8, b < 8]).toEqual([true, true, true]);

    expect(found).toEqual([]);
    // Requests while there was no network, and the photo that the party had.
    const expected = /ERR_INTERNET_DISCONNECTED|status of 409/;
    expect([...phone.complaints, ...desk.complaints].filter((each) => !expected.test(each))).toEqual([]);
    await phone.close();
    await desk.close();
  }, 240_000);
});
