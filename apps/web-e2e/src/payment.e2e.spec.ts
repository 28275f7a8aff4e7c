import { party } from '@festlig/contracts/party';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { waitFor } from '@festlig/testing/product/wait-for';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();

/** The payment window that the button of a plan opens, on the card provider's page. */
async function beginPayment(page: Page, plan: string): Promise<Page> {
  const opens = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Køb ${plan}` }).click();
  const popup = await opens;
  await popup.getByRole('heading', { name: 'Betaling' }).waitFor();
  return popup;
}

describe('paying for a plan', () => {
  it('begins on the plan page, in a window of its own, and upgrades the party only when it is paid', async () => {
    const { visitor: owner, email } = await signedUpHost(product(), { verified: false });
    const { sid } = await makeParty(owner);
    const plan = async () => (await owner.call(party.calls.getParty, { partyId: sid })).plan;
    const host = await visit(PHONE);
    const { page } = host;
    await openAsHost(page, email, `/${sid}`);
    await page.getByRole('navigation', { name: 'Festens sider' }).getByText('Opgradér').click();
    await page.waitForURL(`${url}/${sid}/plan`);
    await page.getByRole('region', { name: 'Premium' }).getByText(/149/).waitFor();
    const found = await lookAt(page, '60-plan');

    const left = await beginPayment(page, 'Premium');
    expect(await left.getByText(/149,00/).count()).toBeGreaterThan(0);
    expect(await left.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 700]);
    const closed = left.waitForEvent('close');
    await left.getByRole('link', { name: 'Annullér' }).click();
    await left.getByRole('heading', { name: 'Betalingen blev afbrudt' }).waitFor();
    await closed;
    await page.getByText('Der er ikke trukket noget.').waitFor();
    expect(await plan()).toBe('free');

    const paid = await beginPayment(page, 'Premium');
    await paid.getByRole('button', { name: /^Betal/ }).click();
    await page.getByText('Tak! Festen har nu Premium.').waitFor();
    expect(await page.getByRole('button', { name: 'Køb Premium' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Opgradér' }).count()).toBe(0);
    found.push(...(await lookAt(page, '61-plan-bought')));
    await page.goto(`${url}/da/parties`);
    await page.getByRole('listitem').filter({ hasText: 'Åse fylder 60' }).getByText('Premium').waitFor();

    expect(found).toEqual([]);
    expect(host.complaints).toEqual([]);
    await host.close();
  }, 120_000);

  it('is done in the same tab where the browser opens no window, and comes back to the plan page', async () => {
    const { visitor: owner, email } = await signedUpHost(product(), { verified: false });
    const { sid } = await makeParty(owner, { language: 'en' });
    const host = await visit(DESK, 'en-GB');
    const { page } = host;
    await page.addInitScript(() => (window.open = () => null));
    await openAsHost(page, email, `/${sid}/plan`);
    await page.getByRole('button', { name: 'EN: English' }).click();
    await page.getByRole('button', { name: 'DKK' }).click();
    await page.getByRole('button', { name: 'Buy Pro' }).click();
    // The card provider's page is in the language of the account.
    await page.getByRole('button', { name: /^Betal/ }).click();
    await page.getByRole('heading', { name: 'The payment went through' }).waitFor();
    const found = await lookAt(page, '62-payment-done');
    await page.getByRole('link', { name: 'Back to the event' }).click();
    await page.getByText('Thank you! The event now has Pro.').waitFor();
    found.push(...(await lookAt(page, '63-plan-bought-in-english')));
    await waitFor(async () => (await owner.call(party.calls.getParty, { partyId: sid })).plan === 'pro', 'the upgrade');
    expect(found).toEqual([]);
    expect(host.complaints).toEqual([]);
    await host.close();
  }, 120_000);
});
