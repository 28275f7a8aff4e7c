import { Inbox } from '@festlig/testing/product/inbox';
import { freshAddress, PASSWORD, product } from '@festlig/testing/product/product';
import type { Browser, Page } from 'playwright-core';
import { DESK, launchBrowser, PHONE, visit } from './browser';
import { lookAt } from './looked-at';

const { url, inboxUrl } = product();
const inbox = new Inbox(inboxUrl);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

const guestFile = (rows: string[]) => ({
  name: 'gæster.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Navn;E-mail', ...rows].join('\r\n'), 'latin1'),
});
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const found: string[] = [];
const look = async (page: Page, name: string) => void found.push(...(await lookAt(page, name)));

async function makeParty(page: Page, email: string): Promise<string> {
  await page.goto(`${url}/da`);
  await look(page, '01-home');
  await page.getByRole('link', { name: 'Lav din invitation' }).first().click();
  await page.getByLabel('Hvem holder festen?').fill('Søren og Åse');
  await page.getByLabel('Dato').fill(inDays(40));
  await page.getByLabel('Klokken').fill('18:30');
  await page.getByLabel('Sted').fill('Strandvejen 12, 5700 Svendborg');
  await look(page, '02-wizard');
  await page.getByRole('button', { name: 'Vis min invitation' }).click();
  await page.getByLabel('Titel').fill('Midsommer i haven');
  await look(page, '03-edit-new');
  await page.getByRole('button', { name: 'Gem invitation' }).click();
  // Saving asks a visitor to sign up; what was made is kept meanwhile.
  await page.waitForURL(/\/da\/(login|register)/);
  if (page.url().includes('/login')) await page.getByRole('link', { name: 'Opret en' }).click();
  await page.getByLabel('Dit navn').fill('Karen Holm');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Jeg accepterer betingelserne/).check();
  await look(page, '04-register');
  await page.getByRole('button', { name: 'Opret bruger' }).click();
  await page.waitForURL(new RegExp(`^${url}/[1-9A-HJ-NP-Za-km-z]{8}$`));
  await page.getByRole('heading', { name: 'Midsommer i haven' }).waitFor();
  await look(page, '05-party-host');
  return new URL(page.url()).pathname.slice(1);
}

describe('the main journey', () => {
  it('from a guest list in a file to replies in a table', async () => {
    const host = await visit(browser, DESK);
    const { page } = host;
    const email = freshAddress('browser');
    const sid = await makeParty(page, email);

    await page.goto(`${url}/${sid}/contacts`);
    await page.getByRole('heading', { name: 'Hvem skal med?' }).waitFor();
    await look(page, '06-contacts-empty');
    await page.getByRole('button', { name: 'Importér din gæsteliste' }).click();
    const people = ['Bjørn Ødegård;bjoern', 'Lærke Å;laerke', 'Jens Holm;jens'].map(
      (row) => `${row}.${sid.toLowerCase()}@browser.example`,
    );
    const rows = [...people, 'Uden mail;nej-tak'];
    await page.locator('input[type=file]').setInputFiles(guestFile(rows));
    await page.getByRole('button', { name: 'Læs listen' }).click();
    await page.getByText('3 gæster kommer på listen.').waitFor();
    await look(page, '07-import-review');
    await page.getByRole('button', { name: 'Importér 3 gæster' }).click();
    await page.getByText('3 gæster er på listen').waitFor();
    await page.getByText('1 række kom ikke med').waitFor();
    await look(page, '07-import-result');
    await page.getByRole('button', { name: 'Se gæstelisten' }).click();
    await page.getByText('Bjørn Ødegård').first().waitFor();
    await look(page, '08-contacts');

    await page.goto(`${url}/${sid}/invitations`);
    await page.getByText('Bekræft din e-mail').first().waitFor();
    await look(page, '09-invitations-unverified');
    const token = await inbox.verificationToken(email);
    await page.goto(`${url}/da/verify-email?token=${token}`);
    await page.getByText('Tak, din e-mail er bekræftet').waitFor();
    await look(page, '10-verified');

    await page.goto(`${url}/${sid}/invitations`);
    await page.getByRole('button', { name: 'Send til 3 gæster' }).waitFor();
    await page.frameLocator('iframe').getByText('Midsommer i haven').first().waitFor();
    await look(page, '11-invitations');
    await page.getByRole('button', { name: 'Send til 3 gæster' }).click();
    await page.getByRole('button', { name: 'Send nu' }).click();
    await page.getByText('3 gæster har fået mailen.').waitFor();
    await look(page, '12-sent');

    const mail = await inbox.waitForMail(people[0]!.split(';')[1]!);
    expect(mail.text).toContain('Bjørn Ødegård');
    const link = new RegExp(`${url}/\\S+\\?cid=\\w+`).exec(mail.text)?.[0] ?? '';
    const guest = await visit(browser, PHONE);
    await guest.page.goto(link);
    await guest.page.getByText('Kære Bjørn Ødegård').waitFor();
    await look(guest.page, '13-guest');
    await guest.page.getByText('Ja, jeg kommer').click();
    await guest.page.getByRole('button', { name: 'En mere' }).click();
    await guest.page.getByLabel(/En hilsen til værten/).fill('Vi glæder os!');
    await look(guest.page, '14-guest-form');
    await guest.page.getByRole('button', { name: 'Send mit svar' }).dblclick();
    await guest.page.getByText('Dit svar er sendt til værten.').waitFor();
    await look(guest.page, '15-guest-done');
    await guest.page.reload();
    await guest.page.getByText('I kommer, 2 personer').waitFor();

    await page.goto(`${url}/${sid}/rsvps`);
    await page.getByText('Vi glæder os!').first().waitFor();
    await look(page, '16-replies');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Alle svar' }).click();
    expect((await download).suggestedFilename()).toBe('rsvp-all.csv');

    await page.goto(`${url}/da/parties`);
    await page.getByText('Midsommer i haven').waitFor();
    await look(page, '17-parties');

    expect(guest.complaints).toEqual([]);
    expect(host.complaints).toEqual([]);
    expect(found).toEqual([]);
    await guest.close();
    await host.close();
  }, 180_000);
});
