import { describe, expect, it } from '@jest/globals';
import { Inbox } from '@festlig/testing/product/inbox';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { PHONE, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url, inboxUrl } = product();
const SUPPORT = 'hjaelp@festlig.example';

describe('the contact form', () => {
  it("sends a guest's question from the invitation, which support can answer by mail", async () => {
    const { visitor: host } = await signedUpHost(product());
    const { sid } = await makeParty(host);
    const guest = await visit(PHONE);
    const { page } = guest;
    await page.goto(`${url}/${sid}`);
    const name = page.getByLabel('Dit navn');
    await page.getByText('Ja, jeg kommer').click();
    await name.fill('Lærke');
    await page.getByRole('main').getByRole('link', { name: 'Hjælp' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hjælp' });
    await dialog.waitFor();
    expect(new URL(page.url()).pathname).toBe('/da/help');
    await dialog.getByRole('button', { name: 'Send' }).click();
    expect(await dialog.getByText('Skal udfyldes.').count()).toBe(2);
    const found = await lookAt(page, '80-help');

    const email = `laerke.${crypto.randomUUID().slice(0, 8)}@browser.example`;
    const entry = `Jeg kan ikke finde mit svar ${email}`;
    await dialog.getByLabel('Din e-mail').fill(email);
    await dialog.getByLabel('Hvad kan vi hjælpe med?').fill(entry);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('dialog', { name: 'Tak, vi har fået din besked' }).waitFor();
    found.push(...(await lookAt(page, '81-help-sent')));
    const mail = await new Inbox(inboxUrl).waitForMail(SUPPORT, ({ text }) => text.includes(entry));
    expect(String(mail.headers['reply-to'])).toContain(email);
    await page.getByRole('button', { name: 'Luk' }).click();
    await page.waitForURL(`${url}/${sid}`);
    expect(await name.inputValue()).toBe('Lærke');
    expect(found).toEqual([]);
    expect(guest.complaints).toEqual([]);
    await guest.close();
  });

  it("opens from the menu with the host's address filled in, and by its own address", async () => {
    const { visitor: host, email } = await signedUpHost(product());
    const { sid } = await makeParty(host);
    const { page, complaints, close } = await visit(PHONE);
    await openAsHost(page, email, `/${sid}/settings`);
    await page.getByRole('button', { name: 'Din menu' }).click();
    await page.getByRole('menuitem', { name: 'Hjælp' }).click();
    await page.getByRole('dialog', { name: 'Hjælp' }).waitFor();
    expect(await page.getByLabel('Din e-mail').inputValue()).toBe(email);
    await page.keyboard.press('Escape');
    await page.waitForURL(`${url}/${sid}/settings`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.goto(`${url}/en/help`);
    await page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: 'Close' }).click();
    await page.waitForURL(`${url}/en`);
    expect(complaints).toEqual([]);
    await close();
  });
});
