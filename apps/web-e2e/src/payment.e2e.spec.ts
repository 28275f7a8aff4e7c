import { party } from '@festlig/contracts/party';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Browser, Page } from 'playwright-core';
import { DESK, launchBrowser, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

const card = (page: Page, plan: string) => page.getByRole('region', { name: plan, exact: true });
const isCurrent = (page: Page, plan: string) => card(page, plan).getByRole('button', { name: 'Din plan nu' }).waitFor();

/** Presses a button that opens the card page in a window of its own. */
async function openCardPage(page: Page, button: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opened;
  await popup.getByRole('heading', { name: 'Betaling' }).waitFor();
  return popup;
}

/** Leaves the card page by a button or link; its window closes by itself. */
async function leaveBy(popup: Page, press: (popup: Page) => Promise<void>): Promise<void> {
  const closed = popup.waitForEvent('close');
  await press(popup);
  await closed;
}

describe('paying', () => {
  it('upgrades the party and brings messages once paid, and not when the window is left', async () => {
    const { visitor: owner, email } = await signedUpHost(product(), { verified: false });
    const { sid } = await makeParty(owner);
    const plan = async () => (await owner.call(party.calls.getParty, { partyId: sid })).plan;
    const host = await visit(browser, DESK);
    const { page } = host;
    await openAsHost(page, email, `/${sid}/plan`);
    await isCurrent(page, 'Gratis');

    const left = await openCardPage(page, 'Opgradér til Premium');
    expect(await left.getByText(/149,00/).count()).toBeGreaterThan(0);
    await leaveBy(left, (popup) => popup.getByRole('link', { name: 'Annullér' }).click());
    await page.getByText('Betalingen blev ikke gennemført. Der er ikke trukket noget.').waitFor();
    await isCurrent(page, 'Gratis');
    expect(await plan()).toBe('free');
    const found = await lookAt(page, '60-plan-cancelled');

    const paid = await openCardPage(page, 'Opgradér til Premium');
    await leaveBy(paid, (popup) => popup.getByRole('button', { name: /^Betal/ }).click());
    await page.getByText('Tak. Festen har nu Premium.').waitFor();
    await isCurrent(page, 'Premium');
    expect(await plan()).toBe('premium');
    found.push(...(await lookAt(page, '61-plan-paid')));
    await page.reload();
    await isCurrent(page, 'Premium');
    await card(page, 'Gratis').getByRole('button', { name: 'Er med i din plan' }).waitFor();
    expect(await page.getByRole('button', { name: 'Opgradér til Premium' }).count()).toBe(0);

    await page.getByLabel('Hvor mange vil du købe?').fill('0');
    await page.getByRole('button', { name: 'Køb beskeder' }).click();
    await page.getByText('Skriv et tal fra 1 til 100.000.').waitFor();
    await page.getByLabel('Hvor mange vil du købe?').fill('25');
    const bought = await openCardPage(page, 'Køb beskeder');
    await leaveBy(bought, (popup) => popup.getByRole('button', { name: /^Betal/ }).click());
    await page.getByText('Tak. Du har nu 25 beskeder.').waitFor();
    await page.getByText('Du har 25 beskeder', { exact: true }).waitFor();

    await page.goto(`${url}/da/parties`);
    await page.getByRole('listitem').filter({ hasText: 'Åse fylder 60' }).getByText('Premium').waitFor();
    expect(found).toEqual([]);
    expect(host.complaints).toEqual([]);
    await host.close();
  });
});
