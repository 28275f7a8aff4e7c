import { party } from '@festlig/contracts/party';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { describe, expect, it } from '@jest/globals';
import QRCode from 'qrcode';
import { DESK, PHONE, visit } from './browser';
import { invitedGuest, makeParty, openAsHost, sendInvitation } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();

/** A name that no other journey takes. */
const aName = () => `aase-60-${crypto.randomUUID().slice(0, 8)}`;

describe('the own address of a party', () => {
  it('is taken on a phone, changed, and still led to by the mailed link and the old page', async () => {
    const { visitor: owner, email } = await signedUpHost(product());
    const made = await makeParty(owner);
    const [first, second] = [aName(), aName()];
    const host = await visit(PHONE);
    const { page } = host;
    await openAsHost(page, email, `/${made.sid}/settings`);
    await page.getByRole('heading', { name: 'Festens egen adresse' }).click();

    const field = page.getByLabel('Adresse', { exact: true }).first();
    const save = page.getByRole('button', { name: 'Gem indstillinger' });
    await field.fill('Åse 60');
    await page.getByText('Brug kun små bogstaver').waitFor();
    const found = await lookAt(page, '72-address-refused');
    await field.fill(first);
    await page.getByText('Adressen er ledig.').waitFor();
    await save.click();
    await page.waitForURL(`${url}/${first}/settings`);
    await page.getByText('Alt er gemt.').waitFor();

    const { guest, email: guestEmail } = await invitedGuest(owner, made, 'Bodil Friis');
    const mail = await sendInvitation(owner, made.id, guestEmail);
    const mailed = `${url}/${first}?cid=${guest.sid}`;
    expect(mail).toContain(mailed);

    await field.fill(second);
    await page.getByText('Adressen er ledig.').waitFor();
    await save.click();
    await page.getByRole('dialog', { name: 'Skift adresse?' }).waitFor();
    found.push(...(await lookAt(page, '73-address-change')));
    await page.getByRole('button', { name: 'Skift adresse' }).click();
    await page.getByText('Alt er gemt.').waitFor();

    const reader = await visit(PHONE);
    await reader.page.goto(mailed);
    await reader.page.waitForURL(`${url}/${second}?cid=${guest.sid}`);
    await reader.page.getByText('Bodil').first().waitFor();
    await page.goto(`${url}/${first}/settings`);
    await page.waitForURL(`${url}/${second}/settings`);
    expect(await field.inputValue()).toBe(second);
    expect(found).toEqual([]);
    expect([...host.complaints, ...reader.complaints]).toEqual([]);
    await reader.close();
    await host.close();
  }, 120_000);

  it('is in the link that a host copies and in its QR code, on a desktop in English', async () => {
    const { visitor: owner, email } = await signedUpHost(product(), { verified: false });
    const made = await makeParty(owner, { language: 'en' });
    const slug = aName();
    const actions = { 'https://hotel.example/': 'Book a room', 'https://wishes.example/': 'Wish list' };
    await owner.call(party.calls.updateSettings, { partyId: made.id, slug, actions });
    const link = `${url}/${slug}`;
    const host = await visit(DESK);
    const { page } = host;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await openAsHost(page, email, `/${slug}`);
    await page.getByRole('button', { name: 'EN: English' }).click();
    await page.getByRole('link', { name: 'Book a room' }).waitFor();
    const found = await lookAt(page, '74-host-links');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByText('The link is copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.getByRole('button', { name: 'Show a QR code' }).click();
    const code = page.getByRole('img', { name: `QR code that leads to ${link}` });
    const svg = decodeURIComponent(((await code.getAttribute('src')) ?? '').split(',').slice(1).join(','));
    expect(svg).toBe(await QRCode.toString(link, { type: 'svg', errorCorrectionLevel: 'Q', margin: 4, color: COLORS }));
    found.push(...(await lookAt(page, '75-share')));
    // The message that the link was copied has such a button too.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('navigation', { name: 'Event pages' }).getByText('Settings').click();
    await page.getByRole('heading', { name: 'Who can find the page' }).waitFor();
    found.push(...(await lookAt(page, '76-settings-complete')));
    expect(found).toEqual([]);
    expect(host.complaints).toEqual([]);
    await host.close();
  }, 120_000);
});

const COLORS = { dark: '#000000ff', light: '#ffffffff' };
