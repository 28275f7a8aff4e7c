import { beforeAll, describe, expect, it } from '@jest/globals';
import { rsvp } from '@festlig/contracts/rsvp';
import { product, signedUpHost } from '@festlig/testing/product/product';
import type { Visitor } from '@festlig/testing/product/visitor';
import { PHONE, visit } from './browser';
import { invitedGuest, makeParty } from './hosting';
import { lookAt } from './looked-at';

let host: Visitor;
beforeAll(async () => {
  product();
  host = (await signedUpHost(product(), { verified: false })).visitor;
});
const replies = async (partyId: string) => (await host.call(rsvp.calls.listRsvps, { partyId })).items;

describe('a guest with an unsteady network', () => {
  it('reads the invitation and answers without it, and the answer is sent once when it is back (rule: reply-sent-later)', async () => {
    const party = await makeParty(host);
    const { link } = await invitedGuest(host, party, 'Ida Å');
    const { page, close } = await visit(PHONE);
    await page.goto(link);
    await page.getByText('Ja, jeg kommer').click();
    await page.getByRole('button', { name: 'Send mit svar' }).waitFor();
    await page.context().setOffline(true);
    await page.getByLabel(/En hilsen til værten/).fill('Fra toget');
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    await page.getByText('Dit svar sendes, når du er på nettet igen.').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(party.title);
    expect(await lookAt(page, '46-answered-offline')).toEqual([]);
    expect(await replies(party.sid)).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Du kommer' }).waitFor();
    expect(await replies(party.sid)).toMatchObject([{ isComming: true, comment: 'Fra toget' }]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await close();
  });

  it('finds an answer sent when the page is opened again, after it was closed without a network', async () => {
    const party = await makeParty(host);
    const { link } = await invitedGuest(host, party, 'Ida Å');
    const { page, close } = await visit(PHONE);
    await page.goto(link);
    await page.getByText('Nej, jeg kan ikke').click();
    const send = page.getByRole('button', { name: 'Send mit svar' });
    await send.waitFor();
    const context = page.context();
    await context.setOffline(true);
    await send.click();
    await page.getByText('Dit svar sendes, når du er på nettet igen.').waitFor();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto(link);
    await later.getByRole('heading', { name: 'Du kan ikke komme' }).waitFor();
    expect(await replies(party.sid)).toMatchObject([{ isComming: false }]);
    await close();
  });
});

describe('a guest who opens the help over the invitation (rule: guest-page-taken-over)', () => {
  it('finds the thanks, and a change that was begun, as they were', async () => {
    const party = await makeParty(host);
    const { link } = await invitedGuest(host, party, 'Ida Å');
    const { page, close } = await visit(PHONE);
    await page.goto(link);
    await page.getByText('Ja, jeg kommer').click();
    await page.getByRole('button', { name: 'Send mit svar' }).click();
    const thanks = page.getByRole('heading', { name: 'Vi ses, Ida!' });
    await thanks.waitFor();
    const help = page.getByRole('link', { name: 'Hjælp' });
    await help.click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await thanks.waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: 'Ret mit svar' }).click();
    await page.getByLabel(/En hilsen til værten/).fill('Halvt skrevet');
    await help.click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByLabel(/En hilsen til værten/).inputValue()).toBe('Halvt skrevet');
    await close();
  });
});
