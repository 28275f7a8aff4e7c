import { withoutTitleBreaks } from '@festlig/domain/web/title-breaks';
import { describe, expect, it } from '@jest/globals';
import { freshAddress, PASSWORD, product, signedUpHost } from '@festlig/testing/product/product';
import type { Page } from 'playwright-core';
import { DESK, openWithoutFirstData, PHONE, visit } from './browser';
import { fillLogIn } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();
const inAYear = `${new Date().getFullYear() + 1}-06-20`;

const show = (page: Page) => page.getByRole('button', { name: 'Videre' });

describe('a wedding on a phone', () => {
  it('has the typeface of its first picture in the wizard before any picture is known, and keeps it (rule: hero-colours)', async () => {
    const { page, complaints, close } = await visit(PHONE);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/party/hero-images', async (route) => {
      await held;
      await route.continue();
    });
    await openWithoutFirstData(page, `${url}/da/new/wedding`);
    const title = page.locator('[aria-hidden] [data-title]', { hasText: 'Bryllup' });
    const face = () => title.evaluate((node) => getComputedStyle(node).fontFamily);
    expect(await face()).toContain('Cormorant Garamond');
    const answered = page.waitForResponse('**/api/party/hero-images');
    release();
    await answered;
    expect(await face()).toContain('Cormorant Garamond');
    // Each occasion has its own.
    const others = page.getByRole('group', { name: 'Anledning' });
    expect(await others.count()).toBe(0);
    await page.getByRole('button', { name: 'Bryllup · Skift' }).click();
    await page.locator('label', { hasText: /^Jul$/ }).click();
    await page.waitForURL(`${url}/da/new/christmas`);
    await page.getByRole('button', { name: 'Jul · Skift' }).and(page.locator(':focus')).waitFor();
    expect(await others.count()).toBe(0);
    const other = page.locator('[aria-hidden] [data-title]', { hasText: 'Jul' });
    expect(await other.evaluate((node) => getComputedStyle(node).fontFamily)).toContain('Young Serif');
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  it('is described in the wizard, drafted and kept through sign-up', async () => {
    const { page, complaints, close } = await visit(PHONE);
    await page.goto(`${url}/da/new/wedding`);
    await page.getByLabel('Hvem skal giftes?').fill('Sofie');
    await page.getByLabel('Dato').fill('2020-06-20');
    await page.getByLabel('Ceremonien kl.').fill('13:00');
    await page.getByText('Vi mangler navnet på den anden og stedet for vielsen.').waitFor();
    await page.getByText('Datoen skal være i dag eller senere.').first().waitFor();
    expect(await show(page).isDisabled()).toBe(true);
    const found = await lookAt(page, 'wizard-1-missing');

    await page.getByLabel('Med hvem?').fill('Mikkel');
    await page.getByLabel('Hvor er vielsen?').fill('Vor Frue Kirke');
    await page.getByLabel('Dato').fill(inAYear);
    await page.getByLabel('Hvor er festen?').fill('Orangeriet, Havnen 1');
    // Leaving the page asks for confirmation, so that typed text is not lost by mistake.
    await page.getByRole('link', { name: 'Log ind' }).click();
    await page.getByRole('button', { name: 'Bliv her' }).click();
    await show(page).click();

    await page.waitForURL(/\/da\/new\/wedding\/edit$/);
    expect(withoutTitleBreaks(await page.getByLabel('Titel').inputValue())).toBe('Sofie og Mikkel skal giftes');
    await page.getByRole('group', { name: 'Vielse' }).waitFor();
    await page.getByLabel('Titel').fill('Sofie & Mikkel');
    found.push(...(await lookAt(page, 'wizard-2-page')));
    await page.getByRole('button', { name: 'Gem og opret konto' }).click();

    await page.getByRole('dialog', { name: 'Opret en konto for at gå videre' }).waitFor();
    await page.getByLabel('Dit navn').fill('Sofie Holm');
    await page.getByLabel('E-mail', { exact: true }).fill(freshAddress('sofie'));
    await page.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD);
    await page.getByLabel(/Jeg accepterer betingelserne/).check();
    await page.getByRole('button', { name: 'Opret konto' }).click();

    await page.waitForURL(new RegExp(`^${url}/[1-9A-HJ-NP-Za-km-z]{8}$`));
    await page.getByRole('heading', { name: 'Sofie & Mikkel' }).waitFor();
    for (const text of ['Vielse', 'Vor Frue Kirke', '13.00', 'Orangeriet, Havnen 1'])
      await page.getByText(text, { exact: false }).first().waitFor();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
});

describe('a page that is built before logging in', () => {
  it('asks before it is left, survives a change of language, and is kept through log-in', async () => {
    const { email } = await signedUpHost(product(), { verified: false });
    const { page, complaints, close } = await visit(DESK);
    await page.goto(`${url}/new`);
    await page.waitForURL(`${url}/da/new`);
    await page.getByText('Fødselsdag', { exact: true }).click();
    await page.getByLabel('Hvem har fødselsdag?').fill('Karla');
    await page.getByLabel('Dato').fill(inAYear);
    await page.getByLabel('Klokken').fill('18:00');
    await show(page).click();

    await page.waitForURL(/\/da\/new\/birthday\/edit$/);
    await page.getByLabel('Titel').fill('Karla bliver 40');
    await page.goBack();
    await page.getByRole('button', { name: 'Bliv her' }).click();
    await page.getByRole('button', { name: /^EN/ }).click();
    await page.waitForURL(/\/en\/new\/birthday\/edit$/);
    await page.getByRole('button', { name: /^DA/ }).click();
    await page.waitForURL(/\/da\/new\/birthday\/edit$/);
    expect(withoutTitleBreaks(await page.getByLabel('Titel').inputValue())).toBe('Karla bliver 40');

    // The log-in link leads back to the page as it was, for the host to save.
    await page.getByRole('link', { name: 'Log ind' }).click();
    await page.getByText('Din invitation er gemt imens.').waitFor();
    await fillLogIn(page, email);
    await page.waitForURL(/\/da\/new\/birthday\/edit$/);
    expect(withoutTitleBreaks(await page.getByLabel('Titel').inputValue())).toBe('Karla bliver 40');
    await page.getByRole('button', { name: 'Gem invitation' }).click();
    await page.waitForURL(new RegExp(`^${url}/[1-9A-HJ-NP-Za-km-z]{8}$`));
    await page.getByRole('heading', { name: 'Karla bliver 40' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  it('is saved automatically when its host logs in instead of signing up', async () => {
    const { email } = await signedUpHost(product(), { verified: false });
    const { page, complaints, close } = await visit(PHONE);
    await page.goto(`${url}/da/new/christmas`);
    await page.getByLabel('Hvem inviterer?').fill('Familien Holm');
    await page.getByLabel('Dato').fill(inAYear);
    await page.getByLabel('Klokken').fill('18:00');
    await show(page).click();
    await page.getByLabel('Titel').fill('Jul hos Holm');
    await page.getByRole('button', { name: 'Gem og opret konto' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Log ind' }).click();
    await page.getByRole('dialog', { name: 'Log ind for at gå videre' }).waitFor();
    await dialog.getByLabel('E-mail', { exact: true }).fill(email);
    await dialog.getByLabel('Adgangskode', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log ind', exact: true }).click();
    await page.waitForURL(new RegExp(`^${url}/[1-9A-HJ-NP-Za-km-z]{8}$`));
    await page.getByRole('heading', { name: 'Jul hos Holm' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
});
