import { beforeAll, describe, expect, it } from '@jest/globals';
import { rsvp } from '@festlig/contracts/rsvp';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import { PHONE, visit } from './browser';
import { makeParty } from './hosting';

const { url } = product();
const WITHOUT = { javaScriptEnabled: false };

let host: Visitor;
beforeAll(async () => {
  host = (await signedUpHost(product(), { verified: false })).visitor;
});
const replies = async (partyId: string) => (await host.call(rsvp.calls.listRsvps, { partyId })).items;

describe('a guest whose browser runs no scripts (rule: form-without-scripts)', () => {
  it('answers without an invitation of their own, and gets a link to change it; a reload sends nothing again', async () => {
    const party = await makeParty(host);
    const { page, close } = await visit(PHONE, 'da-DK', WITHOUT);
    await page.goto(`${url}/${party.sid}`);
    await page.getByText('Ja, jeg kommer').click();
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.getByText('Skal udfyldes.').waitFor();
    await page.getByLabel('Dit navn').fill('Bo Ærø');
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.waitForURL(/\?rid=\w{12}#reply$/);
    await page.reload();
    expect(await replies(party.sid)).toMatchObject([{ name: 'Bo Ærø', isComming: true }]);
    await close();
  });
});
