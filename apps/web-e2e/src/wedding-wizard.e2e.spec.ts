import { freshAddress, PASSWORD, product } from '@festlig/testing/product/product';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, PHONE, visit } from './browser';
import { lookAt } from './looked-at';

const { url } = product();
const inAYear = `${new Date().getFullYear() + 1}-06-20`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

const show = (page: Page) => page.getByRole('button', { name: 'Vis min invitation' });

describe('a wedding on a phone', () => {
  it('is asked for, written and kept through sign-up', async () => {
    const { page, complaints, close } = await visit(browser, PHONE);
    await page.goto(`${url}/da/new/wedding`);
    await page.getByLabel('Hvem skal giftes?').fill('Sofie');
    await page.getByLabel('Dato').fill('2020-06-20');
    await page.getByLabel('Klokken').fill('13:00');
    await page.getByText('Vi mangler navnet på den anden og stedet for vielsen.').waitFor();
    await page.getByText('Datoen skal være i dag eller senere.').first().waitFor();
    expect(await show(page).isDisabled()).toBe(true);
    const found = await lookAt(page, 'wizard-1-missing');

    await page.getByLabel('Med hvem?').fill('Mikkel');
    await page.getByLabel('Hvor er vielsen?').fill('Vor Frue Kirke');
    await page.getByLabel('Dato').fill(inAYear);
    await page.getByLabel('Hvor er festen?').fill('Orangeriet, Havnen 1');
    // What is typed is not left behind by mistake.
    await page.getByRole('link', { name: 'Log ind' }).click();
    await page.getByRole('button', { name: 'Bliv her' }).click();
    await show(page).click();

    await page.waitForURL(/\/da\/new\/wedding\/edit$/);
    expect(await page.getByLabel('Titel').inputValue()).toBe('Sofie og Mikkel skal giftes');
    await page.getByRole('textbox', { name: 'Tekst' }).getByText('Vielse: Vor Frue Kirke').waitFor();
    await page.getByLabel('Titel').fill('Sofie & Mikkel');
    found.push(...(await lookAt(page, 'wizard-2-page')));
    await page.getByRole('button', { name: 'Gem invitation' }).click();

    await page.waitForURL(/\/da\/(login|register)/);
    if (page.url().includes('/login')) await page.getByRole('link', { name: 'Opret en' }).click();
    await page.getByLabel('Dit navn').fill('Sofie Holm');
    await page.getByLabel('E-mail', { exact: true }).fill(freshAddress('sofie'));
    await page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD);
    await page.getByLabel(/Jeg accepterer betingelserne/).check();
    await page.getByRole('button', { name: 'Opret bruger' }).click();

    await page.waitForURL(new RegExp(`^${url}/[1-9A-HJ-NP-Za-km-z]{8}$`));
    await page.getByRole('heading', { name: 'Sofie & Mikkel' }).waitFor();
    for (const text of ['Vielse: Vor Frue Kirke', 'Kl. 13.00', 'Orangeriet, Havnen 1'])
      await page.getByText(text, { exact: false }).first().waitFor();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
});
