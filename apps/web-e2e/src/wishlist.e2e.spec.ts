import { party as contract } from '@festlig/contracts/party';
import { newKey } from '@festlig/testing/product/photos';
import { waitFor } from '@festlig/testing/product/wait-for';
import { PASSWORD, product, signedUpHost } from '@festlig/testing/product/product';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { DESK, PHONE, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
const ordered = (page: Page, names: string[]) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('main h2')].map((each) => each.textContent).join() === wanted,
    names.join(),
  );

/** A coffee pot on a table. */
const photo = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="2000"><rect width="2400" height="2000" fill="#efe6da"/>' +
        '<rect y="1500" width="2400" height="500" fill="#c9a27c"/><path d="M900 600h600l80 1000H820z" fill="#2f4a46"/>' +
        '<path d="M1500 800q320 60 200 460l-160 80" fill="none" stroke="#2f4a46" stroke-width="70"/>' +
        '<circle cx="1200" cy="540" r="70" fill="#b98a4e"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer();

describe('the wishlist', () => {
  it('is written and ordered by its owner, and reserved from by guests, of which the owner learns nothing', async () => {
    const { visitor: owner, email } = await signedUpHost(product(), { verified: false });
    const party = await makeParty(owner);
    const call = contract.calls;
    const desk = await visit(DESK);
    const { page } = desk;
    await openAsHost(page, email, `/${party.sid}/wishlist`);
    await button(page, 'Tilføj det første ønske').waitFor();
    const found = await lookAt(page, 'wishlist-1-empty');

    // A link that leads into our own network is refused like one that does not answer, and nothing typed is lost.
    await button(page, 'Tilføj det første ønske').click();
    await page.getByLabel('Hvad ønsker I jer?').fill('Termokande i skovgrøn');
    await page.getByLabel('Link').fill('http://kande.localhost/');
    await page.getByLabel('Pris (valgfri)').fill('ca. 450 kr.');
    await page.getByText('Vi kunne ikke hente noget fra det link.').waitFor();
    await page
      .getByTestId('picture-file')
      .setInputFiles({ name: 'kande.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    const picture = page.getByRole('img', { name: 'Billedet af ønsket' });
    await picture.waitFor({ timeout: 60_000 });
    // The service would have kept more.
    expect(await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(1000);
    await page.getByLabel('Link').fill('');
    found.push(...(await lookAt(page, 'wishlist-2-form')));
    await button(page, 'Gem ønsket').click();
    await page.getByRole('heading', { name: 'Termokande i skovgrøn' }).waitFor();
    const { id: partyId } = party;
    await owner.call(call.createWish, {
      partyId,
      formKey: newKey(),
      title: 'Weekendtur til Skagen',
      price: '4.200 kr.',
      isGroup: true,
    });
    await owner.call(call.createWish, {
      partyId,
      formKey: newKey(),
      title: 'Håndlavede skåle fra Bornholm, gerne i lyse farver',
      link: 'https://www.keramik.example/skaale',
      wanted: 6,
    });
    await page.reload();
    await ordered(page, [
      'Termokande i skovgrøn',
      'Weekendtur til Skagen',
      'Håndlavede skåle fra Bornholm, gerne i lyse farver',
    ]);
    found.push(...(await lookAt(page, 'wishlist-3-owner')));

    // Ordered with the keyboard alone, in two columns, then with the mouse; Escape puts a wish back and closes nothing.
    const handle = (title: string) => button(page, `Flyt: ${title}`);
    const bowls = 'Håndlavede skåle fra Bornholm, gerne i lyse farver';
    await handle('Termokande i skovgrøn').focus();
    await page.keyboard.press('Space');
    await page.getByText('Du flytter ”Termokande i skovgrøn”. Det er nummer 1 af 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText('”Termokande i skovgrøn” er nu nummer 3 af 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByText('”Termokande i skovgrøn” er tilbage, hvor det var.').waitFor({ state: 'attached' });
    expect(await titles(page)).toEqual(['Termokande i skovgrøn', 'Weekendtur til Skagen', bowls]);
    await page.keyboard.press('Space');
    await page.getByText('Du flytter ”Termokande i skovgrøn”. Det er nummer 1 af 3.').waitFor({ state: 'attached' });
    // Pressed again until it moves: a wish that is lifted while it glides back has no neighbour yet. Nothing is right of the second.
    await waitFor(async () => {
      await page.keyboard.press('ArrowRight');
      return (await page.getByText('”Termokande i skovgrøn” er nu nummer 2 af 3.').count()) > 0;
    }, 'the wish to move');
    await page.keyboard.press('Space');
    await ordered(page, ['Weekendtur til Skagen', 'Termokande i skovgrøn', bowls]);
    await handle(bowls).hover();
    await page.mouse.down();
    const top = await handle('Weekendtur til Skagen').boundingBox();
    await page.mouse.move(top!.x + 22, top!.y + 30, { steps: 8 });
    await page.mouse.move(top!.x + 22, top!.y - 10, { steps: 4 });
    await page.mouse.up();
    await ordered(page, [bowls, 'Weekendtur til Skagen', 'Termokande i skovgrøn']);

    // By touch: the finger stays until the wish is taken, and a shorter touch would scroll.
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const grip = await handle(bowls).boundingBox();
    const last = await handle('Termokande i skovgrøn').boundingBox();
    const x = grip!.x + 22;
    await touch('touchStart', { x, y: grip!.y + 22 });
    await page.getByText(`Du flytter ”${bowls}”. Det er nummer 1 af 3.`).waitFor({ state: 'attached' });
    for (const y of [grip!.y + 60, last!.y - 20, last!.y + 40]) await touch('touchMove', { x, y });
    await page.getByText(`”${bowls}” er nu nummer 3 af 3.`).waitFor({ state: 'attached' });
    await touch('touchEnd');
    await ordered(page, ['Weekendtur til Skagen', 'Termokande i skovgrøn', bowls]);

    // Deleted at once, and taken back.
    await button(page, 'Flere valg: Weekendtur til Skagen').click();
    await page.getByRole('menuitem', { name: 'Slet' }).click();
    await page.getByText('”Weekendtur til Skagen” er slettet.').waitFor();
    found.push(...(await lookAt(page, 'wishlist-4-deleted')));
    await button(page, 'Fortryd').click();
    await ordered(page, ['Weekendtur til Skagen', 'Termokande i skovgrøn', bowls]);

    // A guest who has an account reserves after logging in, and comes back to the invitation with Back.
    const { email: anne } = await signedUpHost(product(), { verified: false });
    const { email: bo } = await signedUpHost(product(), { verified: false });
    const slow = await visit(DESK);
    await openAsHost(slow.page, bo, `/${party.sid}`);
    await button(slow.page, 'EN: English').click();
    await slow.page.getByRole('link', { name: 'Wishlist' }).click();
    const late = button(slow.page, 'Reserve: Termokande i skovgrøn');
    await late.waitFor();

    const phone = await visit(PHONE);
    await phone.page.goto(`${url}/${party.sid}`);
    await phone.page.getByRole('link', { name: 'Ønskeliste' }).click();
    await button(phone.page, 'Reserver: Termokande i skovgrøn').click();
    const signUp = phone.page.getByRole('dialog', { name: /Opret en konto/ });
    await signUp.getByRole('button', { name: 'Log ind', exact: true }).click();
    await phone.page.getByRole('dialog', { name: /Log ind/ }).waitFor();
    await phone.page.getByLabel('E-mail', { exact: true }).fill(anne);
    await phone.page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD);
    await phone.page
      .getByRole('dialog', { name: /Log ind/ })
      .getByRole('button', { name: 'Log ind' })
      .click();
    await phone.page.getByText('Du giver den', { exact: true }).waitFor();
    await button(phone.page, 'Vær med til at give: Weekendtur til Skagen').click();
    await phone.page.getByText('Du er med', { exact: true }).waitFor();
    found.push(...(await lookAt(phone.page, 'wishlist-5-guest')));
    await phone.page.goBack();
    await phone.page.waitForURL(`${url}/${party.sid}`);
    await phone.page.getByRole('dialog').waitFor({ state: 'detached' });

    // The second guest is too late for one wish, and shares another.
    await late.click();
    await slow.page.getByText('Someone was just ahead of you.').waitFor();
    await slow.page.getByText('Reserved', { exact: true }).waitFor();
    await button(slow.page, 'Join in giving: Weekendtur til Skagen').click();
    await slow.page.getByText(/^Giving it together:/).waitFor();
    found.push(...(await lookAt(slow.page, 'wishlist-6-second-guest')));

    // A guest without an account sees what is reserved, and not by whom; on a dark device the list is dark.
    const stranger = await visit(PHONE, 'da-DK', { colorScheme: 'dark' });
    await stranger.page.goto(`${url}/${party.sid}/wishlist`);
    await stranger.page.getByText('Reserveret', { exact: true }).waitFor();
    expect(await stranger.page.getByText(/sammen/).count()).toBe(0);
    found.push(...(await lookAt(stranger.page, 'wishlist-7-stranger')));

    // The owner sees the list as before, until they ask.
    await page.reload();
    await page.getByText('Det er en overraskelse til dig.').waitFor();
    expect(await page.getByText(/[Rr]eserveret af|^Reserveret$/).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Festens sider' }).getByText('Invitation').click();
    await page.waitForURL(`${url}/${party.sid}`);
    await button(page, 'EN: English').click();
    await page.getByRole('navigation', { name: 'Event pages' }).getByText('Wishlist').click();
    await button(page, 'Show it anyway').click();
    found.push(...(await lookAt(page, 'wishlist-8-spoil')));
    await button(page, 'Show it').click();
    await page.getByText(/^Reserved by /).waitFor();
    found.push(...(await lookAt(page, 'wishlist-9-spoilt')));

    expect(found).toEqual([]);
    // The refusals above: of the link, and of the wish that was taken.
    const refused = /status of (?:409|422)/;
    const complaints = [desk, phone, slow, stranger].flatMap((each) => each.complaints);
    expect(complaints.filter((each) => !refused.test(each))).toEqual([]);
    for (const each of [desk, phone, slow, stranger]) await each.close();
  }, 240_000);
});
