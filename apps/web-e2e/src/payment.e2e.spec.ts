import { contacts } from '@festlig/contracts/contacts';
import { party } from '@festlig/contracts/party';
import { type Product, signedUpHost } from '@festlig/testing/product/product';
// @ts-expect-error plain JavaScript: the run's fixture starts with it before anything is transformed
import { startProduct } from '@festlig/testing/product/start-product.mjs';
import { waitFor } from '@festlig/testing/product/wait-for';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser';
import { fillLogIn, makeParty } from './hosting';
import { lookAt } from './looked-at';

/** The payment window that the button of a plan opens, on the card provider's page. */
async function beginPayment(page: Page, plan: string): Promise<Page> {
  const opens = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Køb ${plan}` }).click();
  const popup = await opens;
  await popup.getByRole('heading', { name: 'Betaling' }).waitFor();
  return popup;
}

/** A product in which a party has only what its plan gives. */
let product: Product & { stop(): Promise<void> };
beforeAll(async () => {
  product = (await startProduct({ FEATURES: '', FESTLIG_KAFKA: 'off' })) as typeof product;
}, 180_000);
afterAll(() => product.stop());

async function openAsHost(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`${product.url}/da/login?return=${encodeURIComponent(path)}`);
  await fillLogIn(page, email);
  await page.waitForURL(product.url + path);
}

describe('paying for a plan', () => {
  it('begins on the plan page, in a window of its own, and upgrades the party only when it is paid', async () => {
    const { visitor: owner, email } = await signedUpHost(product, { verified: false });
    const { sid } = await makeParty(owner);
    const plan = async () => (await owner.call(party.calls.getParty, { partyId: sid })).plan;
    const host = await visit(PHONE);
    const { page } = host;
    // A flag of this browser opens nothing: a file is read with the limit of every plan, and the call is refused.
    await openAsHost(page, email, `/${sid}/contacts`);
    await page.goto(`${product.url}/${sid}/contacts?flag.import=on`);
    await page.waitForURL(`${product.url}/${sid}/contacts`);
    await page.getByRole('button', { name: 'Hent fra en fil Op til 50 fra Excel eller CSV' }).waitFor();
    const file = { name: 'gæster.csv', mimeType: 'text/csv', buffer: Buffer.from('Anne\n'.repeat(51)) };
    await page.getByTestId('guest-file').setInputFiles(file);
    await page.getByText(/^Filen har 51 gæster, og du kan tilføje højst 50 ad gangen/).waitFor();
    await page.getByRole('button', { name: /^Importer liste\. .*: hører til Pro/ }).waitFor();
    const csv = 'Navn;E-mail\nBo;bo@browser.example';
    await expect(owner.call(contacts.calls.importContacts, { partyId: sid, csv })).rejects.toMatchObject({
      status: 402,
    });
    const found = await lookAt(page, '58-plan-badges');
    await page.getByRole('button', { name: 'Annuller' }).click();
    const menu = page.getByRole('navigation', { name: 'Festens sider' });
    await menu.getByRole('button', { name: 'Mere' }).click();
    await page.getByRole('menuitem', { name: 'Plan', exact: true }).waitFor();
    await page.getByRole('menuitem', { name: 'Indstillinger' }).click();
    // The controls are shown, but a click on them explains the plan that has them.
    await page.getByRole('button', { name: 'Medværter: hører til Premium. Se, hvad planen giver' }).click();
    await page.getByRole('dialog', { name: 'Inviter medværter med Premium' }).waitFor();
    found.push(...(await lookAt(page, '59-plan-sheet')));
    await page.getByRole('link', { name: 'Se planerne' }).click();
    await page.waitForURL(`${product.url}/${sid}/plan?for=cohosts`);
    await page.getByRole('region', { name: 'Premium' }).getByText(/149/).waitFor();
    found.push(...(await lookAt(page, '60-plan')));

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
    found.push(...(await lookAt(page, '61-plan-bought')));
    // Back to what the plan was bought for.
    await page.getByRole('link', { name: 'Inviter medværter' }).click();
    await page.waitForURL(`${product.url}/${sid}/settings#cohosts`);
    await page.getByLabel('Medværtens e-mail').fill('medvaert@browser.example');
    expect(await page.getByText('hører til Premium').count()).toBe(0);
    await page.goto(`${product.url}/da/parties`);
    await page.getByRole('listitem').filter({ hasText: 'Åse fylder 60' }).getByText('Premium').waitFor();

    expect(found).toEqual([]);
    expect(host.complaints).toEqual([]);
    await host.close();
  }, 120_000);

  it('is done in the same tab where the browser opens no window, and comes back to the plan page', async () => {
    const { visitor: owner, email } = await signedUpHost(product, { verified: false });
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
