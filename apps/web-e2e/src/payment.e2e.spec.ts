import { describe, expect, it } from '@jest/globals';
import { party } from '@festlig/contracts/party';
import { product, signedUpHost } from '@festlig/testing/product/product';
import { waitFor } from '@festlig/testing/product/wait-for';
import type { Page } from 'playwright-core';
import { DESK, visit } from './browser';
import { makeParty, openAsHost } from './hosting';
import { lookAt } from './looked-at';

const { url } = product();

/** Opens a payment dialog by its address (rule: payment-addresses), because no page links to one yet. */
async function openCardPage(host: Page, path: string): Promise<Page> {
  const page = await host.context().newPage();
  await page.goto(`${url}/payment/${path}`);
  await page.getByRole('heading', { name: 'Betaling' }).waitFor();
  return page;
}

describe('paying for a plan', () => {
  it('upgrades the party after the payment, and not after a cancelled payment', async () => {
    const { visitor: owner, email } = await signedUpHost(product(), { verified: false });
    const { id, sid } = await makeParty(owner);
    const plan = async () => (await owner.call(party.calls.getParty, { partyId: sid })).plan;
    const host = await visit(DESK);
    const { page } = host;
    await openAsHost(page, email, '/da/parties');

    const left = await openCardPage(page, `plan/${id}/premium/dkk`);
    expect(await left.getByText(/149,00/).count()).toBeGreaterThan(0);
    await left.getByRole('link', { name: 'Annullér' }).click();
    await left.getByRole('heading', { name: 'Betalingen blev afbrudt' }).waitFor();
    expect(await plan()).toBe('free');
    const found = await lookAt(left, '60-payment-cancelled');

    const paid = await openCardPage(page, `plan/${id}/premium/dkk`);
    await paid.getByRole('button', { name: /^Betal/ }).click();
    await paid.getByRole('heading', { name: 'Betalingen er gået igennem' }).waitFor();
    found.push(...(await lookAt(paid, '61-payment-done')));
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
