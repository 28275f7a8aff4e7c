import { party } from '@festlig/contracts/party';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { waitFor } from '@festlig/testing/product/wait-for';
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

/** The addresses of payment windows (spec section 2, popups): no page offers them yet. */
async function openCardPage(page: Page, path: string): Promise<void> {
  await page.goto(`${url}/payment/${path}`);
  await page.getByRole('heading', { name: 'Betaling' }).waitFor();
}

describe('paying', () => {
  it('upgrades the party once paid, and not when the window is left', async () => {
    const { visitor: owner, email } = await signedUpHost(product(), { verified: false });
    const { id, sid } = await makeParty(owner);
    const plan = async () => (await owner.call(party.calls.getParty, { partyId: sid })).plan;
    const host = await visit(browser, DESK);
    const { page } = host;
    await openAsHost(page, email, '/da/parties');

    await openCardPage(page, `plan/${id}/premium/dkk`);
    expect(await page.getByText(/149,00/).count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Annullér' }).click();
    await page.getByRole('heading', { name: 'Betalingen blev afbrudt' }).waitFor();
    expect(await plan()).toBe('free');
    const found = await lookAt(page, '60-payment-cancelled');

    await openCardPage(page, `plan/${id}/premium/dkk`);
    await page.getByRole('button', { name: /^Betal/ }).click();
    await page.getByRole('heading', { name: 'Betalingen er gået igennem' }).waitFor();
    found.push(...(await lookAt(page, '61-payment-done')));
    await page.getByRole('link', { name: 'Gå til mine fester' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Åse fylder 60' });
    await card.waitFor();
    await waitFor(async () => (await plan()) === 'premium', 'the upgrade');
    await page.reload();
    await card.getByText('Premium').waitFor();

    expect(found).toEqual([]);
    expect(host.complaints).toEqual([]);
    await host.close();
  });
});
